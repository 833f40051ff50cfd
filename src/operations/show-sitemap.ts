import { BLOG_PATH, blogPath } from '#domain/blog/blog-paths.ts'
import { publishedArticles } from '#domain/blog/published-articles.ts'
import { BODY_TYPES } from '#domain/car/car.ts'
import { LEAD_PAGE_PATHS, OPTIONAL_PAGE_PATHS } from '#domain/lead/lead-pages.ts'
import { MODELS_PATH, modelPagePath } from '#domain/model/model.ts'
import { OFFERS_PATH } from '#domain/offer/offer.ts'
import { PARTS_PATH } from '#domain/parts/part.ts'
import { BUDGET_PATH, CONTACT_PATH, locationPath, SEARCH_PATH, TEST_DRIVE_PATH, vehiclePath } from '#domain/paths.ts'
import { type SitemapEntry, sitemapXml } from '#domain/sitemap.ts'
import { searchRequest } from '#domain/stock/search-request.ts'
import {
  bodyPath,
  makePath,
  modelPath,
  SEATS_SEGMENT,
  stockVocabulary,
  WHOLE_LISTING,
} from '#domain/stock/stock-path.ts'
import { EMPTY_QUERY } from '#domain/stock/stock-query.ts'
import type { FacetCount } from '#search/engine.ts'
import type { Site } from '#site/site.ts'
import type { Asked } from './search-stock.ts'

/** Above what any site has of makes, bodies or cars. */
const ALL = 10_000_000

/**
 * FIELD-3, ROUTE-11: the site's sitemap, or one of its parts; null for a part that there is not. It lists the pages that
 * have cars on them, every car that the listing shows, and the site's own pages.
 */
export async function showSitemap(asked: Asked, part: number | null): Promise<string | null> {
  const { platform, site, now, origin } = asked
  const engine = await platform.stock.forSite(site)
  const { hits, facets } = await engine.search({
    ...searchRequest(site, WHOLE_LISTING, { ...EMPTY_QUERY, sort: 'latest' }, [], now),
    facets: (['car_type', 'simple_body', 'make', 'make_model', 'seats'] as const).map((field) => ({
      field,
      limit: ALL,
      tie: 'ascending',
    })),
    stats: [],
    limit: ALL,
  })
  const changed = await platform.storage.forSite(site).carsUpdatedAt()
  const cars = hits.map(({ id, stored }) => ({
    path: vehiclePath(stored.slug),
    lastmod: changed.get(id) ?? stored.created_at,
  }))
  const entries = [
    ...['/', SEARCH_PATH, ...stockPaths(facets), ...cataloguePaths(asked), ...ownPaths(site)].map(
      (path): SitemapEntry => ({ path, lastmod: null }),
    ),
    ...platform
      .pagesOf(site.slug)
      .filter(({ path }) => !path.startsWith(SEARCH_PATH) && !(path in LEAD_PAGE_PATHS))
      .map(({ path, updated }) => ({ path, lastmod: updated })),
    ...blogEntries(asked),
    ...cars,
  ]
  return sitemapXml(entries, part, origin)
}

/** The blog, its categories and its articles, by the day that the newest of them changed (CONTENT-1). */
function blogEntries({ platform, site, now }: Asked): readonly SitemapEntry[] {
  const published = publishedArticles(platform.articlesOf(site.slug), site.blog, { now, timezone: site.timezone })
  const articles = published.map(({ slug, category, updated, date }) => ({ slug, category, lastmod: updated ?? date }))
  const newest = (of: typeof articles) =>
    of
      .map(({ lastmod }) => lastmod)
      .sort()
      .at(-1) ?? null
  if (articles.length === 0) return []
  const categories = site.blog.categories.flatMap(({ slug }) => {
    const own = articles.filter(({ category }) => category === slug)
    return own.length === 0 ? [] : [{ path: blogPath(slug), lastmod: newest(own) }]
  })
  const each = articles.map(({ slug, lastmod }) => ({ path: blogPath(slug), lastmod }))
  return [{ path: BLOG_PATH, lastmod: newest(articles) }, ...categories, ...each]
}

/** Models, parts and offers, as far as the site has any (ROUTE-3); a model that leads elsewhere has no page here. */
function cataloguePaths({ platform, site }: Asked): readonly string[] {
  const { models, parts } = platform.catalogueOf(site.slug)
  const own = models.filter(({ override_url }) => override_url === null)
  return [
    ...(site.integrations.offersCount > 0 ? [OFFERS_PATH] : []),
    ...(parts.length > 0 ? [PARTS_PATH] : []),
    ...(models.length > 0 ? [MODELS_PATH, ...own.map(({ slug }) => modelPagePath(slug))] : []),
  ]
}

/** The budget finder and the pages that are a form, each by its one canonical address (BUDGET-1, ROUTE-7, ROUTE-8). */
function ownPaths({ finance, home, leads, locations }: Site): readonly string[] {
  return [
    ...(home.budgetFinder ? [BUDGET_PATH] : []),
    finance.page,
    CONTACT_PATH,
    TEST_DRIVE_PATH,
    ...leads.pages.map((name) => OPTIONAL_PAGE_PATHS[name]),
    ...locations.map(({ slug }) => locationPath(slug)),
  ]
}

/** The listing's own pages of a condition, a body, a make, a model and seven seats that have a car (ROUTE-2). */
function stockPaths(facets: Readonly<Record<string, readonly FacetCount[]>>): readonly string[] {
  const values = (name: string) => (facets[name] ?? []).map(({ value }) => value)
  return [
    ...values('car_type').map((type) => `${SEARCH_PATH}/${type}-cars`),
    ...BODY_TYPES.filter((body) => values('simple_body').includes(body)).map(bodyPath),
    ...new Set(values('make').map(makePath)),
    ...new Set(
      stockVocabulary(values('make'), values('make_model')).makes.flatMap(({ name, models }) =>
        models.map((model) => modelPath(name, model)),
      ),
    ),
    ...(values('seats').includes('7') ? [`${SEARCH_PATH}/${SEATS_SEGMENT}`] : []),
  ]
}
