import type { Article, BlogCategory } from '#domain/blog/article.ts'
import { blogPath } from '#domain/blog/blog-paths.ts'
import { dateText } from '#domain/date/date-text.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import type { RegionCode } from '#domain/region.ts'
import * as words from '#words/blog.ts'
import { say } from '#words/say.ts'

/** An article in a list. */
export interface ArticleCardView {
  readonly slug: string
  readonly href: string
  readonly title: string
  readonly description: string
  readonly picture: PictureView
  readonly category: { readonly name: string; readonly href: string } | null
  /** '2026-11-01', for machines. */
  readonly date: string
  /** '1 November 2026' */
  readonly dateText: string
  /** '4 min read' */
  readonly readingTime: string
}

/** CONTENT-1: an article in a list, with the names of the site's categories. */
export function articleCard(
  article: Article,
  categories: readonly BlogCategory[],
  region: RegionCode,
): ArticleCardView {
  const { slug, title, description, picture, date, minutes } = article
  const category = categories.find((each) => each.slug === article.category)
  return {
    slug,
    href: blogPath(slug),
    title,
    description,
    picture,
    category: category ? { name: category.name, href: blogPath(category.slug) } : null,
    date,
    dateText: dateText(date, region),
    readingTime: say(words.minutesMinRead, { minutes }),
  }
}
