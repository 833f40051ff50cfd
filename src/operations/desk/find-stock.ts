import { hasFilters, type StockListQuery } from '#domain/desk/stock-list-query.ts'
import { numberKey } from '#domain/listing/car-number.ts'
import { queryFilters } from '#domain/listing/search-request.ts'
import type { Filter } from '#search/engine.ts'
import { knownMakes } from '../listing/known-makes.ts'
import type { SiteRequest } from '../site-request.ts'
import type { DeskStockCar } from './desk-stock.ts'

export interface FoundStock {
  /** Cars with the words and filters, best first; null: none were asked for. */
  readonly ids: readonly string[] | null
  /** Values of the filters that the table offers, in the stock that the desk shows. */
  readonly choices: Readonly<Record<DeskFilter, readonly string[]>>
}

/** Filters that the table offers. Its address takes every filter of the site's own listing. */
export const DESK_FILTERS = ['make', 'model', 'car_type', 'location_name'] as const
export type DeskFilter = (typeof DESK_FILTERS)[number]

const ALL = 1_000_000
const MOST_CHOICES = 500
/** Shorter text is part of too many VINs. */
const SHORTEST_NUMBER = 4
const MS_PER_DAY = 86_400_000
const BY_WORDS = new Intl.Collator('en-AU')

/**
 * DESK-1: words and filters as the site's own search engine understands them, over every car of the desk. What the engine
 * does not index, because buyers must not search for it (plates of a site that hides them, VINs, tags), counts where it
 * finds nothing.
 */
export async function findStock(
  { platform, site }: SiteRequest,
  cars: readonly DeskStockCar[],
  query: StockListQuery,
  soldSince: Date,
): Promise<FoundStock> {
  const engine = await platform.engines.forSite(site)
  const vocabulary = await knownMakes(engine, site, platform.clock.now())
  const onDesk = new Set(cars.map(({ id }) => id))
  const filters = queryFilters(site, query.filters, vocabulary)
  const search = async (text: string) => {
    const result = await engine.search({
      base: deskBase(soldSince),
      filters,
      text,
      facets: DESK_FILTERS.map((field) => ({ field, limit: MOST_CHOICES, tie: 'ascending' })),
      stats: [],
      sort: { by: 'relevance' },
      offset: 0,
      limit: text !== '' || hasFilters(query) ? ALL : 0,
    })
    return { ...result, ids: result.hits.map(({ id }) => id).filter((id) => onDesk.has(id)) }
  }
  const { facets, ids } = await search(query.words)
  const byNumber = ids.length === 0 && query.words !== '' ? numbered(cars, query.words) : null
  const valuesOf = (field: DeskFilter) => (facets[field] ?? []).map(({ value }) => value).sort(BY_WORDS.compare)
  const choices = {
    make: valuesOf('make'),
    model: valuesOf('model'),
    car_type: valuesOf('car_type'),
    location_name: valuesOf('location_name'),
  }
  if (byNumber === null) return { ids: query.words === '' && !hasFilters(query) ? null : ids, choices }
  if (!hasFilters(query)) return { ids: byNumber, choices }
  const filtered = new Set((await search('')).ids)
  return { ids: byNumber.filter((id) => filtered.has(id)), choices }
}

/** A car that was sold long ago offers no filter. Hidden cars and those that the site does not list are in. */
function deskBase(soldSince: Date): readonly Filter[] {
  const onSale: Filter = { kind: 'not-in', field: 'status', values: ['sold'] }
  // To the day, so that the engine can reuse the rows.
  const since = Math.floor(soldSince.getTime() / MS_PER_DAY) * MS_PER_DAY
  return [{ kind: 'any', filters: [onSale, { kind: 'range', field: 'sold_at', min: since, max: null }] }]
}

/** Cars whose plate, VIN or frame number has these letters and digits, or whose tag has these words. */
function numbered(cars: readonly DeskStockCar[], words: string): readonly string[] {
  const key = numberKey(words)
  const text = words.toLowerCase()
  const has = (number: string | null) => key.length >= SHORTEST_NUMBER && numberKey(number).includes(key)
  return cars
    .filter(
      ({ regplate, vin, frameNumber, tag }) =>
        has(regplate) || has(vin) || has(frameNumber) || (tag ?? '').toLowerCase().includes(text),
    )
    .map(({ id }) => id)
}
