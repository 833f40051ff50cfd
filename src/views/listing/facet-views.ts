import type { RangeFacet, ValueFacet, ValueOrder, ValueWidget } from '#domain/car/facet.ts'
import { facetCounts } from '#domain/listing/facet/facet-counts.ts'
import type { FacetSite } from '#domain/listing/facet/facet-field.ts'
import { facetIn, shownStats } from '#domain/listing/facet/facet-in-region.ts'
import type { FacetName } from '#domain/listing/facet/facet-names.ts'
import { histogram } from '#domain/listing/facet/histogram.ts'
import { rangeBounds } from '#domain/listing/facet/range-bounds.ts'
import type { UnreadEnds } from '#domain/listing/unread-parameters.ts'
import type { RegionCode } from '#domain/region.ts'
import type { FacetCount, SearchResult } from '#search/engine.ts'
import type { ListingState } from './listing-state.ts'

export interface RangeFacetView {
  readonly kind: 'range'
  readonly name: string
  readonly label: string
  /** The slider's ends. */
  readonly min: number
  readonly max: number
  readonly step: number
  /** The selected range; null is open. */
  readonly from: number | null
  readonly to: number | null
  /** How numbers are shown: prefix '$', suffix ' km', with thousands commas or without (years). */
  readonly prefix: string
  readonly suffix: string
  readonly grouped: boolean
  /** Number of cars per bar, shown above the slider. */
  readonly histogram?: readonly number[]
  /** A19: what was typed for an end and is no number. */
  readonly unread?: UnreadEnds
  /** The address opens the group, in a horizontal filter bar too. */
  readonly asked?: true
}

export interface FacetValueView {
  readonly value: string
  readonly label: string
  readonly count: number
  readonly selected: boolean
  /** Models of a selected make (SEARCH-9). */
  readonly children: readonly FacetValueView[]
}

export interface ValueFacetView {
  readonly kind: 'values'
  /** Name of the address parameter. */
  readonly name: string
  readonly label: string
  readonly values: readonly FacetValueView[]
  /** Number of values shown before 'Show all'; all of them for some widgets. */
  readonly shown: number
  readonly showAllLabel: string
  readonly showLessLabel: string
  readonly widget: ValueWidget
  /** `values` ends at `shown`; the others are fetched when 'Show all' opens (SEARCH-3). */
  readonly more?: true
  /** The address opens the group, in a horizontal filter bar too. */
  readonly asked?: true
  /** Address parameter of the values' children; 'model' if absent. */
  readonly childName?: string
}

/** A closed group. Its values, or its range, are fetched when it opens (SEARCH-3). */
export interface LateFacetView {
  readonly kind: 'late'
  readonly name: string
  readonly label: string
}

export type FacetView = ValueFacetView | RangeFacetView | LateFacetView

/** Site fields that facets depend on. A `Site` is one. */
export interface FacetViewSite {
  readonly region: RegionCode
  readonly dealerships: FacetSite['dealerships']
  readonly search: FacetSite['search'] & {
    readonly facets: readonly FacetName[]
    readonly makesShown: number
    readonly categories: readonly string[]
  }
}

/**
 * A search result. `total` ignores selected features, because the counts of the features facet do so too (SEARCH-4).
 */
type Counted = Pick<SearchResult<unknown>, 'facets' | 'stats' | 'total'>

/** Values shown before 'Show all', except for makes. */
const SHOWN = 7

/** Widgets with room for all their values. */
const UNFOLDED: ReadonlySet<ValueWidget> = new Set(['searchable', 'buttons'])

/** Number of facets that are open at first. Others are open if they have a selection. */
const OPEN_AT_FIRST = 5

/** SEARCH-9, SEARCH-10: the filters next to the listing, in the site's order. */
export function facetViews(result: Counted, place: ListingState, site: FacetViewSite): readonly FacetView[] {
  return site.search.facets.flatMap((name, index): readonly FacetView[] => {
    const facet = facetIn(site.region, name)
    const view =
      facet.kind === 'range'
        ? rangeView(name, facet, result, { place, site })
        : valueView(name, facet, result, { place, site })
    if (view === null) return []
    if (place.opened?.includes(name)) return [{ ...view, asked: true }]
    if (index >= OPEN_AT_FIRST && !isNarrowed(view)) return [{ kind: 'late', name, label: view.label }]
    return [view.kind === 'values' ? folded(view) : view]
  })
}

function isNarrowed(view: ValueFacetView | RangeFacetView): boolean {
  if (view.kind === 'values') return view.values.some(isSelected)
  return view.from !== null || view.to !== null || view.unread !== undefined
}

