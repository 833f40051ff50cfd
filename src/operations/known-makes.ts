import type { CarSummary } from '#domain/car/car.ts'
import { slugOf } from '#domain/paths.ts'
import { searchRequest } from '#domain/stock/search-request.ts'
import { type StockVocabulary, stockVocabulary, WHOLE_LISTING } from '#domain/stock/stock-path.ts'
import { EMPTY_QUERY } from '#domain/stock/stock-query.ts'
import type { SearchEngine } from '#search/engine.ts'
import { MANUFACTURERS } from '#site/manufacturers.ts'
import type { Site } from '#site/site.ts'

const ALL = 2000

/**
 * The makes and models that an address may name: those in stock as the stock spells them, and every make that the
 * platform knows, so that a make's page does not become a 404 on the day its last car is sold.
 */
export async function knownMakes(engine: SearchEngine<CarSummary>, site: Site, now: Date): Promise<StockVocabulary> {
  const { facets } = await engine.search({
    ...searchRequest(site, WHOLE_LISTING, EMPTY_QUERY, [], now),
    facets: [
      { field: 'make', limit: ALL, tie: 'ascending' },
      { field: 'make_model', limit: ALL, tie: 'ascending' },
    ],
    stats: [],
    limit: 0,
  })
  const inStock = stockVocabulary(namesOf(facets.make), namesOf(facets.make_model))
  const taken = new Set(inStock.makes.map(({ name }) => slugOf(name)))
  const others = MANUFACTURERS.filter(({ slug }) => !taken.has(slug)).map(({ name }) => ({ name, models: [] }))
  return { makes: [...inStock.makes, ...others] }
}

function namesOf(counts: readonly { readonly value: string }[] | undefined): readonly string[] {
  return (counts ?? []).map(({ value }) => value)
}
