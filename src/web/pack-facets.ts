import type { FacetValueView, FacetView } from '#views/listing/listing-view.ts'
import { createKeptTexts } from './kept-texts.ts'
import type { PackedValue } from './packed-facets.ts'

/** The facets as JSON of `PackedFacet`: their texts come back with every search, so that each is quoted once. */
export function packFacets(facets: readonly FacetView[]): string {
  return `[${facets.map(packFacet).join(',')}]`
}

function packFacet(facet: FacetView): string {
  if (facet.kind === 'range') return JSON.stringify(facet)
  const { values, ...rest } = facet
  let packed = ''
  for (const value of values) packed += `${packed === '' ? '' : ','}${packValue(value)}`
  return `${JSON.stringify(rest).slice(0, -1)},"packed":[${packed}]}`
}

function packValue(value: FacetValueView): string {
  if (value.selected || value.children.length > 0) return JSON.stringify(packedValue(value))
  const label = value.label === value.value ? '' : `,${quoted(value.label)}`
  return `[${quoted(value.value)},${value.count}${label}]`
}

function packedValue({ value, label, count, selected, children }: FacetValueView): PackedValue {
  return [value, count, label === value ? 0 : label, selected ? 1 : 0, ...children.map(packedValue)]
}

function quoted(text: string): string {
  return texts(text, () => JSON.stringify(text))
}

/** Some dozen bytes each. */
const texts = createKeptTexts<string>(50_000)
