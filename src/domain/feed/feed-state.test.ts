import fc from 'fast-check'
import { expect, it } from 'vitest'
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

it('A8 an answer counts for the phrase however it is written, and for no other', () => {
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
      examples: [
        ['On Hold', 'ON-HOLD!', 'sold', 'hidden'],
        ['販売中', '商談中', 'in_stock', 'reserved'],
        ['__proto__', 'x', 'sold', 'sold'],
      ],
    },
  )
})
