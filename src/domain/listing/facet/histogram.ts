import type { FacetCount } from '#search/engine.ts'
import type { RangeBounds } from './range-bounds.ts'

/** Number of bars. */
const BARS = 24

/** SEARCH-10: the number of cars per bar, for bars of equal width over a slider's range. */
export function histogram(
  counts: readonly FacetCount[],
  { min, max }: Pick<RangeBounds, 'min' | 'max'>,
): readonly number[] {
  const bars = new Array<number>(BARS).fill(0)
  for (const { value, count } of counts) {
    const bar = Math.floor(((Number(value) - min) / (max - min)) * BARS)
    // The range's upper end is in the last bar.
    const at = Math.min(bar, BARS - 1)
    bars[at] = (bars[at] ?? 0) + count
  }
  return bars
}
