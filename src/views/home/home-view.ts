import type { StructuredData } from '#domain/breadcrumb.ts'
import type { HomeBlockName } from '#domain/home/home-blocks.ts'
import type { ArticleCardView } from '../blog/article-card.ts'
import type { CardView } from '../card/card-view.ts'
import type { BudgetView } from '../finance/budget-view.ts'
import type { PlacesView } from '../location/places-view.ts'
import type { OfferView } from '../offer/offers-view.ts'
import type { ReviewsView } from '../review/reviews-view.ts'
import type { FeatureView } from './features.ts'
import type { HeroView } from './hero-slides.ts'

/** The home page's finished values (SITE-12). */
export interface HomeView {
  readonly metaTitle: string
  readonly metaDescription: string
  readonly canonical: string
  readonly heading: string
  /** What stands on the page, in the site's order. */
  readonly blocks: readonly HomeBlockName[]
  readonly hero: HeroView
  readonly placeholder: string
  /** What the search box offers. */
  readonly search: HomeSearchView
  /** SITE-9 */
  readonly features: readonly FeatureView[]
  /** The commonest makes, as tiles. */
  readonly makes: readonly TileView[]
  readonly bodies: readonly BodyTileView[]
  readonly conditions: readonly TileView[]
  /** The budget finder with its defaults; null where the site has none. */
  readonly budget: BudgetView | null
  readonly latest: readonly CardView[]
  /** The dealer's own offers whose time runs. */
  readonly offers: readonly OfferView[]
  /** Of the blog, the featured first; empty where the site has none (CONTENT-1). */
  readonly articles: readonly ArticleCardView[]
  /** The block of locations (PLACE-1). */
  readonly places: PlacesView
  /** What customers wrote; null where there is nothing, or the site hides it (PLACE-5). */
  readonly reviews: ReviewsView | null
  /** JSON-LD of the locations (FIELD-3). */
  readonly structuredData: readonly StructuredData[]
  readonly whyBuy: readonly { readonly title: string; readonly text: string }[]
}

export interface HomeSearchView {
  readonly makes: readonly TileView[]
  /** Each make's models, in the order of `makes`; those of one make alone are the models of all. */
  readonly models: readonly { readonly make: string; readonly models: readonly string[] }[]
  readonly bodies: readonly TileView[]
}

export interface TileView {
  readonly label: string
  readonly value: string
  readonly count: number
  readonly href: string
}

export interface BodyTileView extends TileView {
  readonly body: string
}
