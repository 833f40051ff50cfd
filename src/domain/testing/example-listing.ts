import type { SearchResult } from '#search/engine.ts'
import { createMemoryEngine } from '#search/memory/memory-engine.ts'
import type { SiteInput } from '#site/site.ts'
import type { ListingState } from '#views/listing/listing-state.ts'
import type { Car, CarSummary } from '../car/car.ts'
import { carDocument, stockSchema } from '../listing/car-document.ts'
import { searchRequest } from '../listing/search-request.ts'
import { readStockPath, stockVocabulary } from '../listing/stock-path.ts'
import { parseStockQuery } from '../listing/stock-query.ts'
import { exampleCar } from './example-car.ts'
import { exampleSite } from './example-site.ts'

export const NOW = new Date('2026-06-10T12:00:00Z')

export interface ExampleListing {
  readonly result: SearchResult<CarSummary>
  readonly place: ListingState
  readonly site: ReturnType<typeof exampleSite>
}

/** The result of a real engine for an address such as '/search/toyota?price=:20000' with the given cars, for tests. */
export async function exampleListing(
  cars: readonly Partial<Car>[],
  address: string,
  changes: Partial<SiteInput> = {},
): Promise<ExampleListing> {
  const site = exampleSite(changes)
  const stock = cars.map((car, index) => exampleCar({ id: `c${index}`, slug: `car-${index}`, ...car }))
  const vocabulary = stockVocabulary(
    [...new Set(stock.map(({ make }) => make))],
    [...new Set(stock.map(({ make, model }) => `${make} ${model}`))],
  )
  const url = new URL(address, 'https://dealer.example')
  const page = readStockPath(url.pathname.split('/').slice(2), vocabulary)
  if (page === null) throw new Error(`${address} is not a listing`)
  const query = parseStockQuery(url.searchParams)
  const engine = createMemoryEngine<CarSummary>(stockSchema)
  await engine.upsert(stock.map(carDocument))
  const result = await engine.search(searchRequest(site, { page, query }, { facets: site.search.facets, now: NOW }))
  await engine.close()
  return { result, site, place: { page, query, vocabulary } }
}
