import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '#search/fold.ts'
import { TEXTS } from '#tests/setup/texts.ts'
import { number, whole } from '../car/field.ts'
import { isAbsent, yesOrNo } from '../car/words.ts'
import { cleanLine } from '../form/clean-text.ts'
import { madeText, SEPARATORS } from '../testing/made-texts.ts'
import { amountText } from './amount.ts'
import { readList, readNumber, readText, readYesNo } from './cell.ts'
import { readInstant } from './read-instant.ts'

/** The fields of numbers, each with its own units. */
const FIELDS = [
  { field: whole(9, 'a number of doors'), units: ['doors', 'dr', 'Door', 'd', ''] },
  { field: whole(99, 'a number of seats'), units: [' seats', ' Seater', ''] },
  { field: number(100_000, 'kilograms'), units: [' kg', 'kgs', ' kilograms', ''] },
  { field: number(30_000, 'millimetres'), units: ['mm', ' mm', ''] },
  { field: number(99, 'litres per 100 km'), units: [' L / 100 km', 'l/100km', ' L/100 km combined', ''] },
  { field: number(10_000, 'newton metres'), units: ['Nm', ' Nm @ 2,000 rpm', ' N.m', ''] },
  { field: number(100, 'per cent a year'), units: ['%', ' % p.a.', ' per cent', ''] },
] as const
/** Units of something else, and words that make a figure another one. */
const OTHER_RESTS = [
  ' lb',
  ' tonnes',
  't',
  ' m',
  ' cm',
  'k',
  ' million',
  ' to 7',
  ' or 7',
  ' + 2',
  ' x 2',
  ' & 9',
  ' hours',
  ' thereof',
  '½',
] as const
const digits = fc.oneof(
  fc.integer({ min: 1, max: 99_999 }).map(String),
  fc.constantFrom('0', '1.5', '6.8', '4,125.5', '12 990', '2.25'),
)

