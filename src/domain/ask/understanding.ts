import type { FacetName, SortName } from '../listing/facet/facet-names.ts'
import type { NumberRange } from '../listing/stock-query.ts'
import type { MeasuredName } from './measured.ts'

/** ASK-1: what a visitor's words mean on a site. */
export interface Understanding {
  /** Words that the search matches as text: models, badges, features. */
  readonly text: string
  readonly values: Readonly<Partial<Record<FacetName, readonly string[]>>>
  /** ASK-7: values that no car found may have. */
  readonly excluded: Readonly<Partial<Record<FacetName, readonly string[]>>>
  readonly ranges: Readonly<Partial<Record<RangeName, NumberRange>>>
  readonly place: AskedPlace | null
  readonly sort: SortName | null
  /** ASK-2: words that fit nothing on this site, as typed. They are left out of the search. */
  readonly unmatched: readonly string[]
  /** ASK-6: what the stock has no number for: 'towing', 'driving range'. It is named and left out. */
  readonly unmeasured: readonly string[]
  /** ASK-5: places that are not known, as typed. */
  readonly unplaced: readonly string[]
  /** ASK-5, ASK-6: what the page has to ask for, since it never guesses it. */
  readonly asks: readonly Asked[]
}

/** 'near me' needs a postcode; 'for my Prado to tow' the figure of the car. */
export type Asked = 'postcode' | 'towing'

/** 'weekly': repayments a week in dollars. */
export type RangeName = 'price' | 'km' | 'year' | MeasuredName | 'weekly'

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
  | ValuesChange
  | { readonly kind: 'excluded'; readonly facet: FacetName; readonly values: readonly string[] }
  | { readonly kind: 'range'; readonly name: RangeName; readonly min: number | null; readonly max: number | null }
  | { readonly kind: 'place'; readonly place: AskedPlace }
  | { readonly kind: 'sort'; readonly sort: SortName }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'unmatched' | 'unmeasured' | 'unplaced'; readonly text: string }
  | { readonly kind: 'asks'; readonly what: Asked }

export interface ValuesChange {
  readonly kind: 'values'
  readonly facet: FacetName
  readonly values: readonly string[]
}

export const values = (facet: FacetName, ...list: readonly string[]): ValuesChange => ({
  kind: 'values',
  facet,
  values: list,
})
export const excluded = (facet: FacetName, ...list: readonly string[]): Change => ({
  kind: 'excluded',
  facet,
  values: list,
})
export const range = (name: RangeName, min: number | null, max: number | null): Change => ({
  kind: 'range',
  name,
  min,
  max,
})
