import type { PictureView } from '#domain/picture/picture-view.ts'
import type { CardView } from '../card/card-view.ts'
import type { DirectoryView } from '../directory/directory-view.ts'

/** ROUTE-3: the special offers: the dealer's own, then the cars with a reduced price. */
export interface OffersView extends DirectoryView {
  readonly offers: readonly OfferView[]
  readonly cards: readonly CardView[]
  /** Heading of the cars. */
  readonly carsHeading: string
  /** Shown if there are no cars. */
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
