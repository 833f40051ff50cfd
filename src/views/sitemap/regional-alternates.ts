import { SITEMAP_KINDS } from '#domain/route/sitemap-kind.ts'
import type { SitemapEntry, Sitemaps } from './sitemap.ts'

/** A site of a group, as search engines know it. */
export interface RegionalSite {
  /** 'en-NZ' */
  readonly language: string
  /** 'https://dealer.example', its public address. */
  readonly origin: string
}

/** Cars are sold in one country, so their pages have no alternates. */
const KINDS_WITH_ALTERNATES = SITEMAP_KINDS.filter((kind) => kind !== 'cars')

/**
 * ROUTE-11, SITE-6: adds hreflang alternates to each page that a sister site in another region has at the same path. Of
 * two sisters in one region the first is listed.
 */
export function withAlternates(
  own: Sitemaps,
  site: RegionalSite,
  sisters: readonly (RegionalSite & { readonly maps: Sitemaps })[],
): Sitemaps {
  const others = sisters
    .filter(
      ({ language }, index) =>
        language !== site.language && sisters.findIndex((each) => each.language === language) === index,
    )
    .map(({ language, origin, maps }) => ({
      language,
      origin,
      paths: new Set(KINDS_WITH_ALTERNATES.flatMap((kind) => maps[kind].map(({ path }) => path))),
    }))
  const entryWithAlternates = (entry: SitemapEntry): SitemapEntry => {
    const shared = others.filter(({ paths }) => paths.has(entry.path))
    if (shared.length === 0) return entry
    const alternates = [site, ...shared].map(({ language, origin }) => ({
      hreflang: language,
      href: origin + entry.path,
    }))
    return { ...entry, alternates }
  }
  return {
    ...own,
    ...Object.fromEntries(KINDS_WITH_ALTERNATES.map((kind) => [kind, own[kind].map(entryWithAlternates)])),
  }
}
