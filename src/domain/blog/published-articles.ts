import { zonedTime } from '../date/zoned-time.ts'
import type { Article } from './article.ts'

export interface BlogLimits {
  /** blogs.count (SITE-3): maximum number of articles; null shows all, 0 means the site has no blog. */
  readonly count: number | null
}

/**
 * CONTENT-1: the articles that visitors see, newest first: those whose publication date has come in the dealer's time
 * zone, up to the site's limit. Articles of one day are in order of title.
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

/** CONTENT-1, SITE-12: the featured articles, then the newest others, `wanted` in total. */
export function featuredArticles(published: readonly Article[], wanted: number): readonly Article[] {
  const featured = published.filter((article) => article.featured)
  return [...featured, ...published.filter((article) => !article.featured)].slice(0, wanted)
}

/** What to read next: articles of the same category first, then the newest; never the article itself. */
export function relatedArticles(published: readonly Article[], to: Article, wanted: number): readonly Article[] {
  const others = published.filter(({ slug }) => slug !== to.slug)
  const near = others.filter(({ category }) => category !== null && category === to.category)
  return [...near, ...others.filter((article) => !near.includes(article))].slice(0, wanted)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
