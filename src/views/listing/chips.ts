import type { RangeFacet } from '#domain/car/facet.ts'
import { facetIn } from '#domain/listing/facet/facet-in-region.ts'
import { FACET_NAMES, type FacetName } from '#domain/listing/facet/facet-names.ts'
import { rangeNumberText } from '#domain/listing/facet/range-bounds.ts'
import { byHand, narrow, without, withoutExcluded, withoutNear } from '#domain/listing/narrow.ts'
import { nearText } from '#domain/listing/near.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import type { NumberRange, StockQuery } from '#domain/listing/stock-query.ts'
import type { RegionCode } from '#domain/region.ts'
import * as words from '#words/listing.ts'
import { say } from '#words/say.ts'
import { hereWith, type ListingState } from './listing-state.ts'
import { pageName } from './listing-titles.ts'

export interface ChipView {
  readonly label: string
  readonly removeHref: string
  /** If nothing matches now: the cars found without this filter: 12, '12 cars'. */
  readonly brings?: { readonly count: number; readonly text: string }
}

/** An active filter, and the listing without it. */
export interface ActiveFilter {
  readonly label: string
  readonly without: ListingState
}

/** SEARCH-15: the active filters, each with a link that removes it. */
export function chips(place: ListingState, region: RegionCode): readonly ChipView[] {
  return activeFilters(place, region).map(({ label, without: rest }) => ({
    label,
    removeHref: hereWith(rest, rest.query),
  }))
}

/** The active filters, the page's own first. A value that the page has too is said, and goes, with the page. */
export function activeFilters(place: ListingState, region: RegionCode): readonly ActiveFilter[] {
  const { page, query } = place
  const within = nearText(query.near, region)
  const ofPage = FACET_NAMES.flatMap((name) => (page.values[name] ?? []).map((value) => ({ name, value })))
  const withoutPage = ofPage.reduce((left, { name, value }) => without(left, name, value), narrow(query, {}))
  const rest = (changed: StockQuery): ListingState => ({ ...place, query: byHand(changed) })
  return [
    ...(page.kind === 'all'
      ? []
      : [{ label: pageName(page, region), without: { ...place, page: WHOLE_LISTING, query: byHand(withoutPage) } }]),
    ...(query.text === '' ? [] : [{ label: `‘${query.text}’`, without: rest(narrow(query, { text: '', asked: '' })) }]),
    ...FACET_NAMES.flatMap((name) =>
      facetFilters(name, query, region)
        .filter(({ value }) => !page.values[name]?.includes(value))
        .map(({ label, query: changed }) => ({ label, without: rest(changed) })),
    ),
    ...FACET_NAMES.flatMap((name) =>
      excludedFilters(name, query, region).map(({ label, query: changed }) => ({ label, without: rest(changed) })),
    ),
    ...(within === null ? [] : [{ label: within, without: rest(withoutNear(query)) }]),
  ]
}

function facetFilters(
  name: FacetName,
  query: StockQuery,
  region: RegionCode,
): readonly { readonly label: string; readonly value: string; readonly query: StockQuery }[] {
  const facet = facetIn(region, name)
  if (facet.kind === 'values') {
    return (query.values[name] ?? []).map((value) => ({
      value,
      label: facet.valueLabel(value),
      query: without(query, name, value),
    }))
  }
  const range = query.ranges[name]
  return range === undefined ? [] : [{ label: rangeText(range, facet), value: '', query: without(query, name) }]
}

/** ASK-7: 'Not White'. */
function excludedFilters(
  name: FacetName,
  query: StockQuery,
  region: RegionCode,
): readonly { readonly label: string; readonly query: StockQuery }[] {
  const facet = facetIn(region, name)
  if (facet.kind !== 'values') return []
  return (query.excluded[name] ?? []).map((value) => ({
    label: say(words.notValue, { value: facet.valueLabel(value) }),
    query: withoutExcluded(query, name, value),
  }))
}

/** 'Price $10,000 to $20,000', 'Year from 2019', 'Kilometres up to 50,000 km' */
function rangeText({ min, max }: NumberRange, facet: RangeFacet): string {
  const [from, to] = [min, max].map((value) => (value === null ? null : rangeNumberText(value, facet)))
  if (from === null) return say(words.labelUp, { label: facet.label, to })
  if (to === null && facet.orMore) return say(words.labelFromMore, { label: facet.label, from })
  return to === null
    ? say(words.labelFromFrom, { label: facet.label, from })
    : say(words.labelFrom, { label: facet.label, from, to })
}
