import type { ArticleCardView } from './blog/article-card.ts'
import type { StructuredData } from './breadcrumb.ts'
import type { CardView } from './car/card-view.ts'
import type { BudgetView } from './finance/budget-view.ts'
import type { PlacesView } from './location/places-view.ts'
import type { ReviewsView } from './review/reviews-view.ts'

/** The home page's finished values (SITE-12). */
export interface HomeView {
  readonly metaTitle: string
  readonly metaDescription: string
  readonly heading: string
  readonly introduction: string | null
  readonly total: number
  readonly placeholder: string
  /** The commonest makes, as tiles; empty where the site shows none. */
  readonly makes: readonly TileView[]
  /** What the search box offers. */
  readonly makesOffered: readonly TileView[]
  readonly bodies: readonly (TileView & { readonly body: string })[]
  readonly conditions: readonly TileView[]
  /** The budget finder with its defaults; null where the site has none. */
  readonly budget: BudgetView | null
  readonly latest: readonly CardView[]
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

export interface TileView {
  readonly label: string
  readonly value: string
  readonly count: number
  readonly href: string
}
