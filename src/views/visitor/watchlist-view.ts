import type { CardView } from '../card/card-view.ts'

/** What a visitor keeps, as their page lists it (ROUTE-10). */
export interface WatchlistView {
  /** '0412 345 678', of whom is signed in. */
  readonly phone: string
  /** 'caravan' */
  readonly vehicleWord: string
  /** The last saved first. */
  readonly cards: readonly CardView[]
  /** Those that the site shows no more: the names of those that were sold, in whole sentences. */
  readonly notices: readonly string[]
  /** Their ids, to be taken off together. */
  readonly lost: readonly string[]
  /** The first of them side by side; null with fewer than two. */
  readonly compareHref: string | null
}
