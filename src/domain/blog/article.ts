import type { PictureView } from '../picture/picture-view.ts'

/** An article of a dealer's blog as it was read from `blog/{slug}.md`: finished values (CONTENT-1). */
export interface Article {
  /** The file's name without its ending. */
  readonly slug: string
  readonly title: string
  /** A sentence or two: under the title, on cards, to search engines. */
  readonly description: string
  /** The day it is published, '2026-11-01'; before it, nobody sees the article. */
  readonly date: string
  /** The day that its words last changed, where that is another one. */
  readonly updated: string | null
  /** The slug of one of the site's categories; null for an article in none. */
  readonly category: string | null
  /** With the words that describe it. */
  readonly picture: PictureView
  /** Whether it stands before others, on the blog and on the home page. */
  readonly featured: boolean
  /** Cleaned: no script, no raw HTML (ROUTE-9's pages have the same). */
  readonly html: string
  /** The headings of its second level, for a list of contents. */
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  /** How long it takes to read, whole minutes from 1. */
  readonly minutes: number
}

/** A category as the site's options name it. */
export interface BlogCategory {
  readonly slug: string
  readonly name: string
  readonly introduction: string | null
}
