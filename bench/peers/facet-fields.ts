import { makeQueries } from '../search-queries.ts'
import { makeStock } from '../search-stock.ts'

/** The fields that every measured query counts. */
export const FACET_FIELDS: readonly string[] = makeQueries(makeStock(100))[0]!.facets.map(({ field }) => field)
