import { FACET_NAMES, type FacetName } from './facet/facet-names.ts'

/** The parameter of an address that names the filters to open: `/search?open=colour`. It changes no result. */
export const OPENED = 'open'

/** The filters that an address asks to be open; unknown names are passed over. */
export function openedBy(params: URLSearchParams): readonly FacetName[] {
  const named = params.getAll(OPENED)
  return named.length === 0 ? [] : FACET_NAMES.filter((name) => named.includes(name))
}
