import type { ValueWidget } from '#domain/listing/facet/facets.ts'
import type { CardView } from '../card/card-view.ts'

/**
 * The listing as the page shows it: finished values. All of it goes to the browser with every page, so what the page can
 * do without is left out.
 */
export interface ListingView {
  readonly heading: string
  /** A sentence under the heading. */
  readonly introduction: string | null
  /** What the site says of this page in its own words (pages/search/), in place of the sentence; cleaned HTML. */
  readonly introductionHtml: string | null
  readonly metaTitle: string
  readonly metaDescription: string
  readonly canonical: string
  /** Whether search engines may keep this address and follow its links to further pages (ROUTE-2). */
  readonly indexable: boolean
  /** The path without its query; the GET forms of the page post to it. */
  readonly path: string
  readonly query: string
  /** '124 vehicles' as a number and as a text (SEARCH-12). */
  readonly total: number
  readonly totalText: string
  /** The place of the page's first car among all, from 1. */
  readonly first: number
  /** Cars, with the promotional cards between them at their positions (SEARCH-14). */
  readonly items: readonly ListingItem[]
  readonly facets: readonly FacetView[]
  /** Null where the site offers no distances. */
  readonly near: NearView | null
  readonly chips: readonly ChipView[]
  readonly clearHref: string | null
  readonly sorts: readonly {
    readonly name: string
    readonly label: string
    readonly current: boolean
  }[]
  readonly paging: PagingView
  /** Every parameter of the state that a GET form must carry along, page left out. */
  readonly state: readonly { readonly name: string; readonly value: string }[]
  readonly placeholder: string
  /** Offered when nothing matches (SEARCH-15). */
  readonly similar: readonly CardView[]
  readonly breadcrumb: readonly { readonly label: string; readonly href: string }[]
  /** Pages one step further (ROUTE-2). */
  readonly related: RelatedPages | null
}

export interface RelatedPages {
  readonly title: string
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

export type ListingItem =
  | { readonly kind: 'car'; readonly card: CardView }
  | {
      readonly kind: 'promotion'
      readonly title: string
      readonly text: string
      readonly button: string
      readonly href: string
    }

export type FacetView = ValueFacetView | RangeFacetView

export interface ValueFacetView {
  readonly kind: 'values'
  /** The parameter in the address. */
  readonly name: string
  readonly label: string
  readonly values: readonly FacetValueView[]
  /** How many show before 'Show all'; the rest open. */
  readonly shown: number
  readonly showAllLabel: string
  readonly showLessLabel: string
  readonly widget: ValueWidget
  readonly open: boolean
  /** The group is closed and `values` is empty: they are fetched when it opens (SEARCH-3). */
  readonly late?: true
  /** The address asks for the group to be open, in a row of filters too. */
  readonly asked?: true
  /** The parameter of the values' children; 'model' when left out. */
  readonly childName?: string
}

export interface FacetValueView {
  readonly value: string
  readonly label: string
  readonly count: number
  readonly selected: boolean
  /** A chosen make's models (SEARCH-9). */
  readonly children: readonly FacetValueView[]
}

export interface RangeFacetView {
  readonly kind: 'range'
  readonly name: string
  readonly label: string
  /** The ends of the slider. */
  readonly min: number
  readonly max: number
  readonly step: number
  /** What is chosen; null is open. */
  readonly from: number | null
  readonly to: number | null
  /** How a number reads: '$' before it, 'km' behind it, commas or not (a year has none). */
  readonly prefix: string
  readonly suffix: string
  readonly grouped: boolean
  readonly open: boolean
  /** How many cars stand in each of some equal parts of the range, drawn above the slider. */
  readonly histogram?: readonly number[]
}

/** How far the visitor would go, and from where (SEARCH-19). */
export interface NearView {
  /** As it was typed; '' when none was. */
  readonly postcode: string
  /** 'Brisbane' */
  readonly place: string | null
  /** 'Postcode', 'ZIP code' */
  readonly label: string
  /** How many digits a postcode has. */
  readonly digits: number
  readonly distances: readonly { readonly value: string; readonly label: string; readonly chosen: boolean }[]
  /** 'Invalid postcode', or null. */
  readonly error: string | null
}

export interface ChipView {
  readonly label: string
  readonly removeHref: string
  /** What dropping it alone would bring, where nothing matches now: 12, '12 cars'. */
  readonly brings?: { readonly count: number; readonly text: string }
}

export interface PagingView {
  readonly page: number
  readonly pages: number
  readonly previousHref: string | null
  readonly nextHref: string | null
  /** What further pages are to search engines: nothing to walk through, when the visitor chose something. */
  readonly rel?: 'nofollow'
  /** Links to pages, with null for a gap. */
  readonly links: readonly ({ readonly page: number; readonly href: string; readonly current: boolean } | null)[]
}
