import type { NumberStats } from '#search/engine.ts'
import { say } from '#words/say.ts'
import type { Facet } from '../../car/facet.ts'
import { inWordsOf, REGIONS, type RegionCode } from '../../region.ts'
import { KM_PER_MILE } from '../../units.ts'
import type { NumberRange } from '../stock-query.ts'
import type { FacetName } from './facet-names.ts'
import { FACETS } from './facets.ts'

/** SITE-6, LOOK-1: a facet with the region's words and units, in the words of the site at work. Addresses use the region's units too. */
export function facetIn(region: RegionCode, name: FacetName): Facet {
  const { words, distance } = REGIONS[region]
  const facet = said(FACETS[name])
  if (name === 'colour') return { ...facet, label: words.colour }
  if (IN_WORDS.includes(name) && facet.kind === 'values')
    return { ...facet, valueLabel: (value) => inWordsOf(region, facet.valueLabel(value)) }
  if (facet.kind !== 'range' || !DISTANCES.includes(name)) return facet
  return { ...facet, label: name === 'km' ? words.kilometres : facet.label, suffix: ` ${distance}` }
}

/** Facets that are distances. */
const DISTANCES: readonly FacetName[] = ['km', 'driving_range']

/** Facets whose values are words that differ by region. */
const IN_WORDS: readonly FacetName[] = ['fuel', 'body', 'simple_body']

function said(facet: Facet): Facet {
  const label = say(facet.label)
  if (facet.kind === 'range') return { ...facet, label }
  return { ...facet, label, showAllLabel: say(facet.showAllLabel), showLessLabel: say(facet.showLessLabel) }
}

/** Converts a selected range to stored units. Cars that show as exactly one of the limits are included. */
export function storedRange(name: FacetName, range: NumberRange, region: RegionCode): NumberRange {
  if (!isInMiles(name, region)) return range
  const { min, max } = range
  return {
    min: min === null ? null : (min - HALF_A_MILE) * KM_PER_MILE,
    max: max === null ? null : (max + HALF_A_MILE) * KM_PER_MILE,
  }
}

/** Converts statistics from stored units to the region's. */
export function shownStats<Stats extends Partial<NumberStats>>(
  name: FacetName,
  stats: Stats,
  region: RegionCode,
): Stats {
  if (!isInMiles(name, region)) return stats
  const miles = Object.entries(stats).map(([key, km]) => [key, toMiles(km)])
  return { ...stats, ...Object.fromEntries(miles) }
}

/** Odometers are shown in whole miles. */
const HALF_A_MILE = 0.5

/** Kilometres as whole miles. */
export function toMiles(km: number): number {
  return Math.round(km / KM_PER_MILE)
}

/** Whether the facet is shown in miles in the region. */
export function isInMiles(name: FacetName, region: RegionCode): boolean {
  return DISTANCES.includes(name) && REGIONS[region].distance === 'mi'
}
