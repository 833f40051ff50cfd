import type { AttributeView } from '#domain/car/attribute-view.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import type { CardButton } from '../vehicle/car-actions.ts'

/** CARD-1 to CARD-9: a car's card, with all rules applied, so that templates only show it. */
export interface CardView {
  readonly id: string
  /** Path of the vehicle page. */
  readonly href: string
  /** '2021 Toyota HiLux' */
  readonly title: string
  /** Badge and series, 'SR5 GUN126R'; empty if the car has neither. */
  readonly subtitle: string
  readonly picture: PictureView
  readonly pictureCount: number
  readonly tag: TagView | null
  /** False for a sold car, which shows CARD-4's text and button instead. */
  readonly available: boolean
  readonly price: PriceView
  readonly belowMarket: { readonly text: string; readonly difference: string } | null
  readonly estimate: CardEstimateView | null
  readonly attributes: readonly AttributeView[]
  readonly buttons: readonly CardButton[]
  /** 'Moorooka, QLD', or 'Moorooka, QLD · 12 km away' if the visitor gave a postcode (SEARCH-19). */
  readonly place: string | null
  /** Whether the favourite and compare controls are shown (CARD-9). */
  readonly savable?: boolean
}

export type TagKind = 'electric' | 'reserved' | 'certified' | 'explicit' | 'coming-soon' | 'new' | 'sold'

export interface TagView {
  readonly kind: TagKind
  readonly text: string
  /** Picture with the same meaning as the text (CARD-3). */
  readonly image?: string
}

/** CARD-5, CARD-6 and LAW-3 as texts. */
export interface PriceView {
  readonly kind: 'price' | 'subscription' | 'preorder' | 'none'
  /** '$28,990', '$229 / week', 'PREORDER' or the no-price text. */
  readonly text: string
  /** 'Drive away', 'Excl. government charges' or null. */
  readonly type: string | null
  /** 'Was $30,990, now:' or null. */
  readonly was: string | null
  /** The amount, for JSON-LD and sorting; null without a price. */
  readonly amount: number | null
}

/** LAW-1: a repayment is always shown with its comparison rate and the Code's warning. */
export interface CardEstimateView {
  /** '$123 / week' */
  readonly weekly: string
  /** 'Comparison rate 9.80% p.a.' */
  readonly comparisonRate: string
  readonly warning: string
  readonly disclaimer: string
}

/** A repayment with the details that the vehicle page shows. */
export interface EstimateView extends CardEstimateView {
  /** '8.95% p.a.' */
  readonly interestRate: string
  /** Term, deposit, balloon, total payable and validity (FIN-4, FIN-5). */
  readonly details?: readonly AttributeView[]
}
