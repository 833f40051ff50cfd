import type { FacetName } from './facet-names.ts'

/** What a facet's field and values depend on; a `Site` is one. */
export interface FacetSite {
  readonly dealerships: readonly { readonly slug: string; readonly name: string }[]
  readonly search: { readonly customBodies: boolean }
}

/** The engine's field of a facet: its name, but for the bodies of sites that name them in their own way (SEARCH-9). */
export function facetField(name: FacetName, { search }: FacetSite): string {
  return name === 'body' && search.customBodies ? 'own_body' : name
}

/** A value as the engine holds it: dealerships are held by slug, so that a new name changes no document. */
export function fieldValue(name: FacetName, value: string, { dealerships }: FacetSite): string {
  if (name !== 'dealership_name') return value
  return dealerships.find((dealership) => dealership.name === value)?.slug ?? value
}

/** A value as a visitor sees it. */
export function facetValue(name: FacetName, value: string, { dealerships }: FacetSite): string {
  if (name !== 'dealership_name') return value
  return dealerships.find(({ slug }) => slug === value)?.name ?? value
}
