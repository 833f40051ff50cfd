import type { CardView } from '../card/card-view.ts'

/** Favourites as their page lists them (ROUTE-10). */
export interface FavouritesView {
  /** 'Favourites' or 'Shared favourites', as the region spells them. */
  readonly heading: string
  readonly cards: readonly CardView[]
  /** What became of those that are not here, in whole sentences. */
  readonly notices: readonly string[]
  /** The ids that lead to no car any more, for the browser to forget. */
  readonly lost: readonly string[]
  /** The address of this very list, to be shared; null without a car. */
  readonly sharedHref: string | null
  /** Whether an address named the cars, rather than the browser. */
  readonly shared: boolean
}
