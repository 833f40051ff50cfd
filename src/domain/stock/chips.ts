import type { RegionCode } from '../region.ts'
import { FACET_NAMES, type FacetName } from './facet-names.ts'
import { FACETS, type RangeFacet } from './facets.ts'
import { hereWith, type ListingPlace, withoutPage } from './listing-place.ts'
import type { ChipView } from './listing-view.ts'
import { narrow, without, withoutNear } from './narrow.ts'
import { nearText } from './near.ts'
import { rangeNumberText } from './range-bounds.ts'
import type { NumberRange } from './stock-query.ts'

/** What narrows the listing now, the page's own filter too, each with a link that drops it (SEARCH-15). */
export function chips(place: ListingPlace, region: RegionCode): readonly ChipView[] {
  const { page, query } = place
  const within = nearText(query.near, region)
  return [
    ...(page.kind === 'all' ? [] : [{ label: page.name, removeHref: withoutPage(place) }]),
    ...(query.text === ''
      ? []
      : [{ label: `‘${query.text}’`, removeHref: hereWith(place, narrow(query, { text: '' })) }]),
    ...FACET_NAMES.flatMap((name) => facetChips(name, place)),
    ...(within === null ? [] : [{ label: within, removeHref: hereWith(place, withoutNear(query)) }]),
  ]
}

function facetChips(name: FacetName, place: ListingPlace): readonly ChipView[] {
  const facet = FACETS[name]
  const { query } = place
  if (facet.kind === 'values') {
    return (query.values[name] ?? []).map((value) => ({
      label: facet.valueLabel(value),
      removeHref: hereWith(place, without(query, name, value)),
    }))
  }
  const range = query.ranges[name]
  if (range === undefined) return []
  return [{ label: rangeText(range, facet), removeHref: hereWith(place, without(query, name)) }]
}

/** 'Price $10,000 to $20,000', 'Year from 2019', 'Kilometres up to 50,000 km' */
function rangeText({ min, max }: NumberRange, facet: RangeFacet): string {
  const [from, to] = [min, max].map((value) => (value === null ? null : rangeNumberText(value, facet)))
  if (from === null) return `${facet.label} up to ${to}`
  return to === null ? `${facet.label} from ${from}` : `${facet.label} ${from} to ${to}`
}
