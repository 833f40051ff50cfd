import { searchRequest } from '#domain/listing/search-request.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY } from '#domain/listing/stock-query.ts'
import type { Site } from '#site/site.ts'
import type { Platform } from '../platform.ts'

const MOST = 200

/** The makes and body types that a site's listing has cars of, each a search of its own. */
export async function searchesInStock(
  { engines, clock }: Pick<Platform, 'engines' | 'clock'>,
  site: Site,
): Promise<{ readonly makes: readonly string[]; readonly bodies: readonly string[] }> {
  const engine = await engines.forSite(site)
  const request = searchRequest(site, { page: WHOLE_LISTING, query: EMPTY_QUERY }, { facets: [], now: clock.now() })
  const facets = ['make', 'simple_body'].map((field) => ({ field, limit: MOST, tie: 'ascending' as const }))
  const found = (await engine.search({ ...request, facets, stats: [], limit: 0 })).facets
  const valuesOf = (field: string) => (found[field] ?? []).map(({ value }) => value)
  return { makes: valuesOf('make').toSorted(), bodies: valuesOf('simple_body') }
}
