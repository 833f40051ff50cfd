import type { Place } from './location.ts'

/** PLACE-1: filters that select a block's locations. Any other value is a location's id or subtype. */
export const LOCATION_FILTERS = ['primary', 'sales', 'service', 'parts', 'service-and-parts', 'all'] as const
export type LocationFilter = (typeof LOCATION_FILTERS)[number]

type Sorted<Somewhere> = readonly Somewhere[]
type ListedLocation = Pick<Place, 'id' | 'types' | 'primary' | 'visible' | 'subtype'>

/** PLACE-1: the selection of each filter, from sorted locations. */
const CHOOSE: Readonly<Record<LocationFilter, <S extends ListedLocation>(sorted: Sorted<S>) => Sorted<S>>> = {
  primary: (sorted) => {
    const named = sorted.filter(({ primary }) => primary)
    return named.length > 0 ? named : sorted.slice(0, 1)
  },
  sales: (sorted) => sorted.filter(({ types }) => types.includes('sales')),
  service: (sorted) => sorted.filter(({ types }) => types.includes('service')),
  parts: (sorted) => sorted.filter(({ types }) => types.includes('parts')),
  'service-and-parts': (sorted) => sorted.filter(({ types }) => types.includes('service') || types.includes('parts')),
  all: (sorted) => sorted,
}

/**
 * PLACE-1: the visible locations of a block, selected by a filter, an id or a subtype. Sales first, then service, then
 * parts, each in the order of the configuration.
 */
export function shownLocations<Somewhere extends ListedLocation>(
  locations: readonly Somewhere[],
  chosen: string,
): readonly Somewhere[] {
  const sorted = visibleLocations(locations).toSorted((one, other) => rank(one) - rank(other))
  if (isFilter(chosen)) return CHOOSE[chosen](sorted)
  const matches = sorted.filter(({ id }) => id === chosen)
  return matches.length > 0 ? matches : sorted.filter(({ subtype }) => subtype != null && subtype === chosen)
}

/**
 * P-8: the locations that are listed anywhere: blocks, header, footer, forms, sitemap. A hidden one keeps its cars, its
 * leads and its own page, for people who are sent there.
 */
export function visibleLocations<Somewhere extends Pick<Place, 'visible'>>(
  locations: readonly Somewhere[],
): readonly Somewhere[] {
  return locations.filter(({ visible }) => visible !== false)
}

/** PLACE-1: one location is shown as a card; several as a list or a map, as the site's options say. */
export function arrangementOf(count: number, several: 'list' | 'map'): 'card' | 'list' | 'map' {
  return count === 1 ? 'card' : several
}

const ORDER = ['sales', 'service', 'parts']

/** Rank of the first department in ORDER that the location has. */
function rank({ types }: ListedLocation): number {
  const first = ORDER.findIndex((type) => types.includes(type))
  return first < 0 ? ORDER.length : first
}

function isFilter(chosen: string): chosen is LocationFilter {
  return Object.hasOwn(CHOOSE, chosen)
}
