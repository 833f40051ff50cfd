import { expect, it } from 'vitest'
import { isOutside, moveEnd, type RangeEnds, typeEnd } from './range-ends.ts'

const price = { min: 0, max: 100_000, step: 1000 }
const open: RangeEnds = { from: null, to: null }

const moves: readonly [string, RangeEnds, 'from' | 'to', number, RangeEnds][] = [
  ['snaps to a step', open, 'from', 12_345, { from: 12_000, to: null }],
  ['is clamped to the lowest end', open, 'from', -5, open],
  ['is clamped to the highest end', open, 'to', 250_000, open],
  ['never puts min above the current max', { from: null, to: 30_000 }, 'from', 50_000, { from: 30_000, to: 30_000 }],
  ['never puts max below the current min', { from: 20_000, to: null }, 'to', 5000, { from: 20_000, to: 20_000 }],
  [
    'opens an end that is moved to the range’s own',
    { from: 20_000, to: 40_000 },
    'to',
    100_000,
    { from: 20_000, to: null },
  ],
]
it.each(moves)('SEARCH-10 a moved end %s', (_, ends, end, value, after) => {
  expect(moveEnd(price, ends, end, value)).toEqual(after)
})

const typings: readonly [string, RangeEnds, 'from' | 'to', string, RangeEnds][] = [
  ['may carry a dollar sign and commas', open, 'to', '$20,500', { from: null, to: 20_500 }],
  ['may be in thousands', open, 'to', '20k', { from: null, to: 20_000 }],
  ['that is empty opens the end', { from: 5000, to: 9000 }, 'from', '', { from: null, to: 9000 }],
  ['beyond the range stays as typed (D-45)', { from: 5000, to: null }, 'to', '900000', { from: 5000, to: 900_000 }],
  ['at the range’s own end stays as typed (D-45)', open, 'to', '100000', { from: null, to: 100_000 }],
  ['from zero is open', { from: 5000, to: null }, 'from', '0', open],
  ['below the other end is the lower one', { from: 5000, to: null }, 'to', '400', { from: 400, to: 5000 }],
  ['above the other end is the higher one', { from: null, to: 30_000 }, 'from', '40000', { from: 30_000, to: 40_000 }],
]
it.each(typings)('SEARCH-10 A19 a typed end %s', (_, ends, end, text, after) => {
  expect(typeEnd(price, ends, end, text)).toEqual({ ends: after })
})

it.each([
  ['to', '-3', 'no-number'],
  ['from', 'cheap', 'no-number'],
  ['to', '1999.5', 'no-number'],
  ['from', '99999999', 'above-all'],
] as const)('SEARCH-10 A19 %s %o changes no end and gets a sentence: %s', (end, text, fault) => {
  expect(typeEnd(price, { from: 5000, to: null }, end, text)).toEqual({ fault })
})

it.each([
  ['500', true],
  ['$200,000', true],
  ['cheap', true],
  ['', false],
  ['20,000', false],
])('SEARCH-10 whether %o is outside the range, which is logged: %s', (text, outside) => {
  expect(isOutside({ min: 1000, max: 100_000, step: 1000 }, text)).toBe(outside)
})
