import type { FacetName } from './facet-names.ts'

/** Site fields that facets depend on. A `Site` is one. */
export interface FacetSite {
  readonly dealerships: readonly { readonly slug: string; readonly name: string }[]
  readonly search: { readonly customBodies: boolean }
}

/**
 * The engine's field for a facet. It has the facet's name, except for body types on sites that show their own
 * (SEARCH-9).
 */
export function facetField(name: FacetName, { search }: FacetSite): string {
  return name === 'body' && search.customBodies ? 'own_body' : name
}

/** Converts a value to the engine's. Dealerships are indexed by slug, so that renaming one needs no reindexing. */
export function fieldValue(name: FacetName, value: string, { dealerships }: FacetSite): string {
  if (name !== 'dealership_name') return value
  return dealerships.find((dealership) => dealership.name === value)?.slug ?? value
}

/** Converts an engine's value to the one that visitors see. */
export function facetValue(name: FacetName, value: string, { dealerships }: FacetSite): string {
  if (name !== 'dealership_name') return value
  return dealerships.find(({ slug }) => slug === value)?.name ?? value
}
