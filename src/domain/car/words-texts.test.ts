import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TEXTS } from '#tests/setup/texts.ts'
import { madeText, REAL_WORDS } from '../testing/made-texts.ts'
import { carTypeOf, driveOf, fuelOf, priceTypeOf, statusOf, transmissionOf } from './words.ts'

const inAustralia = (words: string) => fuelOf(words, 'AU')
/** Words that name one value in any text. */
const LISTS = [
  { of: inAustralia, words: { Petrol: ['petrol', 'Unleaded', 'E10', '91 RON'], Diesel: ['DIESEL', 'turbo diesel'] } },
  {
    of: transmissionOf,
    words: {
      Automatic: ['auto', 'AUTOMATIC', 'CVT', 'dual-clutch', '8 speed DSG', 'S tronic'],
      Manual: ['manual', '5 SP MANUAL'],
    },
  },
  { of: driveOf, words: { FWD: ['FWD', 'Front Wheel Drive'], RWD: ['rwd', 'rear wheel drive'] } },
] as const
/** Words that have a list's word within them, or none. */
const OTHERS = [
  ...REAL_WORDS.filter((word) => !/^(?:diesel|front|rear|sold)$/.test(word)),
  'Mandarin',
  'autograph',
  'Corona',
  'dieselgate',
  'petrologist',
  'awdry',
  'frontier',
] as const
const list = fc.constantFrom(...LISTS)

it('kind 1 STOCK-4 a word of a list counts only as a whole word of the text', () => {
  fc.assert(
    fc.property(
      list,
      fc.array(fc.constantFrom(...OTHERS), { maxLength: 4 }),
      fc.nat(40),
      ({ of, words }, others, at) => {
        const around = others.join(' ')
        expect([around, [null, around].includes(of(around))]).toEqual([around, true])
        const named = Object.entries<readonly string[]>(words).flatMap(([value, each]) =>
          each.map((word) => [value, word] as const),
        )
        const [value, word] = named[at % named.length]!
        const text = `${around} ${word} ${others.at(-1) ?? ''}`
        expect([text, of(text)]).toEqual([text, value])
      },
    ),
    TEXTS,
  )
})

it('kind 1 STOCK-4 two values of equal rank fit none', () => {
  fc.assert(
    fc.property(
      list,
      fc.nat(40),
      fc.nat(40),
      fc.constantFrom(' / ', ' or ', ', ', ' and '),
      ({ of, words }, first, second, between) => {
        const [one, other] = Object.values<readonly string[]>(words).map(
          (each, index) => each[(index === 0 ? first : second) % each.length],
        )
        const values = new Set(Object.keys(words))
        for (const text of [`${one}${between}${other}`, `${other}${between}${one}`])
          expect([text, values.has(of(text) ?? '')]).toEqual([text, false])
      },
    ),
    TEXTS,
  )
})

it('kind 1 STOCK-4 words that are looked up whole fit with no letter more, in any script', () => {
  const word = fc.constantFrom(
    'New',
    'used',
    'Demo',
    'certified',
    'Drive Away',
    'EGC',
    'in stock',
    'Deleted',
    'On Order',
  )
  fc.assert(
    fc.property(word, madeText([], 2), fc.boolean(), (known, rest, isBehind) => {
      fc.pre(/[\p{L}\p{N}]/u.test(rest.normalize('NFKC')) && !/^[^\p{L}\p{N}]*sold(?!\p{L})/iu.test(rest))
      const text = isBehind ? `${known} ${rest}` : `${rest} ${known}`
      expect([text, carTypeOf(text), priceTypeOf(text), statusOf(text)]).toEqual([text, null, null, null])
    }),
    {
      ...TEXTS,
      examples: [
        ['New', 'не', false],
        ['New', 'ไทย sold', false],
      ],
    },
  )
})
