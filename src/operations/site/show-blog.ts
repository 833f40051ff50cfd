import type { Article } from '#domain/blog/article.ts'
import { publishedArticles } from '#domain/blog/published-articles.ts'
import { REGIONS } from '#domain/region.ts'
import { articleView } from '#views/blog/article-view.ts'
import { blogFeed } from '#views/blog/blog-feed.ts'
import type { ArticleView, BlogView } from '#views/blog/blog-view.ts'
import { blogCategory, blogHome } from '#views/blog/blog-view.ts'
import * as words from '#words/blog.ts'
import { say } from '#words/say.ts'
import type { SiteRequest } from '../site-request.ts'

/** The blog's first page (CONTENT-1); null for a site without articles. */
export function showBlog(request: SiteRequest, params: URLSearchParams): BlogView | null {
  const published = publishedOf(request)
  return published.length === 0 ? null : blogHome(published, request.site.blog, placeOf(request, params))
}

export type ShownPost =
  | { readonly kind: 'category'; readonly blog: BlogView }
  | { readonly kind: 'article'; readonly article: ArticleView }

/** ROUTE-9: the category (if it has articles) or article at /blog/{slug}; null for neither. */
export function showPost(request: SiteRequest, slug: string, params: URLSearchParams): ShownPost | null {
  const { site, origin } = request
  const published = publishedOf(request)
  const category = site.blog.categories.find((each) => each.slug === slug)
  if (category !== undefined) {
    const isEmpty = !published.some((article) => article.category === slug)
    if (isEmpty) return null
    return { kind: 'category', blog: blogCategory(published, category, site.blog, placeOf(request, params)) }
  }
  const article = published.find((each) => each.slug === slug)
  if (article === undefined) return null
  const place = {
    siteName: site.name,
    region: site.region,
    language: REGIONS[site.region].locale,
    logo: `/site-files/${site.branding.logo}`,
    origin,
  }
  return { kind: 'article', article: articleView(published, article, site.blog, place) }
}

/** The blog as RSS; null for a site without articles. */
export function showBlogFeed(request: SiteRequest): string | null {
  const { site, origin } = request
  const published = publishedOf(request)
  if (published.length === 0) return null
  return blogFeed(published, site.blog.categories, {
    title: `${site.blog.heading} | ${site.name}`,
    description: site.blog.introduction ?? say(words.headingFrom, { heading: site.blog.heading, site: site.name }),
    language: REGIONS[site.region].locale,
    timezone: site.timezone,
    origin,
  })
}

function publishedOf({ platform, site, now }: SiteRequest): readonly Article[] {
  return publishedArticles(platform.contentOf(site.slug).articles, site.blog, { now, timezone: site.timezone })
}

function placeOf({ site, origin }: SiteRequest, params: URLSearchParams) {
  const page = Number(params.get('page') ?? 1)
  return { siteName: site.name, region: site.region, origin, page: Number.isInteger(page) ? page : 1 }
}
