import type { PictureView } from '../picture/picture-view.ts'

/** A blog article, read from `blog/{slug}.md` and ready to show (CONTENT-1). */
export interface Article {
  /** File name without its extension. */
  readonly slug: string
  readonly title: string
  /** One or two sentences, shown under the title, on cards and in search results. */
  readonly description: string
  /** Publication date, '2026-11-01'. The article is hidden before it. */
  readonly date: string
  /** Date of the last change to the text, if it differs from `date`. */
  readonly updated: string | null
  /** Slug of one of the site's categories; null without a category. */
  readonly category: string | null
  /** With its alternative text. */
  readonly picture: PictureView
  /** Whether it comes before other articles on the blog and the home page. */
  readonly featured: boolean
  /** Sanitised: no scripts, no raw HTML (as for ROUTE-9's pages). */
  readonly html: string
  /** Second-level headings, for the table of contents. */
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  /** Reading time in whole minutes, at least 1. */
  readonly minutes: number
}

/** A blog category from the site's options. */
export interface BlogCategory {
  readonly slug: string
  readonly name: string
  readonly introduction: string | null
}
