import type { CardView } from '../card/card-view.ts'
import type { BuyerPages } from './buyer-pages-view.ts'

/** ROUTE-10: the watchlist page. */
export interface WatchlistView {
  /** '0412 345 678', the number of the signed-in visitor. */
  readonly phone: string
  /** 'caravan' */
  readonly vehicleWord: string
  /** Last saved first. */
  readonly cards: readonly CardView[]
  /** Sentences about saved cars that are no longer shown. */
  readonly notices: readonly string[]
  /** Their ids, so that they can be removed together. */
  readonly lost: readonly string[]
  /** Link to compare the first cars; null with fewer than two. */
  readonly compareHref: string | null
  /** Visits, reservations, valuations and alerts of the number. */
  readonly pages: readonly BuyerPages[]
}
