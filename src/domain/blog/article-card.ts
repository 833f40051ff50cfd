import type { PictureView } from '../car/card-view.ts'
import { dateText } from '../date-text.ts'
import type { RegionCode } from '../region.ts'
import type { Article, BlogCategory } from './article.ts'
import { blogPath } from './blog-paths.ts'

/** An article among others: finished values. */
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

/** CONTENT-1: how an article shows among others, with the words of the site's own categories. */
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
    readingTime: `${minutes} min read`,
  }
}
