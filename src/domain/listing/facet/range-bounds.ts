import type { NumberStats } from '#search/engine.ts'
import { formatWhole } from '../../money.ts'
import type { RangeFacet } from './facets.ts'

/** A slider's ends and how far one key press moves (SEARCH-10). */
export interface RangeBounds {
  readonly min: number
  readonly max: number
  readonly step: number
}

/**
 * The ends that a facet's slider has over the results, on whole steps; null where there is nothing to slide between.
 * Without results the facet's own ends stand, if it has any (SEARCH-5, SEARCH-10).
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
  // A whole number of steps, so that a key press or a thumb reaches the last car (D-43).
  return { min, max: min + Math.ceil((max - min) / hundredth) * hundredth, step: hundredth }
}

/** '$10,000', '2019', '54,000 km': a number of a range as it reads. */
export function rangeNumberText(
  value: number,
  { prefix, suffix, grouped }: Pick<RangeFacet, 'prefix' | 'suffix' | 'grouped'>,
): string {
  return `${prefix}${grouped ? formatWhole(value) : value}${suffix}`
}
