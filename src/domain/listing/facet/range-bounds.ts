import type { NumberStats } from '#search/engine.ts'
import type { RangeFacet } from '../../car/facet.ts'
import { formatWhole } from '../../money.ts'

/** SEARCH-10: a slider's ends, and the step of one key press. */
export interface RangeBounds {
  readonly min: number
  readonly max: number
  readonly step: number
}

/**
 * SEARCH-5, SEARCH-10: the ends of a facet's slider for the results, on whole steps. Without results, the facet's own
 * ends are used, if it has any. Null if there is no range to slide over.
 */
export function rangeBounds(
  { step, bounds }: Pick<RangeFacet, 'step' | 'bounds'>,
  stats: Pick<NumberStats, 'min' | 'max'> | null,
): RangeBounds | null {
  const ends = stats ?? bounds
  if (ends === null) return null
  const grid = step ?? 1
  const min = Math.floor(ends.min / grid) * grid
  const max = Math.ceil(ends.max / grid) * grid
  if (min === max) return null
  if (step !== null) return { min, max, step }
  const hundredth = Math.max(1, Math.round((max - min) / 100))
  // The range is a whole number of steps, so that the slider reaches the last car (D-43).
  return { min, max: min + Math.ceil((max - min) / hundredth) * hundredth, step: hundredth }
}

/** Formats a number of a range: '$10,000', '2019', '54,000 km'. */
export function rangeNumberText(
  value: number,
  { prefix, suffix, grouped }: Pick<RangeFacet, 'prefix' | 'suffix' | 'grouped'>,
): string {
  return `${prefix}${grouped && Number.isInteger(value) ? formatWhole(value) : value}${suffix}`
}
