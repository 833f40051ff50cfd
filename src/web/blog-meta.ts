import type { MetaDescriptor } from 'react-router'
import { BLOG_FEED_PATH } from '#domain/blog/blog-paths.ts'
import type { ArticleView, BlogView } from '#views/blog/blog-view.ts'
import { pageMeta, type RouteMatches } from './page-meta.ts'

/** What search engines and feed readers are told of the blog's lists (FIELD-3). */
export function blogMeta(blog: BlogView, matches: RouteMatches): MetaDescriptor[] {
  return [...pageMeta(blog, matches), feedLink(blog.canonical)]
}

/** What search engines, feed readers and messengers are told of an article (FIELD-3). */
export function articleMeta(article: ArticleView, matches: RouteMatches): MetaDescriptor[] {
  const { title, description, canonical, image, picture, date, modified, category } = article
  const shared = { type: 'article', title, image, imageAlt: picture.alt } as const
  return [
    ...pageMeta({ ...article, metaDescription: description }, matches, shared),
    feedLink(canonical),
    { property: 'article:published_time', content: date },
    { property: 'article:modified_time', content: modified },
    ...(category ? [{ property: 'article:section', content: category.name }] : []),
  ]
}

function feedLink(address: string): MetaDescriptor {
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    href: new URL(BLOG_FEED_PATH, address).href,
  }
}
