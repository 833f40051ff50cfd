import type { FacetCount } from '#search/engine.ts'
import type { RangeBounds } from './range-bounds.ts'

/** How many bars stand between a slider's ends. */
const BARS = 24

/** How many cars lie in each of equal parts of a slider's range, given how many there are of each number (SEARCH-10). */
export function histogram(
  counts: readonly FacetCount[],
  { min, max }: Pick<RangeBounds, 'min' | 'max'>,
): readonly number[] {
  const bars = new Array<number>(BARS).fill(0)
  for (const { value, count } of counts) {
    const bar = Math.floor(((Number(value) - min) / (max - min)) * BARS)
    // The range's upper end belongs to the last bar.
    const at = Math.min(bar, BARS - 1)
    bars[at] = (bars[at] ?? 0) + count
  }
  return bars
}
