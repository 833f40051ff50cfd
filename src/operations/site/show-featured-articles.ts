import { featuredArticles, publishedArticles } from '#domain/blog/published-articles.ts'
import { type ArticleCardView, articleCard } from '#views/blog/article-card.ts'
import type { SiteRequest } from '../site-request.ts'

/** SITE-12, CONTENT-1: articles for the home page, featured ones first; empty for a site without a blog. */
export function showFeaturedArticles(
  { platform, site, now }: Pick<SiteRequest, 'platform' | 'site' | 'now'>,
  wanted: number,
): readonly ArticleCardView[] {
  const published = publishedArticles(platform.contentOf(site.slug).articles, site.blog, {
    now,
    timezone: site.timezone,
  })
  return featuredArticles(published, wanted).map((article) => articleCard(article, site.blog.categories, site.region))
}
