import type { AttributeView } from '#domain/car/attribute-view.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import type { CardButton } from '../vehicle/car-actions.ts'

/** A car as a card shows it: finished values, so that no template has a rule to copy (CARD-1 to CARD-9). */
export interface CardView {
  readonly id: string
  /** The vehicle page's path. */
  readonly href: string
  /** '2021 Toyota HiLux' */
  readonly title: string
  /** Badge and series, 'SR5 GUN126R'; empty when the car has neither. */
  readonly subtitle: string
  readonly picture: PictureView
  readonly pictureCount: number
  readonly tag: TagView | null
  /** False for a sold car: CARD-4's text and button stand instead of the ordinary ones. */
  readonly available: boolean
  readonly price: PriceView
  readonly belowMarket: { readonly text: string; readonly difference: string } | null
  readonly estimate: CardEstimateView | null
  readonly attributes: readonly AttributeView[]
  readonly buttons: readonly CardButton[]
  /** 'Moorooka, QLD', or 'Moorooka, QLD · 12 km away' where the visitor gave a postcode (SEARCH-19). */
  readonly place: string | null
  /** Whether the favourite and compare controls show (CARD-9). */
  readonly savable?: boolean
}

export type TagKind = 'electric' | 'reserved' | 'certified' | 'explicit' | 'coming-soon' | 'new' | 'sold'

export interface TagView {
  readonly kind: TagKind
  readonly text: string
  /** A picture that says the same (CARD-3). */
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
  /** The number behind the text, for JSON-LD and sorting; null without a price. */
  readonly amount: number | null
}

/** A repayment never stands without its comparison rate and the Code's warning (LAW-1). */
export interface CardEstimateView {
  /** '$123 / week' */
  readonly weekly: string
  /** 'Comparison rate 9.80% p.a.' */
  readonly comparisonRate: string
  readonly warning: string
  readonly disclaimer: string
}

/** The repayment with all that the vehicle page tells of it. */
export interface EstimateView extends CardEstimateView {
  /** '8.95% p.a.' */
  readonly interestRate: string
  /** Term, deposit, balloon, total payable and how long it holds (FIN-4, FIN-5). */
  readonly details?: readonly AttributeView[]
}
