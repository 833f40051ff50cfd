import { BLOG_PATH, blogPath } from '#domain/blog/blog-paths.ts'
import { publishedArticles } from '#domain/blog/published-articles.ts'
import type { CarSummary } from '#domain/car/car.ts'
import { bodyText } from '#domain/car/fact-text.ts'
import { BODY_TYPES } from '#domain/car/vocabulary.ts'
import { OPTIONAL_PAGE_PATHS } from '#domain/lead/form/lead-pages.ts'
import { facetField } from '#domain/listing/facet/facet-field.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import {
  bodyPath,
  makePath,
  modelPath,
  ownBodyPath,
  SEATS_SEGMENT,
  stockVocabulary,
  WHOLE_LISTING,
} from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY } from '#domain/listing/stock-query.ts'
import { visibleLocations } from '#domain/location/shown-locations.ts'
import { MODELS_PATH, modelPagePath } from '#domain/model/model.ts'
import { OFFERS_PATH } from '#domain/offer/offer.ts'
import { PARTS_PATH } from '#domain/parts/part.ts'
import {
  BUDGET_PATH,
  CONTACT_PATH,
  locationPath,
  SEARCH_PATH,
  SELL_PATH,
  TEST_DRIVE_PATH,
  vehiclePath,
} from '#domain/paths.ts'
import { REGIONS } from '#domain/region.ts'
import { routeOf } from '#domain/route/route-of.ts'
import type { SitemapKind } from '#domain/route/sitemap-kind.ts'
import type { FacetCount } from '#search/engine.ts'
import type { Site } from '#site/site.ts'
import { type RegionalSite, withAlternates } from '#views/sitemap/regional-alternates.ts'
import { laterOf, type SitemapEntry, type Sitemaps, sitemapFile, sitemapIndex } from '#views/sitemap/sitemap.ts'
import type { SiteRequest } from '../site-request.ts'

/** More than any site has makes, bodies or cars. */
const ALL = 10_000_000

/**
 * FIELD-3, ROUTE-11: the sitemap index, or the named file of it; null for an unknown file. Lists the listing pages that
 * have cars, every listed car, models, articles, locations and content pages.
 */
export async function showSitemap(request: SiteRequest, file: string | null): Promise<string | null> {
  const maps = withAlternates(
    await sitemapsOf(request),
    publicSite(request.site, request.origin),
    await sisters(request),
  )
  return file === null ? sitemapIndex(maps, request.origin) : sitemapFile(maps, file, request.origin)
}

function publicSite(site: Site, origin: string): RegionalSite {
  return { language: REGIONS[site.region].locale, origin }
}

/** Sites of the same group in other regions, if both name each other and have a public hostname. */
async function sisters(request: SiteRequest): Promise<readonly (RegionalSite & { readonly maps: Sitemaps })[]> {
  const { platform, site } = request
  const named = site.identity.otherRegions.flatMap((slug) => platform.siteBySlug(slug) ?? [])
  return Promise.all(
    named
      .filter(({ identity }) => identity.otherRegions.includes(site.slug))
      .flatMap((sister) => {
        const [hostname] = sister.hostnames
        if (hostname === undefined) return []
        const origin = `https://${hostname}`
        return [
          sitemapsOf({ ...request, site: sister, origin }).then((maps) => ({ ...publicSite(sister, origin), maps })),
        ]
      }),
  )
}

async function sitemapsOf(request: SiteRequest): Promise<Sitemaps> {
  const { platform, site, now } = request
  const engine = await platform.engines.forSite(site)
  const { hits, facets } = await engine.search({
    ...searchRequest(site, { page: WHOLE_LISTING, query: { ...EMPTY_QUERY, sort: 'latest' } }, { facets: [], now }),
    facets: ['car_type', bodyField(site), 'make', 'make_model', 'seats'].map((field) => ({
      field,
      limit: ALL,
      tie: 'ascending' as const,
    })),
    stats: [],
    limit: ALL,
  })
  const updated = await platform.storage.forSite(site).cars.updatedAt()
  const cars = hits.map(({ id, stored }) => ({ stored, lastmod: updated.get(id) ?? stored.created_at }))
  const changes = changesByPath(cars, site)
  const configured = platform.contentOf(site.slug).writtenAt
  const byConfiguration = (path: string): SitemapEntry => ({ path, lastmod: configured })
  const entries: readonly SitemapEntry[] = [
    { path: '/', lastmod: laterOf(configured, changes.get(SEARCH_PATH) ?? null) },
    ...formPaths(request).map(byConfiguration),
    ...writtenPages(request),
    ...[SEARCH_PATH, ...stockPaths(facets, site)].map((path) => ({ path, lastmod: changes.get(path) ?? null })),
    ...modelEntries(request, changes, configured),
    ...blogEntries(request),
    ...visibleLocations(site.locations).map(({ slug }) => byConfiguration(locationPath(slug))),
    ...cars.map(({ stored, lastmod }) => ({ path: vehiclePath(stored.slug), lastmod })),
  ]
  return bySitemap(entries)
}

/** Groups the entries by the sitemap that their route names; routes without one are left out. */
function bySitemap(entries: readonly SitemapEntry[]): Sitemaps {
  const byKind = Map.groupBy(entries, ({ path }) => routeOf(path).sitemap)
  const of = (kind: SitemapKind) => byKind.get(kind) ?? []
  return {
    pages: of('pages'),
    listings: of('listings'),
    models: of('models'),
    articles: of('articles'),
    locations: of('locations'),
    cars: of('cars'),
  }
}

