import { absolute } from '#domain/breadcrumb.ts'
import { BODY_NAMES } from '#domain/car/body-type.ts'
import { bodyTypeOf } from '#domain/car/body-words.ts'
import { bodyPicture } from '#domain/car/car-picture.ts'
import { BODY_TYPES } from '#domain/car/vocabulary.ts'
import { facetField } from '#domain/listing/facet/facet-field.ts'
import { ownListing } from '#domain/listing/own-page.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import { bodyPath, type StockVocabulary, stockVocabulary, WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY } from '#domain/listing/stock-query.ts'
import { NOT_TAKEN } from '#domain/listing/taken.ts'
import { visibleLocations } from '#domain/location/shown-locations.ts'
import { currentOffers } from '#domain/offer/offer.ts'
import { inWordsOf, type RegionCode } from '#domain/region.ts'
import type { FacetCount, Filter } from '#search/engine.ts'
import { shareImage } from '#site/content/share-image.ts'
import type { Site } from '#site/site.ts'
import { carsToldApart } from '#views/block/cars-told-apart.ts'
import { cardView } from '#views/card/card-view.ts'
import { drawnVehicle } from '#views/home/drawn-vehicle.ts'
import { featureViews } from '#views/home/features.ts'
import { heroView } from '#views/home/hero-slides.ts'
import type { BodyTileView, HomeView, TileView } from '#views/home/home-view.ts'
import { searchChips } from '#views/home/search-chips.ts'
import { shownBlocks } from '#views/home/shown-blocks.ts'
import { searchPlaceholder } from '#views/listing/placeholder.ts'
import { dealerData } from '#views/location/dealer-data.ts'
import { offerView } from '#views/offer/offer-view.ts'
import * as words from '#words/home.ts'
import { say } from '#words/say.ts'
import { cardMoment } from '../listing/card-moment.ts'
import { findByBudget } from '../listing/find-by-budget.ts'
import { orWithoutSearch } from '../listing/without-search.ts'
import type { SiteRequest } from '../site-request.ts'
import { valuedBy } from '../trade-in/valued-by.ts'
import { showBlock } from './show-blocks.ts'
import { showFeaturedArticles } from './show-featured-articles.ts'
import { showPlaces, showReviews } from './show-places.ts'

const MAKE_TILES = 12
const MAKES_OFFERED = 60
const MODELS_OFFERED = 1000
/** More than the number of different prices. */
const NUMBERS_COUNTED = 10_000
const BODY_TILES = 8
const OFFERS = 3
const ARTICLES = 3

/** SITE-12: the home page. Every tile shows its number of cars; blocks are in the site's order. */
export async function showHome(request: SiteRequest): Promise<HomeView> {
  const { site, now, origin } = request
  const { makes, models, bodies, conditions, total, drawn, chips } = await orWithoutSearch(
    request.platform,
    () => countStock(request),
    UNCOUNTED,
  )
  const { heading, introduction, budgetFinder } = site.home
  const latest = await orWithoutSearch(request.platform, () => latestCars(request), [])
  const vehicles = `${total === null ? '' : `${total} `}${site.search.vehicleWord}s`
  const home = {
    canonical: absolute('/', origin),
    metaTitle: `${site.name}${site.branding.tagline ? ` | ${site.branding.tagline}` : ''}`,
    metaDescription: introduction ?? say(words.forSaleAt, { vehicles, site: site.name }),
    heading: heading ?? site.name,
    hero: heroView(site, drawn, latest[0]?.picture),
    titles: ownTitles(site.home.titles),
    placeholder: searchPlaceholder(
      makes[0]?.value ?? null,
      site.search.customBodies ? bodies.map(({ label }) => label) : null,
    ),
    search: { makes, models, bodies, chips },
    features: featureViews(site, await valuedBy(request)),
    makes: makes.slice(0, MAKE_TILES),
    bodies,
    conditions,
    budget: budgetFinder
      ? await orWithoutSearch(request.platform, () => findByBudget(request, new URLSearchParams()), null)
      : null,
    latest,
    offers: currentOffers(site.offers.list, Math.min(OFFERS, site.integrations.offersCount), now).map((offer) =>
      offerView(offer, site),
    ),
    articles: showFeaturedArticles(request, ARTICLES),
    whyBuy: site.vehicle.whyBuy,
    places: showPlaces(request),
    reviews: showReviews(request),
    structuredData: visibleLocations(site.locations).map((place) => dealerData(place, site, origin, shareImage(site))),
  }
  const blocks = await Promise.all(
    blocksAround(site.home).map((block, index) =>
      typeof block === 'string' ? block : showBlock(request, block, index + 1),
    ),
  )
  const apart = carsToldApart(
    blocks.filter((block) => block !== null),
    latest,
  )
  return { ...home, latest: apart.cars, blocks: shownBlocks(apart.blocks, home) }
}

function ownTitles(titles: Site['home']['titles']): HomeView['titles'] {
  return Object.fromEntries(Object.entries(titles).filter(([, title]) => title !== null))
}

/** A centred hero has the search in it, so that the page has no second one. */
function blocksAround({ blocks, hero }: Site['home']): Site['home']['blocks'] {
  return hero === 'centred' && blocks.includes('hero') ? blocks.filter((block) => block !== 'search') : blocks
}

