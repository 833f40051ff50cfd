import type { Crumb, StructuredData } from '#domain/breadcrumb.ts'
import type { PagingView } from '../listing/listing-view.ts'
import type { ArticleCardView } from './article-card.ts'

/** The blog's home, or one of its categories: finished values (CONTENT-1). */
export interface BlogView {
  readonly heading: string
  readonly introduction: string | null
  /** All articles, then the categories that have one. */
  readonly categories: readonly CategoryLink[]
  /** The first of them is shown largest; empty but on the first page of the blog's home. */
  readonly featured: readonly ArticleCardView[]
  /** What the list is called. */
  readonly listHeading: string
  /** The newest first, those above left out. */
  readonly articles: readonly ArticleCardView[]
  readonly paging: PagingView
  readonly cards: readonly CallToAction[]
  readonly breadcrumb: readonly Crumb[]
  readonly metaTitle: string
  readonly metaDescription: string
  readonly canonical: string
  readonly structuredData: readonly StructuredData[]
}

export interface CategoryLink {
  readonly label: string
  readonly href: string
  readonly current: boolean
}

/** What the dealer would like a reader to do next. */
export interface CallToAction {
  readonly title: string
  readonly text: string
  readonly button: string
  readonly href: string
}

/** An article by itself (CONTENT-1). */
export interface ArticleView extends ArticleCardView {
  /** '12 November 2026'; null where its words are as they were. */
  readonly updatedText: string | null
  /** Cleaned when it was read; it may stand on the page as it is. */
  readonly html: string
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  readonly related: readonly ArticleCardView[]
  readonly action: CallToAction | null
  readonly breadcrumb: readonly Crumb[]
  readonly metaTitle: string
  readonly canonical: string
  /** The picture's full address, for messengers. */
  readonly image: string
  /** '2026-11-12': the day that its words last changed, or else it was published. */
  readonly modified: string
  readonly structuredData: readonly StructuredData[]
}
