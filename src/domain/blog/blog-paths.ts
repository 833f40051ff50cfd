/** The blog's front page (ROUTE-9). */
export const BLOG_PATH = '/blog'

/** The blog's RSS feed. */
export const BLOG_FEED_PATH = '/blog/rss.xml'

/** Page of an article or a category; the two never share a slug (ROUTE-9: /blog/vehicle-reviews). */
export const blogPath = (slug: string): string => `${BLOG_PATH}/${slug}`
