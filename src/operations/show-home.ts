import { BODY_NAMES } from '#domain/car/body-type.ts'
import { BODY_TYPES } from '#domain/car/car.ts'
import { cardView } from '#domain/car/card-view-of.ts'
import { parseBudget } from '#domain/finance/budget-view.ts'
import type { HomeView, TileView } from '#domain/home-view.ts'
import { dealerData } from '#domain/location/dealer-data.ts'
import { searchPlaceholder } from '#domain/stock/placeholder.ts'
import { searchRequest } from '#domain/stock/search-request.ts'
import { bodyPath, makePath, WHOLE_LISTING } from '#domain/stock/stock-path.ts'
import { EMPTY_QUERY } from '#domain/stock/stock-query.ts'
import type { FacetCount, Filter } from '#search/engine.ts'
import { findByBudget } from './find-by-budget.ts'
import type { Asked } from './search-stock.ts'
import { showFeaturedArticles } from './show-featured-articles.ts'
import { showPlaces, showReviews } from './show-places.ts'

const MAKE_TILES = 12
const MAKES_OFFERED = 60
const BODY_TILES = 8
const ARTICLES = 3

/** SITE-12: the home page, every tile with the number of cars behind it. */
export async function showHome(asked: Asked): Promise<HomeView> {
  const { platform, site, now, origin } = asked
  const engine = await platform.stock.forSite(site)
  const request = searchRequest(site, WHOLE_LISTING, { ...EMPTY_QUERY, sort: 'latest' }, [], now)
  // Nobody wants to be shown first what is sold already.
  const inStock: Filter = { kind: 'in', field: 'status', values: ['in_stock'] }
  const { hits } = await engine.search({
    ...request,
    base: [...request.base, inStock],
    facets: [],
    stats: [],
    limit: site.home.latest,
  })
  const { total, facets } = await engine.search({
    ...request,
    facets: [
      { field: 'make', limit: MAKES_OFFERED, tie: 'ascending' },
      { field: 'simple_body', limit: BODY_TILES, tie: 'ascending' },
      { field: 'car_type', limit: 3, tie: 'ascending' },
    ],
    stats: [],
    limit: 0,
  })
  const makes = facets.make ?? []
  const { heading, introduction, makeTiles, bodyTiles } = site.home
  return {
    metaTitle: `${site.name}${site.branding.tagline ? ` | ${site.branding.tagline}` : ''}`,
    metaDescription: introduction ?? `${total} ${site.search.vehicleWord}s for sale at ${site.name}.`,
    heading: heading ?? site.name,
    introduction,
    total,
    placeholder: searchPlaceholder(
      makes[0]?.value ?? null,
      site.search.customBodies ? bodies(facets.simple_body ?? []).map(({ label }) => label) : [],
    ),
    makes: makeTiles ? makes.slice(0, MAKE_TILES).map((count) => tile(count, count.value, makePath(count.value))) : [],
    makesOffered: makes.map((count) => tile(count, count.value, makePath(count.value))),
    bodies: bodyTiles ? bodies(facets.simple_body ?? []) : [],
    conditions: (facets.car_type ?? []).map((count) =>
      tile(count, CONDITIONS[count.value] ?? count.value, `/search/${count.value}-cars`),
    ),
    budget: site.home.budgetFinder ? await findByBudget(asked, parseBudget(new URLSearchParams())) : null,
    latest: hits.map(({ stored }) => cardView(stored, site, { now })),
    articles: showFeaturedArticles(asked, ARTICLES),
    whyBuy: site.vehicle.whyBuy,
    places: showPlaces(asked),
    reviews: showReviews(asked),
    structuredData: site.locations.map((place) => dealerData(place, site, origin)),
  }
}

const CONDITIONS: Readonly<Record<string, string>> = { new: 'New', used: 'Used', demo: 'Demo' }

function tile({ value, count }: FacetCount, label: string, href: string): TileView {
  return { label, value, count, href }
}

function bodies(counts: readonly FacetCount[]): HomeView['bodies'] {
  return counts.flatMap((count) => {
    const body = BODY_TYPES.find((type) => type === count.value)
    return body ? [{ ...tile(count, BODY_NAMES[body].plural, bodyPath(body)), body }] : []
  })
}
