/** The blog's home (ROUTE-9). */
export const BLOG_PATH = '/blog'

/** The blog for feed readers. */
export const BLOG_FEED_PATH = '/blog/rss.xml'

/** An article, or a category, whose slugs are never an article's (ROUTE-9: /blog/vehicle-reviews). */
export const blogPath = (slug: string): string => `${BLOG_PATH}/${slug}`
