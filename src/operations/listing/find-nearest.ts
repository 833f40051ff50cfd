import type { CarSummary } from '#domain/car/car.ts'
import { currentPrice } from '#domain/car/price/current-price.ts'
import { facetField } from '#domain/listing/facet/facet-field.ts'
import type { FacetName } from '#domain/listing/facet/facet-names.ts'
import {
  type Kept,
  nearestSteps,
  nearestText,
  type PriceBand,
  priceBands,
  type Wish,
  wishOf,
} from '#domain/listing/nearest.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY, type StockQuery } from '#domain/listing/stock-query.ts'
import { NOT_TAKEN } from '#domain/listing/taken.ts'
import { inWordsOf } from '#domain/region.ts'
import type { SearchEngine } from '#search/engine.ts'
import { cardView } from '#views/card/card-view.ts'
import { toldApart } from '#views/card/told-apart.ts'
import type { ListingState } from '#views/listing/listing-state.ts'
import type { NearestView } from '#views/listing/listing-view.ts'
import type { SiteRequest } from '../site-request.ts'
import { cardMoment } from './card-moment.ts'

type Asking = Pick<SiteRequest, 'platform' | 'site' | 'now'>

const SHOWN = 3

/** ASK-3, SEARCH-15: the cars nearest to a search that finds none, and why they are shown; null if none is near. */
export async function findNearest(
  engine: SearchEngine<CarSummary>,
  asked: Asking,
  place: Pick<ListingState, 'page' | 'query'>,
): Promise<NearestView | null> {
  const { site } = asked
  const bodyFacet = site.search.customBodies ? 'body' : 'simple_body'
  const wish = wishOf(place.page, place.query, bodyFacet, await bodiesMeant(engine, asked, place, bodyFacet))
  for (const parts of nearestSteps(wish)) {
    const cars = await around(engine, asked, place, { wish, kept: parts })
    if (cars.length === 0) continue
    const prices = cars.flatMap((car) => currentPrice(car) ?? [])
    const moment = await cardMoment(asked)
    const dearest = prices.length === 0 ? null : Math.max(...prices)
    return {
      text: inWordsOf(site.region, nearestText(wish, parts, dearest, `${site.search.vehicleWord}s`)),
      cards: toldApart(cars.map((car) => cardView(car, site, moment))),
    }
  }
  return null
}

/** The most frequent body of the cars with a search's words, make and model, whatever else was asked for. */
async function bodiesMeant(
  engine: SearchEngine<CarSummary>,
  { site, now }: Asking,
  { page, query }: Pick<ListingState, 'page' | 'query'>,
  bodyFacet: FacetName,
): Promise<readonly string[]> {
  const { make, model, make_model, badge } = { ...page.values, ...query.values }
  const values = Object.fromEntries(
    Object.entries({ make, model, make_model, badge }).filter(([, chosen]) => chosen !== undefined),
  )
  if (query.text === '' && Object.keys(values).length === 0) return []
  const field = facetField(bodyFacet, site)
  const request = searchRequest(
    site,
    { page: WHOLE_LISTING, query: { ...EMPTY_QUERY, text: query.text, values } },
    { facets: [], now },
  )
  const facet = { field, limit: 1, tie: 'ascending' } as const
  const { facets } = await engine.search({ ...request, facets: [facet], stats: [], limit: 0 })
  return (facets[field] ?? []).map(({ value }) => value)
}

async function around(
  engine: SearchEngine<CarSummary>,
  { site, now }: Asking,
  place: Pick<ListingState, 'page' | 'query'>,
  { wish, kept }: { readonly wish: Wish; readonly kept: readonly Kept[] },
): Promise<readonly CarSummary[]> {
  const cars: CarSummary[] = []
  for (const { range, first } of priceBands(wish.price)) {
    const { page, query } = kept.includes('all')
      ? place
      : { page: WHOLE_LISTING, query: { ...queryOf(wish, kept), excluded: place.query.excluded } }
    const ranges = range === null ? query.ranges : { ...query.ranges, price: range }
    const request = searchRequest(
      site,
      { page, query: { ...query, ranges, sort: ORDERS[first], page: 1 } },
      { facets: [], now },
    )
    const filters = [...request.filters, NOT_TAKEN]
    const { hits } = await engine.search({ ...request, filters, facets: [], stats: [], limit: SHOWN - cars.length })
    cars.push(...hits.map(({ stored }) => stored))
    if (cars.length >= SHOWN) break
  }
  return cars
}

function queryOf({ bodyFacet, bodies, seats }: Wish, kept: readonly Kept[]): StockQuery {
  const values = {
    ...(kept.includes('body') ? { [bodyFacet]: bodies } : {}),
    ...(kept.includes('seats') ? { seats } : {}),
  }
  return { ...EMPTY_QUERY, values }
}

const ORDERS: Readonly<Record<PriceBand['first'], 'price_desc' | 'price_asc' | 'latest'>> = {
  dearest: 'price_desc',
  cheapest: 'price_asc',
  latest: 'latest',
}
