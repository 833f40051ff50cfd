/** An address for search engines, with the instant (ISO 8601) of its last change where that is known. */
export interface SitemapEntry {
  /** A path of the site. */
  readonly path: string
  readonly lastmod: string | null
}

/** What one file may hold by the sitemaps' own rule. */
export const SITEMAP_LIMIT = 50_000

/**
 * FIELD-3, ROUTE-11: the site's addresses as XML; with more than one file's worth, an index of the parts. `part` counts
 * from 1; null for a part that there is not.
 */
export function sitemapXml(entries: readonly SitemapEntry[], part: number | null, origin: string): string | null {
  const parts = Math.max(1, Math.ceil(entries.length / SITEMAP_LIMIT))
  if (part === null && parts > 1) return sitemapIndex(parts, origin)
  const number = part ?? 1
  if (!Number.isInteger(number) || number < 1 || number > parts) return null
  const urls = entries.slice((number - 1) * SITEMAP_LIMIT, number * SITEMAP_LIMIT).map((entry) => urlXml(entry, origin))
  return `${DECLARATION}<urlset xmlns="${NAMESPACE}">\n${urls.join('\n')}\n</urlset>\n`
}

/**
 * ROUTE-11: what search engines may look at. Every combination of filters is an address, so those are left out: the
 * sitemap names what is worth reading. Outside production nothing is.
 */
export function robotsTxt(origin: string, production: boolean): string {
  if (!production) return 'User-agent: *\nDisallow: /\n'
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /success',
    'Disallow: /*?*',
    // Later pages lead to the older cars; with anything chosen they are closed like the first. The longer rule wins.
    'Allow: /search*?page=',
    'Disallow: /search*?page=*&',
    'Allow: /blog*?page=',
    'Disallow: /blog*?page=*&',
    // Its parts are told by a query.
    'Allow: /sitemap.xml',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function sitemapIndex(parts: number, origin: string): string {
  const maps = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeXml(`${origin}/sitemap.xml?part=${index + 1}`)}</loc></sitemap>`,
  )
  return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${maps.join('\n')}\n</sitemapindex>\n`
}

function urlXml({ path, lastmod }: SitemapEntry, origin: string): string {
  const changed = lastmod === null ? '' : `<lastmod>${escapeXml(lastmod)}</lastmod>`
  return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