describe('kind 1: a cell is read whole, or it is empty with a fault', () => {
  it('A6 STOCK-4 a number is the only one in its text, in a unit of its field', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FIELDS), digits, fc.nat(9), ({ field, units }, figure, at) => {
        const plain = Number(figure.replace(/[, ]/g, ''))
        const { value, fault } = readNumber(`${figure}${units[at % units.length]}`, field)
        if (fault === null) expect(value).toBe(field.whole ? Math.round(plain) : plain)
        else expect([value, plain > field.max || /[.,]\d/.test(figure)]).toEqual([null, true])
      }),
      TEXTS,
    )
  })

  it('A6 STOCK-4 a number with a rest that is no unit is no number', () => {
    const rest = fc.oneof(fc.constantFrom(...OTHER_RESTS), madeText([...OTHER_RESTS, '7', 'x']))
    fc.assert(
      fc.property(fc.constantFrom(...FIELDS), digits, rest, ({ field, units }, figure, tail) => {
        fc.pre(/[\p{L}\p{N}]/u.test(tail))
        fc.pre(!(units as readonly string[]).some((unit) => unit.trim().toLowerCase() === tail.trim().toLowerCase()))
        const { value, fault } = readNumber(`${figure} ${tail}`, field)
        // A group of three digits belongs to the number: '12 990'.
        fc.pre(!/^\d{3}(?!\d)/.test(tail))
        expect([value, typeof fault]).toEqual([null, 'string'])
      }),
      TEXTS,
    )
  })

  it('D-24 an amount is read as it is written, or left out with a reason', () => {
    const amount = fc.integer({ min: 100, max: 9_999_999 })
    const style = fc.constantFrom(
      ...['', '$', 'AUD ', 'US$', 'NZ$ '].flatMap((sign) => [',', ' ', '.', "'", ''].map((group) => ({ sign, group }))),
    )
    const around = madeText(
      ['drive away', '*', 'plus ORC', 'from', 'was', 'now', 'deposit', 'per week', '12', 'k', 'POA'],
      3,
    )
    fc.assert(
      fc.property(amount, style, around, around, (each, { sign, group }, before, after) => {
        const written = sign + String(each).replace(/\B(?=(?:\d{3})+$)/g, group)
        const alone = amountText(written)
        expect(alone).toMatchObject({ kind: 'amount', amount: each })
        fc.pre(!/[\p{N}\p{L}-]\s*$/u.test(before) || /\p{L} ?$/u.test(before))
        fc.pre(!/^\s*(?:\d|(?:k|m|grand|thousand|million|mil)(?!\p{L}))/iu.test(after.normalize('NFKC')))
        const read = amountText(`${before} ${written} ${after}`)
        if (read.kind === 'amount') expect(read.amount).toBe(each)
        else if (read.kind === 'unclear') expect(read.reason).not.toBe('')
        else expect(`${before} ${after}`).toMatch(/call|phone|ring|ask|contact|email|enquire|inquire/i)
      }),
      TEXTS,
    )
  })

  it('A14 SITE-6 a date is read as it is written, or left out with a fault', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    const time = fc.constantFrom('', ' 09:30', ' 9:30 PM', ', 23:59', ' 25:10', ' 9.30')
    const tail = fc.oneof(
      { weight: 2, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: madeText(['or', '2027', 'est.', '(new)'], 2) },
    )
    fc.assert(
      fc.property(day, fc.nat(6), time, tail, fc.boolean(), (date, at, clock, rest, isDayFirst) => {
        const [iso = ''] = date.toISOString().split('T')
        const [year = '', month = '', each = ''] = iso.split('-')
        const name = date.toLocaleString('en-AU', { month: 'long', timeZone: 'UTC' })
        const order = isDayFirst ? [each, month] : [month, each]
        const shapes = [
          iso,
          [...order, year].join('/'),
          [...order, year.slice(2)].map(Number).join('.'),
          `${Number(each)}-${name.slice(0, 3)}-${year}`,
          `${name} ${Number(each)}, ${year}`,
          `${iso}T10:00:00.5`,
          `${iso}T10:00:00+1000`,
        ]
        const written = `${shapes[at % shapes.length]}${clock}${rest === '' ? '' : ` ${rest}`}`
        const { value, fault } = readInstant(written, isDayFirst)
        expect([value === null, fault === null]).toEqual(value === null ? [true, false] : [false, true])
        if (value !== null) expect([written, value.slice(0, 10)]).toEqual([written, iso])
        if (clock === '' && rest === '' && at !== 2) expect(value).not.toBeNull()
        if (/25:10|9\.30/.test(clock) || /[^\P{L}Z]|2027/iu.test(rest))
          expect([written, value]).toEqual([written, null])
      }),
      TEXTS,
    )
  })

  it('STOCK-4 yes and no are whole words', () => {
    const words = madeText(['yes', 'No', 'Y', 'n', '1', '0', 'true', 'FALSE', 't', 'f'], 2)
    fc.assert(
      fc.property(words, (text) => {
        const { value, fault } = readYesNo(text)
        const letters =
          text
            .normalize('NFKC')
            .toLowerCase()
            .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []
        if (value === null) expect(fault).toBe(readText(text) === null ? null : 'is neither yes nor no')
        else expect([text, yesOrNo(letters.join(''))]).toEqual([text, value])
        // 'n o' is no more than 'no' in two pieces.
        if (letters.length === 2 && !/^(?:no|yes)$/.test(fold(letters.join(''))))
          expect([text, value]).toEqual([text, null])
      }),
      { ...TEXTS, examples: [['нет y'], ['n 𝅗𝅥'], ['1 台'], ['n Ṍ']] },
    )
  })

  it('STOCK-1 the items of a list are those that stand in the text, each whole and in its order', () => {
    const item = madeText(['Tow bar', 'Rock & roll audio', 'Sunroof'], 3).map((each) =>
      cleanLine(cleanLine(each).replace(/[|;,[\]]/g, ' ')),
    )
    fc.assert(
      fc.property(fc.array(item, { maxLength: 8 }), fc.constantFrom('|', ';', '\n', ' | ', ', '), (items, between) => {
        const wanted = items.filter((each) => !isAbsent(each))
        expect(readList(items.join(between), /[|;\n]|,\s/)).toEqual(wanted)
        expect(readList(JSON.stringify(items), /[|;\n]|,\s/)).toEqual(wanted)
      }),
      TEXTS,
    )
  })

  it('STOCK-4 a text is stored as written, without extra blanks and invisible characters', () => {
    fc.assert(
      fc.property(madeText([...SEPARATORS, 'A-1', '00124']), (text) => {
        const stored = readText(text)
        expect(stored ?? '').toBe(isAbsent(cleanLine(text)) ? '' : cleanLine(text))
      }),
      TEXTS,
    )
  })
})
