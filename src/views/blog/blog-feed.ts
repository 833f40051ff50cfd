import type { Article, BlogCategory } from '#domain/blog/article.ts'
import { BLOG_FEED_PATH, BLOG_PATH, blogPath } from '#domain/blog/blog-paths.ts'
import { absolute } from '#domain/breadcrumb.ts'
import { instantOfLocal } from '#domain/date/zoned-instant.ts'

export interface FeedSource {
  readonly title: string
  readonly description: string
  /** 'en-AU' */
  readonly language: string
  /** Articles are published at midnight in this time zone. */
  readonly timezone: string
  readonly origin: string
}

/** Feed readers fetch often and store old items, so a few are enough. */
const FEED_LENGTH = 20

/** CONTENT-1: the newest articles as RSS 2.0, with their descriptions. `published` is newest first. */
export function blogFeed(
  published: readonly Article[],
  categories: readonly BlogCategory[],
  { title, description, language, timezone, origin }: FeedSource,
): string {
  const items = published.slice(0, FEED_LENGTH).map((article) => {
    const address = absolute(blogPath(article.slug), origin)
    const category = categories.find(({ slug }) => slug === article.category)
    return [
      '<item>',
      element('title', article.title),
      element('link', address),
      `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
      element('pubDate', instantOfLocal(article.date, 0, timezone).toUTCString()),
      ...(category ? [element('category', category.name)] : []),
      element('description', article.description),
      '</item>',
    ].join('\n')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', absolute(BLOG_PATH, origin)),
    element('description', description),
    element('language', language),
    `<atom:link href="${escapeXml(absolute(BLOG_FEED_PATH, origin))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
