import { BODY_NAMES } from '#domain/car/body-type.ts'
import { BODY_TYPES } from '#domain/car/vocabulary.ts'
import { facetField } from '#domain/listing/facet/facet-field.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import { bodySegment, makePath, ownBodyPath, WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY } from '#domain/listing/stock-query.ts'
import { SEARCH_PATH } from '#domain/paths.ts'
import type { Site } from '#site/site.ts'
import type { Platform } from '../platform.ts'

const MOST = 200

/** The makes and bodies that a site's listing has cars of, each a page of its own (ROUTE-2, SEARCH-9). */
export async function searchesInStock(
  { engines, clock }: Pick<Platform, 'engines' | 'clock'>,
  site: Site,
): Promise<Readonly<Record<'makes' | 'bodies', readonly { readonly title: string; readonly href: string }[]>>> {
  const body = facetField(site.search.customBodies ? 'body' : 'simple_body', site)
  const engine = await engines.forSite(site)
  const request = searchRequest(site, { page: WHOLE_LISTING, query: EMPTY_QUERY }, { facets: [], now: clock.now() })
  const facets = ['make', body].map((field) => ({ field, limit: MOST, tie: 'ascending' as const }))
  const facetCounts = (await engine.search({ ...request, facets, stats: [], limit: 0 })).facets
  const valuesOf = (field: string) => (facetCounts[field] ?? []).map(({ value }) => value)
  const bodies = valuesOf(body)
  return {
    makes: valuesOf('make')
      .toSorted()
      .map((make) => ({ title: make, href: makePath(make) })),
    bodies: site.search.customBodies
      ? bodies.map((name) => ({ title: name, href: ownBodyPath(name) }))
      : BODY_TYPES.filter((type) => bodies.includes(type)).map((type) => ({
          title: BODY_NAMES[type].plural,
          href: `${SEARCH_PATH}/${bodySegment(type)}`,
        })),
  }
}
