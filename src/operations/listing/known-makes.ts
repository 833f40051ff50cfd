import { oncePer } from '#caching/once-per.ts'
import type { CarSummary } from '#domain/car/car.ts'
import { facetField } from '#domain/listing/facet/facet-field.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import { type StockVocabulary, stockVocabulary, WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY } from '#domain/listing/stock-query.ts'
import { segmentOf } from '#domain/slug.ts'
import type { SearchEngine, SearchResult } from '#search/engine.ts'
import { MANUFACTURERS } from '#site/manufacturers.ts'
import type { Site } from '#site/site.ts'

const ALL = 2000

/**
 * Makes and models, and bodies of a dealer's own, that a listing URL may name: those in stock, spelt as in the stock, and every make the platform
 * knows, so that a make's page does not become a 404 when its last car is sold.
 */
export async function knownMakes(engine: SearchEngine<CarSummary>, site: Site, now: Date): Promise<StockVocabulary> {
  const ownBodies = site.search.customBodies ? facetField('body', site) : null
  const { facets } = await engine.search({
    ...searchRequest(site, { page: WHOLE_LISTING, query: EMPTY_QUERY }, { facets: [], now }),
    facets: [
      { field: 'make', limit: ALL, tie: 'ascending' },
      { field: 'make_model', limit: ALL, tie: 'ascending' },
      ...(ownBodies === null ? [] : [{ field: ownBodies, limit: ALL, tie: 'ascending' as const }]),
    ],
    stats: [],
    limit: 0,
  })
  const bodies = ownBodies === null ? undefined : facets[ownBodies]
  return vocabularyOf(engine, namesOf(engine, facets.make, facets.make_model, bodies))
}

type Counts = SearchResult<CarSummary>['facets'][string]

/** The names as one text. The engine returns the same count objects while the stock is unchanged. */
const namesOf = oncePer((_engine: object, ...counts: readonly (Counts | undefined)[]) =>
  JSON.stringify(counts.map((each) => valuesOf(each))),
)

/** Cached by the names: they rarely change, every request needs them, and counts change with each sold car. */
const vocabularyOf = oncePer((_engine: object, names: string) => {
  const [makes, models, bodies]: readonly [readonly string[], readonly string[], readonly string[]] = JSON.parse(names)
  return withOthers(stockVocabulary(makes, models, bodies))
})

function withOthers(inStock: StockVocabulary): StockVocabulary {
  const taken = new Set(inStock.makes.map(({ name }) => segmentOf(name)))
  const others = MANUFACTURERS.filter(({ slug }) => !taken.has(slug)).map(({ name }) => ({ name, models: [] }))
  return { ...inStock, makes: [...inStock.makes, ...others] }
}

function valuesOf(counts: readonly { readonly value: string }[] | undefined): readonly string[] {
  return (counts ?? []).map(({ value }) => value)
}
