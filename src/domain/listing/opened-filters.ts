import { FACET_NAMES, type FacetName } from './facet/facet-names.ts'

/** Address parameter that lists the open filters: `/search?open=colour`. It does not change the results. */
export const OPENED = 'open'

/** The filters that an address opens; unknown names are ignored. */
export function openedBy(params: URLSearchParams): readonly FacetName[] {
  const named = params.getAll(OPENED)
  return named.length === 0 ? [] : FACET_NAMES.filter((name) => named.includes(name))
}
