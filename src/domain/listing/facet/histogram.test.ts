import { expect, it } from 'vitest'
import { histogram } from './histogram.ts'

it('SEARCH-10 counts every car in one bar, those at the ends in the first and the last', () => {
  const counts = [
    { value: '0', count: 3 },
    { value: '1000', count: 2 },
    { value: '12000', count: 5 },
    { value: '24000', count: 1 },
  ]
  const bars = histogram(counts, { min: 0, max: 24_000 })
  expect(bars).toHaveLength(24)
  expect([bars[0], bars[1], bars[12], bars[23]]).toEqual([3, 2, 5, 1])
  expect(bars.reduce((sum, bar) => sum + bar, 0)).toBe(11)
})

it('SEARCH-10 has only empty bars without cars', () => {
  expect(new Set(histogram([], { min: 0, max: 100_000 }))).toEqual(new Set([0]))
})
