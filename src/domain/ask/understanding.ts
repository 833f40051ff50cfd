import type { FacetName, SortName } from '../listing/facet/facet-names.ts'
import type { NumberRange } from '../listing/stock-query.ts'

/** ASK-1: what a visitor's words mean on a site. */
export interface Understanding {
  /** Words that the search matches as text: models, badges, features. */
  readonly text: string
  readonly values: Readonly<Partial<Record<FacetName, readonly string[]>>>
  readonly ranges: Readonly<Partial<Record<RangeName, NumberRange>>>
  readonly place: AskedPlace | null
  readonly sort: SortName | null
  /** ASK-2: words that fit nothing on this site, as typed. They are left out of the search. */
  readonly unmatched: readonly string[]
}

/** 'weekly': repayments a week in dollars. */
export type RangeName = 'price' | 'km' | 'year' | 'sleeps' | 'tare_weight' | 'weekly'

/** A place to search around. */
export interface AskedPlace {
  readonly postcode: string
  readonly name: string
  /** In kilometres; null for any distance. */
  readonly distance: number | null
}

/** What one rule makes of the tokens at a position. */
export interface Meaning {
  /** Number of tokens that it takes. */
  readonly length: number
  readonly changes: readonly Change[]
}

export type Change =
  | { readonly kind: 'values'; readonly facet: FacetName; readonly values: readonly string[] }
  | { readonly kind: 'range'; readonly name: RangeName; readonly min: number | null; readonly max: number | null }
  | { readonly kind: 'place'; readonly place: AskedPlace }
  | { readonly kind: 'sort'; readonly sort: SortName }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'unmatched'; readonly text: string }

export const values = (facet: FacetName, ...list: readonly string[]): Extract<Change, { readonly kind: 'values' }> => ({
  kind: 'values',
  facet,
  values: list,
})
export const range = (name: RangeName, min: number | null, max: number | null): Change => ({
  kind: 'range',
  name,
  min,
  max,
})