/** D-57: the latest arrivals are on the yard, and neither sold nor reserved. */
const IN_STOCK: Filter = { kind: 'in', field: 'status', values: ['in_stock'] }

async function latestCars(asking: SiteRequest): Promise<HomeView['latest']> {
  const { platform, site, now } = asking
  const engine = await platform.engines.forSite(site)
  const request = searchRequest(
    site,
    { page: WHOLE_LISTING, query: { ...EMPTY_QUERY, sort: 'latest' } },
    { facets: [], now },
  )
  const base = [...request.base, IN_STOCK, NOT_TAKEN]
  const { hits } = await engine.search({ ...request, base, facets: [], stats: [], limit: site.home.latest })
  const moment = await cardMoment(asking)
  return hits.map(({ stored }) => cardView(stored, site, moment))
}

/** Used while the search engine does not answer: tiles with counts are left out (D-46). */
const UNCOUNTED: CountedStock = {
  total: null,
  drawn: drawnVehicle([], []),
  makes: [],
  models: [],
  bodies: [],
  conditions: [],
  chips: [],
}

async function countStock({ platform, site, now }: SiteRequest): Promise<CountedStock> {
  const engine = await platform.engines.forSite(site)
  const ownBodies = site.search.customBodies ? facetField('body', site) : null
  const { total, facets } = await engine.search({
    ...searchRequest(site, { page: WHOLE_LISTING, query: EMPTY_QUERY }, { facets: [], now }),
    facets: [
      { field: 'make', limit: MAKES_OFFERED, tie: 'ascending' },
      { field: 'make_model', limit: MODELS_OFFERED, tie: 'ascending' },
      { field: 'simple_body', limit: BODY_TILES, tie: 'ascending' },
      ...(ownBodies === null ? [] : [{ field: ownBodies, limit: BODY_TILES, tie: 'ascending' as const }]),
      { field: 'car_type', limit: 3, tie: 'ascending' },
      { field: 'item_type', limit: 2, tie: 'ascending' },
      { field: 'seats', limit: NUMBERS_COUNTED, tie: 'any' },
      { field: 'sleeps', limit: NUMBERS_COUNTED, tie: 'any' },
      { field: 'price', limit: NUMBERS_COUNTED, tie: 'any' },
    ],
    stats: [],
    limit: 0,
  })
  const { make = [], make_model = [], simple_body = [], car_type = [], item_type = [] } = facets
  const { seats = [], sleeps = [], price = [] } = facets
  const named = ownBodies === null ? [] : (facets[ownBodies] ?? [])
  const vocabulary = stockVocabulary(valuesOf(make), valuesOf(make_model), valuesOf(named))
  const bodies =
    ownBodies === null
      ? simple_body.flatMap((count) => bodyTile(count, site.region))
      : named.map((count) => ownBodyTile(count, simple_body, { vocabulary, region: site.region }))
  return {
    total,
    drawn: drawnVehicle(item_type, simple_body),
    makes: make.map((count) => tile(count, count.value, ownListing({ make: [count.value] }, vocabulary).href)),
    models: vocabulary.makes.map(({ name, models }) => ({
      make: name,
      models: models.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
    })),
    bodies,
    chips: searchChips({ total, bodies, seats, sleeps, price }),
    conditions: car_type.map((count) =>
      tile(count, conditions()[count.value] ?? count.value, `/search/${count.value}-cars`),
    ),
  }
}

interface CountedStock {
  readonly total: number | null
  readonly drawn: ReturnType<typeof drawnVehicle>
  readonly makes: readonly TileView[]
  readonly models: HomeView['search']['models']
  readonly bodies: readonly BodyTileView[]
  readonly conditions: readonly TileView[]
  readonly chips: HomeView['search']['chips']
}

const conditions = (): Readonly<Record<string, string>> => ({
  new: say(words.conditionNew),
  used: say(words.conditionUsed),
  demo: say(words.conditionDemo),
})

const valuesOf = (counts: readonly FacetCount[]) => counts.map(({ value }) => value)

function tile({ value, count }: FacetCount, label: string, href: string): TileView {
  return { label, value, count, href }
}

function bodyTile(count: FacetCount, region: RegionCode): readonly BodyTileView[] {
  const body = BODY_TYPES.find((type) => type === count.value)
  return body
    ? [
        {
          ...tile(count, inWordsOf(region, BODY_NAMES[body].plural), bodyPath(body)),
          facet: 'simple_body',
          picture: bodyPicture(body),
        },
      ]
    : []
}

/** SEARCH-9: a body of the dealer's own, drawn as what its name says, else as most of the stock. */
function ownBodyTile(
  count: FacetCount,
  stock: readonly FacetCount[],
  { vocabulary, region }: { readonly vocabulary: StockVocabulary; readonly region: RegionCode },
): BodyTileView {
  const drawn = bodyTypeOf(count.value, region) ?? BODY_TYPES.find((type) => type === stock[0]?.value) ?? null
  const picture = drawn === null ? null : bodyPicture(drawn)
  return { ...tile(count, count.value, ownListing({ body: [count.value] }, vocabulary).href), facet: 'body', picture }
}