/** Latest change of a car per listing page, by path. */
function changesByPath(
  cars: readonly { readonly stored: CarSummary; readonly lastmod: string }[],
  { search }: Site,
): ReadonlyMap<string, string> {
  const changes = new Map<string, string>()
  for (const { stored, lastmod } of cars) {
    const { car_type, simple_body, make, model, seats } = stored
    const ownBody = search.customBodies ? (stored.body ?? bodyText(stored)) : null
    const paths = [
      SEARCH_PATH,
      `${SEARCH_PATH}/${car_type}-cars`,
      ...(ownBody === null ? [] : [ownBodyPath(ownBody)]),
      ...(simple_body === null ? [] : [bodyPath(simple_body)]),
      makePath(make),
      modelPath(make, model),
      ...(seats === 7 ? [SEVEN_SEATS] : []),
    ]
    for (const path of paths) changes.set(path, laterOf(changes.get(path) ?? null, lastmod) ?? lastmod)
  }
  return changes
}

const SEVEN_SEATS = `${SEARCH_PATH}/${SEATS_SEGMENT}`

/**
 * The site's Markdown pages and the dates of their last change. Pages whose text appears on another page have no path
 * of their own.
 */
function writtenPages({ platform, site }: SiteRequest): readonly SitemapEntry[] {
  return platform
    .contentOf(site.slug)
    .pages.filter(({ path }) => routeOf(path).module === 'content.tsx')
    .map(({ path, updated }) => ({ path, lastmod: updated }))
}

/** The blog, its categories and articles, each with the date of its newest change (CONTENT-1). */
function blogEntries({ platform, site, now }: SiteRequest): readonly SitemapEntry[] {
  const published = publishedArticles(platform.contentOf(site.slug).articles, site.blog, {
    now,
    timezone: site.timezone,
  })
  const articles = published.map(({ slug, category, updated, date }) => ({ slug, category, lastmod: updated ?? date }))
  const newest = (of: typeof articles) => of.reduce<string | null>((last, { lastmod }) => laterOf(last, lastmod), null)
  if (articles.length === 0) return []
  const categories = site.blog.categories.flatMap(({ slug }) => {
    const categoryArticles = articles.filter(({ category }) => category === slug)
    return categoryArticles.length === 0 ? [] : [{ path: blogPath(slug), lastmod: newest(categoryArticles) }]
  })
  const each = articles.map(({ slug, lastmod }) => ({ path: blogPath(slug), lastmod }))
  return [{ path: BLOG_PATH, lastmod: newest(articles) }, ...categories, ...each]
}

/** The models page and the model pages (ROUTE-3); models with an external link have no page. */
function modelEntries(
  { platform, site }: SiteRequest,
  changes: ReadonlyMap<string, string>,
  configured: string | null,
): readonly SitemapEntry[] {
  const { models } = platform.contentOf(site.slug).catalogue
  if (models.length === 0) return []
  const modelPages = models
    .filter(({ override_url }) => override_url === null)
    .map(({ slug, manufacturer_name, name }) => ({
      path: modelPagePath(slug),
      lastmod: laterOf(configured, changes.get(modelPath(manufacturer_name, name)) ?? null),
    }))
  return [{ path: MODELS_PATH, lastmod: configured }, ...modelPages]
}

/** Canonical paths of offers, parts, the budget finder and the form pages (BUDGET-1, ROUTE-3, ROUTE-4, ROUTE-7, ROUTE-8). */
function formPaths({ platform, site }: SiteRequest): readonly string[] {
  const { finance, home, leads, integrations, tradeIn } = site
  // A valuation has its pages whatever the list of forms says.
  const forms = new Set([...leads.pages, ...(tradeIn.valuation ? (['trade-in'] as const) : [])])
  return [
    ...(integrations.offersCount > 0 ? [OFFERS_PATH] : []),
    ...(platform.contentOf(site.slug).catalogue.parts.length > 0 ? [PARTS_PATH] : []),
    ...(home.budgetFinder ? [BUDGET_PATH] : []),
    finance.page,
    CONTACT_PATH,
    TEST_DRIVE_PATH,
    ...[...forms].map((name) => OPTIONAL_PAGE_PATHS[name]),
    ...(forms.has('trade-in') ? [SELL_PATH] : []),
  ]
}

/** The engine's field of the bodies that have pages. */
function bodyField(site: Site): string {
  return facetField(site.search.customBodies ? 'body' : 'simple_body', site)
}

/** Listing pages by condition, body, make, model and seven seats that have a car (ROUTE-2). */
function stockPaths(facets: Readonly<Record<string, readonly FacetCount[]>>, site: Site): readonly string[] {
  const values = (name: string) => (facets[name] ?? []).map(({ value }) => value)
  return [
    ...values('car_type').map((type) => `${SEARCH_PATH}/${type}-cars`),
    ...new Set(
      site.search.customBodies
        ? values(bodyField(site)).map(ownBodyPath)
        : BODY_TYPES.filter((body) => values('simple_body').includes(body)).map(bodyPath),
    ),
    ...new Set(values('make').map(makePath)),
    ...new Set(
      stockVocabulary(values('make'), values('make_model')).makes.flatMap(({ name, models }) =>
        models.map((model) => modelPath(name, model)),
      ),
    ),
    ...(values('seats').includes('7') ? [SEVEN_SEATS] : []),
  ]
}
