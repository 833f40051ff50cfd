import type { CarSummary } from '#domain/car/car.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import { type StockVocabulary, stockVocabulary, WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY } from '#domain/listing/stock-query.ts'
import { slugOf } from '#domain/paths.ts'
import type { SearchEngine, SearchResult } from '#search/engine.ts'
import { MANUFACTURERS } from '#site/manufacturers.ts'
import type { Site } from '#site/site.ts'

const ALL = 2000

/**
 * Makes and models that a listing URL may name: those in stock, spelt as in the stock, and every make the platform
 * knows, so that a make's page does not become a 404 when its last car is sold.
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
  const last = known.get(engine)
  // The engine returns the same count objects while the stock is unchanged.
  if (last && last.facets.make === facets.make && last.facets.make_model === facets.make_model) return last.vocabulary
  const makes = namesOf(facets.make)
  const models = namesOf(facets.make_model)
  const isSame = last && same(last.makes, makes) && same(last.models, models)
  const vocabulary = isSame ? last.vocabulary : withOthers(stockVocabulary(makes, models))
  known.set(engine, { facets, makes, models, vocabulary })
  return vocabulary
}

/** Cached: the names rarely change, and every request needs them. */
const known = new WeakMap<object, Known>()

interface Known {
  readonly facets: SearchResult<CarSummary>['facets']
  readonly makes: readonly string[]
  readonly models: readonly string[]
  readonly vocabulary: StockVocabulary
}

function same(names: readonly string[], others: readonly string[]): boolean {
  return names.length === others.length && names.every((name, index) => name === others[index])
}

function withOthers(inStock: StockVocabulary): StockVocabulary {
  const taken = new Set(inStock.makes.map(({ name }) => slugOf(name)))
  const others = MANUFACTURERS.filter(({ slug }) => !taken.has(slug)).map(({ name }) => ({ name, models: [] }))
  return { makes: [...inStock.makes, ...others] }
}

function namesOf(counts: readonly { readonly value: string }[] | undefined): readonly string[] {
  return (counts ?? []).map(({ value }) => value)
}
