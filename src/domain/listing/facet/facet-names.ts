import { FACET_FACTS } from '../../car/fact-places.ts'

/** SEARCH-3: the facets, by their names in addresses. */
export const FACET_NAMES = FACET_FACTS
export type FacetName = (typeof FACET_NAMES)[number]

/** SEARCH-7: the sort orders, by the value of `sortBy`. */
export const SORT_NAMES = ['relevance', 'latest', 'price_desc', 'price_asc', 'km_desc', 'km_asc'] as const
export type SortName = (typeof SORT_NAMES)[number]

/** SEARCH-19: with a postcode, visitors can also sort by distance. */
export type ChosenSort = SortName | 'distance'
