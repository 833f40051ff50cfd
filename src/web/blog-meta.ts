import type { MetaDescriptor } from 'react-router'
import { BLOG_FEED_PATH } from '#domain/blog/blog-paths.ts'
import type { ArticleView, BlogView } from '#domain/blog/blog-view.ts'
import { directoryMeta } from './directory-meta.ts'

/** What search engines and feed readers are told of the blog's lists (FIELD-3). */
export function blogMeta(blog: BlogView): MetaDescriptor[] {
  return [...directoryMeta(blog), feedLink(blog.canonical), ...blog.structuredData.map(asScript)]
}

/** What search engines, feed readers and messengers are told of an article (FIELD-3). */
export function articleMeta(article: ArticleView): MetaDescriptor[] {
  const { title, description, canonical, image, picture, date, modified, category } = article
  return [
    ...directoryMeta({ ...article, metaDescription: description }),
    feedLink(canonical),
    { property: 'og:type', content: 'article' },
    { property: 'og:url', content: canonical },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: image },
    { property: 'og:image:alt', content: picture.alt },
    { property: 'article:published_time', content: date },
    { property: 'article:modified_time', content: modified },
    ...(category ? [{ property: 'article:section', content: category.name }] : []),
    ...article.structuredData.map(asScript),
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

function asScript(value: BlogView['structuredData'][number]): MetaDescriptor {
  return { 'script:ld+json': value }
}
