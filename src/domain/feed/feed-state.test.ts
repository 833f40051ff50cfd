import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TEXTS } from '#tests/setup/texts.ts'
import { madeText } from '../testing/made-texts.ts'
import { FEED_STATES, feedStateOf, phraseKey, withAnswer } from './feed-state.ts'

it.each([
  ['SOLD to J. Citizen', 'sold'],
  ['Sold - Pending Delivery', 'sold'],
  ['Deposit Taken', 'reserved'],
  ['Sale Pending', 'reserved'],
  ['Under Offer', 'reserved'],
  ['On Hold', 'reserved'],
  ['Available', 'in_stock'],
  ['In Transit', 'coming_soon'],
  ['Wholesale', null],
  ['Not sold', null],
  ['販売中', null],
] as const)('A8 STOCK-4 a feed that says %j means %s', (phrase, state) => {
  expect(feedStateOf(phrase)).toBe(state)
})

it('kind 5 A8 an answer counts for the phrase however it is written, and for no other', () => {
  const state = fc.constantFrom(...FEED_STATES)
  const phrase = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
  fc.assert(
    fc.property(phrase, phrase, state, state, (one, other, first, last) => {
      const answers = withAnswer(withAnswer(withAnswer({}, one, first), other, first), one, last)
      expect(feedStateOf(one, answers)).toBe(last)
      if (phraseKey(one) !== phraseKey(other)) expect(feedStateOf(other, answers)).toBe(first)
      else expect(Object.keys(answers)).toHaveLength(1)
      expect(feedStateOf('something else of mine', answers)).toBe(null)
    }),
    {
      ...TEXTS,
      examples: [
        ['On Hold', 'ON-HOLD!', 'sold', 'hidden'],
        ['販売中', '商談中', 'in_stock', 'reserved'],
        ['__proto__', 'x', 'sold', 'sold'],
      ],
    },
  )
})

it('kind 5 A8 a phrase with another word is another phrase, but for what begins with sold', () => {
  const known = fc.constantFrom(
    'Available',
    'Deposit Taken',
    'On Hold',
    'In Transit',
    'Under Offer',
    'Deleted',
    'Pending',
  )
  fc.assert(
    fc.property(
      known,
      madeText(['not', 'no longer', 'wholesale', 'неактивен', '販売中'], 2),
      fc.boolean(),
      (phrase, more, isBehind) => {
        fc.pre(/[\p{L}\p{N}]/u.test(more.normalize('NFKC')) && !/^[^\p{L}\p{N}]*sold(?![\p{L}\p{N}])/iu.test(more))
        const text = isBehind ? `${phrase} ${more}` : `${more} ${phrase}`
        expect([text, feedStateOf(text)]).toEqual([text, null])
        expect(feedStateOf(`SOLD - ${text}`)).toBe('sold')
        expect(feedStateOf(` ${phrase.toUpperCase().replaceAll(' ', '-')}! `)).toBe(feedStateOf(phrase))
      },
    ),
    {
      ...TEXTS,
      examples: [
        ['Available', 'не sold', false],
        ['Available', 'soldier blue', false],
        ['On Hold', 'ไทย sold', false],
      ],
    },
  )
})
