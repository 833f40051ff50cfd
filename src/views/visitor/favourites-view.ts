import type { CardView } from '../card/card-view.ts'
import type { TileView } from '../home/home-view.ts'

/** ROUTE-10: the favourites page. */
export interface FavouritesView {
  /** 'Favourites' or 'Shared favourites', in the region's spelling. */
  readonly heading: string
  readonly cards: readonly CardView[]
  /** Sentences about cars that are no longer listed. */
  readonly notices: readonly string[]
  /** Ids without a car, which the browser removes. */
  readonly lost: readonly string[]
  /** Address to share this list; null without cars. */
  readonly sharedHref: string | null
  /** Where the browser's cars become the visitor's on every device; null on a site without sign-in. */
  readonly signInHref: string | null
  /** Whether the cars come from the address instead of the browser. */
  readonly shared: boolean
  /** Where to begin without a saved car: popular listings. Empty if there are cards. */
  readonly popular: readonly TileView[]
}
