import type { StructuredData } from '#domain/breadcrumb.ts'
import type { HomeBlockName, HomeTitle } from '#domain/home/home-blocks.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import type { BlockView } from '../block/block-view.ts'
import type { ArticleCardView } from '../blog/article-card.ts'
import type { CardView } from '../card/card-view.ts'
import type { BudgetView } from '../finance/budget-view.ts'
import type { PlacesView } from '../location/places-view.ts'
import type { OfferView } from '../offer/offer-view.ts'
import type { ReviewsView } from '../review/reviews-view.ts'
import type { FeatureView } from './features.ts'
import type { HeroView } from './hero-slides.ts'

/** SITE-12: the home page. */
export interface HomeView {
  readonly metaTitle: string
  readonly metaDescription: string
  readonly canonical: string
  readonly heading: string
  /** The blocks on the page, in the site's order: its own by name, and those that the site filled itself. */
  readonly blocks: readonly (HomeBlockName | BlockView)[]
  readonly hero: HeroView
  /** The site's own headings and labels; the template has words for the others. */
  readonly titles: Readonly<Partial<Record<HomeTitle, string>>>
  readonly placeholder: string
  /** Options of the search box. */
  readonly search: HomeSearchView
  /** SITE-9 */
  readonly features: readonly FeatureView[]
  /** The most common makes, as tiles. */
  readonly makes: readonly TileView[]
  readonly bodies: readonly BodyTileView[]
  readonly conditions: readonly TileView[]
  /** The budget finder with its defaults; null if the site has none. */
  readonly budget: BudgetView | null
  readonly latest: readonly CardView[]
  /** The dealer's current offers. */
  readonly offers: readonly OfferView[]
  /** Blog articles, the featured ones first; empty without a blog (CONTENT-1). */
  readonly articles: readonly ArticleCardView[]
  /** The block of locations (PLACE-1). */
  readonly places: PlacesView
  /** Customers' reviews; null if there are none, or the site hides them (PLACE-5). */
  readonly reviews: ReviewsView | null
  /** JSON-LD of the locations (FIELD-3). */
  readonly structuredData: readonly StructuredData[]
  readonly whyBuy: readonly { readonly title: string; readonly text: string }[]
}

export interface HomeSearchView {
  readonly makes: readonly TileView[]
  /** Models per make, in the order of `makes`. If there is only one make, all models are its own. */
  readonly models: readonly { readonly make: string; readonly models: readonly string[] }[]
  readonly bodies: readonly Pick<BodyTileView, keyof TileView | 'facet'>[]
  /** Shortcuts below the search field of a phone. */
  readonly chips: readonly SearchChip[]
}

export interface SearchChip {
  readonly label: string
  readonly href: string
}

export interface TileView {
  readonly label: string
  readonly value: string
  readonly count: number
  readonly href: string
}

export interface BodyTileView extends TileView {
  /** Its filter: the platform's body types, or the names that the stock has (SEARCH-9). */
  readonly facet: 'simple_body' | 'body'
  /** A drawing; null for a body that nothing is known of. */
  readonly picture: PictureView | null
}
