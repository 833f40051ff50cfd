import { SITEMAP_KINDS, type SitemapKind } from '#domain/route/sitemap-kind.ts'
/** An address for search engines. `lastmod` is the instant (ISO 8601) or date of its last change, if known. */
export interface SitemapEntry {
  /** A path of the site. */
  readonly path: string
  readonly lastmod: string | null
  /** The same page in each region, this one included; absent if there is only one. */
  readonly alternates?: readonly { readonly hreflang: string; readonly href: string }[]
}

export type Sitemaps = Readonly<Record<SitemapKind, readonly SitemapEntry[]>>

/** Limits of a file by the protocol (sitemaps.org): addresses, and uncompressed bytes. */
export const SITEMAP_LIMITS = { addresses: 50_000, bytes: 50 * 1024 * 1024 } as const

/** FIELD-3, ROUTE-11: `/sitemap.xml`, the index: the files of each kind, with the last change in each. */
export function sitemapIndex(maps: Sitemaps, origin: string, limits = SITEMAP_LIMITS): string {
  const files = SITEMAP_KINDS.flatMap((kind) =>
    sitemapFiles(maps[kind], origin, limits).map((entries, index) => {
      const changed = newest(entries)
      const lastmod = changed === null ? '' : `<lastmod>${escapeXml(changed)}</lastmod>`
      return `<sitemap><loc>${escapeXml(origin + sitemapPath(kind, index + 1))}</loc>${lastmod}</sitemap>`
    }),
  )
  return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${files.join('\n')}\n</sitemapindex>\n`
}

/** One of the files by name, such as 'cars-2'; null if there is none. */
export function sitemapFile(maps: Sitemaps, name: string, origin: string, limits = SITEMAP_LIMITS): string | null {
  const [, asked, number] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(name) ?? []
  const kind = SITEMAP_KINDS.find((each) => each === asked)
  const entries = kind && sitemapFiles(maps[kind], origin, limits)[Number(number) - 1]
  if (!entries) return null
  return `${HEAD}${entries.map((entry) => urlXml(entry, origin)).join('')}${FOOT}`
}

/** '/sitemaps/cars-1.xml' */
export function sitemapPath(kind: SitemapKind, number: number): string {
  return `/sitemaps/${kind}-${number}.xml`
}

/** The later of two last changes; null if neither is known. A date counts as its first instant. */
export function laterOf(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return Date.parse(one) >= Date.parse(other) ? one : other
}

/**
 * ROUTE-11: what search engines may crawl. Every combination of filters has an address, so filtered listings are
 * blocked; the sitemap lists the pages worth indexing. Outside production everything is blocked.
 */
export function robotsTxt(origin: string, production: boolean): string {
  if (!production) return 'User-agent: *\nDisallow: /\n'
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /success',
    'Disallow: /*?*',
    // Further pages of unfiltered listings lead to older cars. With filters they are blocked too; the longer rule wins.
    'Allow: /search*?page=',
    'Disallow: /search*?page=*&',
    'Allow: /blog*?page=',
    'Disallow: /blog*?page=*&',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

const ENCODER = new TextEncoder()
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const HEAD = `${DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
const FOOT = '</urlset>\n'

/** Splits the entries into files. */
function sitemapFiles(
  entries: readonly SitemapEntry[],
  origin: string,
  { addresses, bytes }: { readonly addresses: number; readonly bytes: number },
): readonly (readonly SitemapEntry[])[] {
  const files: SitemapEntry[][] = []
  let size = 0
  for (const entry of entries) {
    const more = ENCODER.encode(urlXml(entry, origin)).length
    const last = files.at(-1)
    if (last && last.length < addresses && size + more <= bytes) last.push(entry)
    else {
      files.push([entry])
      size = HEAD.length + FOOT.length
    }
    size += more
  }
  return files
}

function newest(entries: readonly SitemapEntry[]): string | null {
  return entries.reduce<string | null>((last, { lastmod }) => laterOf(last, lastmod), null)
}

function urlXml({ path, lastmod, alternates = [] }: SitemapEntry, origin: string): string {
  const changed = lastmod === null ? '' : `<lastmod>${escapeXml(lastmod)}</lastmod>`
  const others = alternates.map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${escapeXml(href)}"/>`,
  )
  return `<url><loc>${escapeXml(origin + path)}</loc>${changed}${others.join('')}</url>\n`
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
