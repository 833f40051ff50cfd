import type { Crumb, StructuredData } from '#domain/breadcrumb.ts'
import type { PagingView } from '../listing/listing-view.ts'
import type { ArticleCardView } from './article-card.ts'

/** CONTENT-1: the blog's front page, or one of its categories. */
export interface BlogView {
  readonly heading: string
  readonly introduction: string | null
  /** 'All articles', then the categories that have articles. */
  readonly categories: readonly CategoryLink[]
  /** The first is shown largest. Only on the first page of the blog's front page. */
  readonly featured: readonly ArticleCardView[]
  /** Heading of the list. */
  readonly listHeading: string
  /** The newest first, without the featured ones. */
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

/** A call to action from the dealer's options. */
export interface CallToAction {
  readonly title: string
  readonly text: string
  readonly button: string
  readonly href: string
}

/** CONTENT-1: an article's page. */
export interface ArticleView extends ArticleCardView {
  /** '12 November 2026'; null if the text has not changed. */
  readonly updatedText: string | null
  /** Sanitised when the file was read; safe to insert into the page. */
  readonly html: string
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  readonly related: readonly ArticleCardView[]
  readonly action: CallToAction | null
  readonly breadcrumb: readonly Crumb[]
  readonly metaTitle: string
  readonly canonical: string
  /** Absolute address of the picture, for messengers. */
  readonly image: string
  /** '2026-11-12': the date of the last change, else of publication. */
  readonly modified: string
  readonly structuredData: readonly StructuredData[]
}
