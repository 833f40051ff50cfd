import type { ValueWidget } from '#domain/listing/facet/facets.ts'
import type { CardView } from '../card/card-view.ts'

/**
 * The listing page. The whole object is sent to the browser with every page, so it contains only what the page needs.
 */
export interface ListingView {
  readonly heading: string
  /** A sentence under the heading. */
  readonly introduction: string | null
  /** The site's own text for this page (pages/search/) as sanitised HTML; replaces the sentence. */
  readonly introductionHtml: string | null
  readonly metaTitle: string
  readonly metaDescription: string
  readonly canonical: string
  /** Whether search engines may index this address and follow its links to further pages (ROUTE-2). */
  readonly indexable: boolean
  /** Path without query; the target of the page's GET forms. */
  readonly path: string
  readonly query: string
  /** Number of cars, also as text: '124 vehicles' (SEARCH-12). */
  readonly total: number
  readonly totalText: string
  /** Number of the page's first car in the whole listing, from 1. */
  readonly first: number
  /** Cars with the promotional cards between them (SEARCH-14). */
  readonly items: readonly ListingItem[]
  readonly facets: readonly FacetView[]
  /** Null if the site offers no distances. */
  readonly near: NearView | null
  readonly chips: readonly ChipView[]
  readonly clearHref: string | null
  readonly sorts: readonly {
    readonly name: string
    readonly label: string
    readonly current: boolean
  }[]
  readonly paging: PagingView
  /** Hidden fields of GET forms: all parameters except the page. */
  readonly state: readonly { readonly name: string; readonly value: string }[]
  readonly placeholder: string
  /** The warning and disclaimer that repayments on cards need (LAW-1); null if no card shows a repayment. */
  readonly repayments: { readonly warning: string; readonly disclaimer: string } | null
  /** Cars shown if nothing matches (SEARCH-15). */
  readonly similar: readonly CardView[]
  readonly breadcrumb: readonly { readonly label: string; readonly href: string }[]
  /** Links to more specific pages (ROUTE-2). */
  readonly related: RelatedPages | null
}

export interface RelatedPages {
  readonly title: string
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

export type ListingItem =
  | { readonly kind: 'car'; readonly card: CardView }
  | WrittenCar
  | {
      readonly kind: 'promotion'
      readonly title: string
      readonly text: string
      readonly button: string
      readonly href: string
    }

/** A car's card as the server has rendered it: what browsers have of a card. */
export interface WrittenCar {
  readonly kind: 'written'
  /** The same for the same HTML. */
  readonly key: string
  /** Null: it is in the page already. */
  readonly html: string | null
}

export type FacetView = ValueFacetView | RangeFacetView

export interface ValueFacetView {
  readonly kind: 'values'
  /** Name of the address parameter. */
  readonly name: string
  readonly label: string
  readonly values: readonly FacetValueView[]
  /** Number of values shown before 'Show all'. */
  readonly shown: number
  readonly showAllLabel: string
  readonly showLessLabel: string
  readonly widget: ValueWidget
  readonly open: boolean
  /** The group is closed and `values` is empty; they are fetched when it opens (SEARCH-3). */
  readonly late?: true
  /** The address opens the group, in a horizontal filter bar too. */
  readonly asked?: true
  /** Address parameter of the values' children; 'model' if absent. */
  readonly childName?: string
}

export interface FacetValueView {
  readonly value: string
  readonly label: string
  readonly count: number
  readonly selected: boolean
  /** Models of a selected make (SEARCH-9). */
  readonly children: readonly FacetValueView[]
}

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
  readonly open: boolean
  /** Number of cars per bar, shown above the slider. */
  readonly histogram?: readonly number[]
}

/** SEARCH-19: the distance filter. */
export interface NearView {
  /** As typed; '' if empty. */
  readonly postcode: string
  /** 'Brisbane' */
  readonly place: string | null
  /** 'Postcode', 'ZIP code' */
  readonly label: string
  /** Digits of a postcode. */
  readonly digits: number
  readonly distances: readonly { readonly value: string; readonly label: string; readonly chosen: boolean }[]
  /** 'Invalid postcode', or null. */
  readonly error: string | null
}

export interface ChipView {
  readonly label: string
  readonly removeHref: string
  /** If nothing matches now: the cars found without this filter: 12, '12 cars'. */
  readonly brings?: { readonly count: number; readonly text: string }
}

export interface PagingView {
  readonly page: number
  readonly pages: number
  readonly previousHref: string | null
  readonly nextHref: string | null
  /** Set if the visitor filtered the listing, so that search engines do not follow links to its further pages. */
  readonly rel?: 'nofollow'
  /** Links to pages; null marks a gap. */
  readonly links: readonly ({ readonly page: number; readonly href: string; readonly current: boolean } | null)[]
}
