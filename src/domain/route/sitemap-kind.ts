/** What the sitemaps of a site are about, in the order of their index. */
export const SITEMAP_KINDS = ['pages', 'listings', 'models', 'articles', 'locations', 'cars'] as const
export type SitemapKind = (typeof SITEMAP_KINDS)[number]
