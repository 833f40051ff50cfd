import { searchRequest } from '#domain/listing/search-request.ts'
import {
  ofChosenName,
  readStockPath,
  type StockPath,
  type StockVocabulary,
  WHOLE_LISTING,
} from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY } from '#domain/listing/stock-query.ts'
import { NOT_TAKEN } from '#domain/listing/taken.ts'
import type { Model } from '#domain/model/model.ts'
import { nameKey } from '#domain/name-key.ts'
import { segmentOf } from '#domain/slug.ts'
import type { Filter } from '#search/engine.ts'
import { priceDisplay, priceLines } from '#views/card/price-display.ts'
import { knownMakes } from '../listing/known-makes.ts'
import { FOR_SALE } from '../listing/list-cars.ts'
import { orWithoutSearch } from '../listing/without-search.ts'
import type { SiteRequest } from '../site-request.ts'

/** A5: the page of the model's own cars, if there is one; not those of another model at the same address. */
export function stockOf({ manufacturer_name, name }: Model, vocabulary: StockVocabulary): StockPath | null {
  const page = readStockPath([segmentOf(manufacturer_name), segmentOf(name)], vocabulary)
  const modelNames = page?.values.model?.filter((one) => nameKey(one) === nameKey(name)) ?? []
  if (page === null || modelNames.length === 0) return null
  return ofChosenName(page, { values: { model: modelNames } })
}

export function filtersOf({ values: { make = [], model = [] } }: StockPath): readonly Filter[] {
  return [
    { kind: 'in', field: 'make', values: make },
    { kind: 'in', field: 'model', values: model },
  ]
}

/**
 * MODEL-1: the lowest price of each model's cars that can be bought, with what it includes, by the model's id:
 * '$32,990 drive away'. A model without one has no entry; none has one while the search engine does not answer (D-46).
 */
export async function lowestPrices(
  request: SiteRequest,
  models: readonly Model[],
): Promise<ReadonlyMap<string, string>> {
  return orWithoutSearch(request.platform, () => findLowestPrices(request, models), new Map())
}

async function findLowestPrices(
  { platform, site, now }: SiteRequest,
  models: readonly Model[],
): Promise<ReadonlyMap<string, string>> {
  const engine = await platform.engines.forSite(site)
  const vocabulary = await knownMakes(engine, site, now)
  const cheapest = searchRequest(
    site,
    { page: WHOLE_LISTING, query: { ...EMPTY_QUERY, sort: 'price_asc' } },
    { facets: [], now },
  )
  const found = models.map(async (model) => {
    const page = stockOf(model, vocabulary)
    if (page === null) return []
    const { hits } = await engine.search({
      ...cheapest,
      filters: [FOR_SALE, NOT_TAKEN, ...filtersOf(page)],
      facets: [],
      limit: 1,
    })
    return hits.flatMap(({ stored }) => {
      const price = priceDisplay(stored, site.card)
      return price.kind === 'price'
        ? priceLines(price)
            .slice(0, 1)
            .map((line) => [model.id, line] as const)
        : []
    })
  })
  return new Map((await Promise.all(found)).flat())
}
