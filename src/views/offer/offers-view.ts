import type { PictureView } from '#domain/picture/picture-view.ts'
import type { CardView } from '../card/card-view.ts'
import type { DirectoryView } from '../directory/directory-view.ts'

/** The special offers: the dealer's own, then the cars with a reduced price (ROUTE-3). */
export interface OffersView extends DirectoryView {
  readonly offers: readonly OfferView[]
  readonly cards: readonly CardView[]
  /** The heading over the cars. */
  readonly carsHeading: string
  /** What stands where there are none, and the way on from there. */
  readonly emptyText: string
  readonly allStockLabel: string
}

export interface OfferView {
  readonly title: string
  readonly text: string
  readonly terms: string | null
  readonly button: string
  readonly href: string
  readonly picture: PictureView | null
  /** 'Ends 31 December 2026' */
  readonly ends: string | null
}
