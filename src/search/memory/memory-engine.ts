import type { SearchEngine, SearchRequest, SearchResult, SearchSchema } from '../engine.ts'
import { choosePage } from './choose-page.ts'
import { countFacet, gatherStats } from './count-facets.ts'
import { Documents } from './documents.ts'
import { Finder } from './finder.ts'
import { synonymsOf } from './text-query.ts'

/** Fewer dead rows than this are not worth sweeping out. */
const FEWEST_ROWS_SWEPT = 1024

/**
 * The engine in this process's memory: the default, and the fastest. It keeps nothing on disk; whoever owns it fills it
 * from the database. Throws on a field that the schema has not: that is a fault of the caller, not of a visitor.
 */
export function createMemoryEngine<Stored>(
  schema: SearchSchema,
  { fewestRowsSwept = FEWEST_ROWS_SWEPT }: { readonly fewestRowsSwept?: number } = {},
): SearchEngine<Stored> {
  const documents = new Documents<Stored>(schema, fewestRowsSwept)
  const finder = new Finder()
  const synonyms = synonymsOf(schema.synonyms)

  function search(request: SearchRequest): SearchResult<Stored> {
    const found = finder.find(request, documents, synonyms)
    const page = choosePage(found, documents, request.sort, request.offset, request.limit)
    return {
      hits: page.map((row) => ({ id: documents.ids[row]!, stored: documents.stored[row]! })),
      total: found.total,
      facets: Object.fromEntries(
        request.facets.map((facet) => [facet.field, countFacet(facet, found, documents.columns)]),
      ),
      stats: Object.fromEntries(request.stats.map((field) => [field, gatherStats(field, found, documents.columns)])),
    }
  }

  return {
    search: async (request) => search(request),
    upsert: async (changed) => documents.put(changed),
    remove: async (ids) => documents.remove(ids),
    fetch: async (ids) => ids.flatMap((id) => documents.fetch(id)),
    size: async () => documents.size,
    close: async () => {},
  }
}
