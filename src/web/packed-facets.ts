import type { FacetValueView, FacetView, ValueFacetView } from '#views/listing/listing-view.ts'

/** Value, count, then what differs from most: its label, its choice, its children. */
export type PackedValue = readonly [
  value: string,
  count: number,
  label?: string | 0,
  selected?: 1 | 0,
  ...PackedValue[],
]

/** A facet whose values are written without their field names, of which a listing has fifteen hundred. */
export type PackedFacet =
  | Exclude<FacetView, ValueFacetView>
  | (Omit<ValueFacetView, 'values'> & { readonly packed: readonly PackedValue[] })

/** The facet that `packFacet` packed. */
export function unpackedFacet(facet: PackedFacet): FacetView {
  if (facet.kind === 'range') return facet
  const { packed, ...rest } = facet
  return { ...rest, values: packed.map(unpackedValue) }
}

function unpackedValue([value, count, label, selected, ...children]: PackedValue): FacetValueView {
  return { value, label: label || value, count, selected: selected === 1, children: children.map(unpackedValue) }
}
