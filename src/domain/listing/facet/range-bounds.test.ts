import { expect, it } from 'vitest'
import type { RangeFacet } from '../../car/facet.ts'
import { FACETS } from './facets.ts'
import { rangeBounds, rangeNumberText } from './range-bounds.ts'

const price: Pick<RangeFacet, 'step' | 'bounds'> = { step: 1000, bounds: { min: 0, max: 100_000 } }
const year: Pick<RangeFacet, 'step' | 'bounds'> = { step: null, bounds: null }

it.each([
  ['on whole steps', price, { min: 15_990, max: 48_010 }, { min: 15_000, max: 49_000, step: 1000 }],
  ['the default without results', price, null, { min: 0, max: 100_000, step: 1000 }],
  ['a year by single years', year, { min: 2009, max: 2026 }, { min: 2009, max: 2026, step: 1 }],
  ['a hundredth of a wide range', year, { min: 0, max: 1250 }, { min: 0, max: 1261, step: 13 }],
  ['none without results or default', year, null, null],
  ['none where all are equal', year, { min: 2020, max: 2020 }, null],
])('SEARCH-10 a slider’s ends: %s', (_, facet, stats, bounds) => {
  expect(rangeBounds(facet, stats)).toEqual(bounds)
})

it.each([
  { min: 150, max: 499 },
  { min: 0, max: 1250 },
  { min: 2009, max: 2026 },
  { min: 3, max: 1_000_003 },
])('D-43 SEARCH-10 divides %o into whole steps that include every car', (stats) => {
  const bounds = rangeBounds(year, stats)
  if (bounds === null) throw new Error('no slider')
  expect((bounds.max - bounds.min) % bounds.step).toBe(0)
  expect(bounds.max).toBeGreaterThanOrEqual(stats.max)
  expect(bounds.max - stats.max).toBeLessThan(bounds.step)
})

it.each([
  ['price', 10_000, '$10,000'],
  ['km', 54_000, '54,000 km'],
  ['year', 2019, '2019'],
] as const)('SEARCH-10 formats a number of %s: %d as %s', (name, value, text) => {
  const facet = FACETS[name]
  if (facet.kind !== 'range') throw new Error(`${name} is no range`)
  expect(rangeNumberText(value, facet)).toBe(text)
})