function isSelected({ selected }: FacetValueView): boolean {
  return selected
}

/** Without the values behind 'Show all', unless one of them is selected. */
function folded(view: ValueFacetView): ValueFacetView {
  const { values, shown } = view
  if (values.length <= shown || values.slice(shown).some(isSelected)) return view
  return { ...view, values: values.slice(0, shown), more: true }
}

function valueView(
  name: FacetName,
  facet: ValueFacet,
  result: Counted,
  { place, site }: { readonly place: ListingState; readonly site: FacetViewSite },
): ValueFacetView | null {
  const counts = facetCounts(result, name, place.query, site).filter(({ value }) => isOffered(name, value, place, site))
  const choices = counts.map(choicesOf(name, place, facet.valueLabel))
  const values = ORDERS[facet.order](choices, result.total).map((view) => {
    const { value } = view
    return name === 'make' && view.selected ? { ...view, children: modelsOf(value, result, place, site) } : view
  })
  if (values.length === 0) return null
  return {
    kind: 'values',
    name,
    label: facet.label,
    values,
    shown: shownValues(name, facet, values.length, site),
    showAllLabel: facet.showAllLabel,
    showLessLabel: facet.showLessLabel,
    widget: facet.widget,
  }
}

function shownValues(name: FacetName, { widget }: ValueFacet, all: number, { search }: FacetViewSite): number {
  if (UNFOLDED.has(widget)) return all
  return name === 'make' ? search.makesShown : SHOWN
}

/** A site may limit the categories (search_categories); selected ones are always shown. */
function isOffered(name: FacetName, value: string, { query }: ListingState, { search }: FacetViewSite): boolean {
  const { categories } = search
  if (name !== 'categories' || categories.length === 0) return true
  return categories.includes(value) || query.values.categories?.includes(value) === true
}

type Choices = readonly FacetValueView[]

const ORDERS: Readonly<Record<ValueOrder, (choices: Choices, total: number) => Choices>> = {
  count: (choices) => choices,
  value: (choices) => choices.toSorted((a, b) => startOf(a.value) - startOf(b.value)),
  narrowing: (choices, total) => {
    const narrows = ({ count, selected }: FacetValueView) => selected || count < total
    return [...choices.filter(narrows), ...choices.filter((choice) => !narrows(choice))]
  },
}

/** The leading number: 7 for '7', 10000 for '10000-15000'. */
function startOf(value: string): number {
  return Number.parseFloat(value)
}

function choicesOf(
  name: FacetName,
  { page, query }: ListingState,
  labelOfValue: (value: string) => string = String,
): (counted: FacetCount) => FacetValueView {
  const chosen = [...(page.values[name] ?? []), ...(query.values[name] ?? [])]
  return ({ value, count }) => ({
    value,
    label: labelOfValue(value),
    count,
    selected: chosen.includes(value),
    children: NONE,
  })
}

/** One shared empty list, so that serialisation sends it once. */
const NONE: readonly FacetValueView[] = []

/** SEARCH-9: the models of a selected make that have cars or are selected. */
function modelsOf(make: string, result: Counted, place: ListingState, site: FacetViewSite): readonly FacetValueView[] {
  const models = place.vocabulary.makes.find(({ name }) => name === make)?.models ?? []
  return facetCounts(result, 'model', place.query, site)
    .filter(({ value }) => models.includes(value))
    .map(choicesOf('model', place))
}

function rangeView(
  name: FacetName,
  facet: RangeFacet,
  { stats, facets }: Counted,
  { place: { query, unreadEnds }, site: { region } }: { readonly place: ListingState; readonly site: FacetViewSite },
): RangeFacetView | null {
  const facetStats = stats[name] ?? null
  const chosen = query.ranges[name]
  const unread = unreadEnds?.[name]
  // A range that is chosen shows even where all cars cost the same, so that it can be changed (D-45).
  const bounds =
    rangeBounds(facet, facetStats && shownStats(name, facetStats, region)) ??
    (chosen || unread ? rangeBounds(facet, null) : null)
  if (bounds === null) return null
  // As typed, even if beyond the slider's ends, so that fields and chips agree (D-45).
  const { min: from, max: to } = chosen ?? { min: null, max: null }
  const { label, prefix, suffix, grouped } = facet
  return {
    kind: 'range',
    name,
    label,
    ...bounds,
    from,
    to,
    prefix,
    suffix,
    grouped,
    ...(unread ? { unread } : {}),
    ...(facet.histogram ? { histogram: histogram(facets[name] ?? [], bounds) } : {}),
  }
}
