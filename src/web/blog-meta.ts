import { BLOG_FEED_PATH } from '#domain/blog/blog-paths.ts'
import type { ArticleView, BlogView } from '#views/blog/blog-view.ts'
import type { SiteView } from '#views/site/site-view.ts'
import { type HeadTag, pageMeta } from './page-meta.ts'

/** Head tags of the blog's lists, for search engines and feed readers (FIELD-3). */
export function blogMeta(blog: BlogView, site: SiteView | null): HeadTag[] {
  return [...pageMeta(blog, site), feedLink(blog.canonical)]
}

/** Head tags of an article, for search engines, feed readers and messengers (FIELD-3). */
export function articleMeta(article: ArticleView, site: SiteView | null): HeadTag[] {
  const { title, description, canonical, image, picture, date, modified, category } = article
  const shared = { type: 'article', title, image, imageAlt: picture.alt } as const
  return [
    ...pageMeta({ ...article, metaDescription: description }, site, shared),
    feedLink(canonical),
    { property: 'article:published_time', content: date },
    { property: 'article:modified_time', content: modified },
    ...(category ? [{ property: 'article:section', content: category.name }] : []),
  ]
}

function feedLink(address: string): HeadTag {
  return {
    rel: 'alternate',
    type: 'application/rss+xml',
    href: new URL(BLOG_FEED_PATH, address).href,
  }
}
