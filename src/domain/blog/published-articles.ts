import { zonedTime } from '../zoned-time.ts'
import type { Article } from './article.ts'

export interface BlogLimits {
  /** blogs.count (SITE-3): only so many show; null: all there are; 0: the site has no blog. */
  readonly count: number | null
}

/**
 * CONTENT-1: the articles that visitors see, the newest first: those whose day has come where the dealer is, as many as
 * the site shows. Two of one day stand in the order of their titles.
 */
export function publishedArticles(
  articles: readonly Article[],
  { count }: BlogLimits,
  { now, timezone }: { readonly now: Date; readonly timezone: string },
): readonly Article[] {
  const today = zonedTime(now, timezone).date
  return articles
    .filter(({ date }) => date <= today)
    .toSorted((a, b) => compare(b.date, a.date) || compare(a.title, b.title))
    .slice(0, count ?? articles.length)
}

/** CONTENT-1, SITE-12: the featured articles, filled up with the newest others to `wanted` of them. */
export function featuredArticles(published: readonly Article[], wanted: number): readonly Article[] {
  const featured = published.filter((article) => article.featured)
  return [...featured, ...published.filter((article) => !article.featured)].slice(0, wanted)
}

/** What to read next: of the same category first, then the newest; never the article itself. */
export function relatedArticles(published: readonly Article[], to: Article, wanted: number): readonly Article[] {
  const others = published.filter(({ slug }) => slug !== to.slug)
  const near = others.filter(({ category }) => category !== null && category === to.category)
  return [...near, ...others.filter((article) => !near.includes(article))].slice(0, wanted)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
