import type { FacetValueView, FacetView, ValueFacetView } from '#domain/stock/listing-view.ts'

/** Value, count, then what differs from most: its label, its choice, its children. */
type PackedValue = readonly [value: string, count: number, label?: string | 0, selected?: 1 | 0, ...PackedValue[]]

/** A facet whose values are written without their field names, of which a listing has fifteen hundred. */
export type PackedFacet =
  | Exclude<FacetView, ValueFacetView>
  | (Omit<ValueFacetView, 'values'> & { readonly packed: readonly PackedValue[] })

export function packedFacet(facet: FacetView): PackedFacet {
  if (facet.kind === 'range') return facet
  const { values, ...rest } = facet
  return { ...rest, packed: values.map(packedValue) }
}

function packedValue({ value, label, count, selected, children }: FacetValueView): PackedValue {
  const shown = label === value ? 0 : label
  if (selected || children.length > 0) return [value, count, shown, selected ? 1 : 0, ...children.map(packedValue)]
  return shown === 0 ? [value, count] : [value, count, shown]
}

export function unpackedFacet(facet: PackedFacet): FacetView {
  if (facet.kind === 'range') return facet
  const { packed, ...rest } = facet
  return { ...rest, values: packed.map(unpackedValue) }
}

function unpackedValue([value, count, label, selected, ...children]: PackedValue): FacetValueView {
  return { value, label: label || value, count, selected: selected === 1, children: children.map(unpackedValue) }
}
