import type { FacetValueView, FacetView } from '#views/listing/facet-views.ts'
import type { ListingView } from '#views/listing/listing-view.ts'

/** The page's GET forms, by what each form's own fields set. */
export type StateForm = 'words' | 'order' | 'filters'

export interface StateFieldsProps {
  readonly listing: ListingView
  readonly form: StateForm
}

/** Hidden fields with the rest of the listing state, so that a GET form keeps it. */
export function StateFields({ listing, form }: StateFieldsProps) {
  const asks = ASKS[form]
  const state = form === 'words' ? (listing.besideWords ?? listing.state) : listing.state
  return (form === 'filters' ? byHand(listing) : state)
    .filter(({ name, value }) => !asks(listing, name, value))
    .map(({ name, value }) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />)
}

/** A filter is changed by hand: the words no longer say what is searched, and what is left of them stays as it is. */
function byHand({ state, query }: ListingView): ListingView['state'] {
  return state.flatMap((field) => (field.name !== 'asked' ? field : query === '' ? [] : { ...field, value: query }))
}

/** Whether a form's own fields set a parameter, which must not be sent twice. */
const ASKS: Readonly<Record<StateForm, (listing: ListingView, name: string, value: string) => boolean>> = {
  words: (_listing, name) => name === 'query' || name === 'asked',
  order: (_listing, name) => name === 'sortBy',
  filters: ({ near, facets }, name, value) =>
    (near !== null && NEAR_FIELDS.includes(name)) || facets.some((facet) => holds(facet, name, value)),
}

/** Parameters of the distance filter. */
const NEAR_FIELDS: readonly string[] = ['postcode', 'distance']

/** Whether a filter's own controls send a value. */
function holds(facet: FacetView, name: string, value: string): boolean {
  if (facet.kind === 'late') return false
  if (facet.kind === 'range') return facet.name === name
  const among = (values: readonly FacetValueView[]) => values.some((each) => each.value === value)
  if (facet.name === name) return among(facet.values)
  return (facet.childName ?? 'model') === name && facet.values.some((each) => among(each.children))
}
