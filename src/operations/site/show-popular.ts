import { BODY_NAMES } from '#domain/car/body-type.ts'
import { BODY_TYPES } from '#domain/car/vocabulary.ts'
import { facetField } from '#domain/listing/facet/facet-field.ts'
import { ownListing } from '#domain/listing/own-page.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import { bodyPath, WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY } from '#domain/listing/stock-query.ts'
import { inWordsOf } from '#domain/region.ts'
import type { FacetCount } from '#search/engine.ts'
import type { TileView } from '#views/home/home-view.ts'
import { knownMakes } from '../listing/known-makes.ts'
import { orWithoutSearch } from '../listing/without-search.ts'
import type { SiteRequest } from '../site-request.ts'

const MAKES = 6
const BODIES = 4

/** ROUTE-11: links offered on the 404 page: the site's most frequent makes and bodies, with counts. */
export async function showPopular(request: SiteRequest): Promise<readonly TileView[]> {
  return orWithoutSearch(request.platform, () => countPopular(request), [])
}

async function countPopular({ platform, site, now }: SiteRequest): Promise<readonly TileView[]> {
  const engine = await platform.engines.forSite(site)
  const bodyField = facetField(site.search.customBodies ? 'body' : 'simple_body', site)
  const { facets } = await engine.search({
    ...searchRequest(site, { page: WHOLE_LISTING, query: EMPTY_QUERY }, { facets: [], now }),
    facets: [
      { field: 'make', limit: MAKES, tie: 'ascending' },
      { field: bodyField, limit: BODIES, tie: 'ascending' },
    ],
    stats: [],
    limit: 0,
  })
  const vocabulary = await knownMakes(engine, site, now)
  const named = (facet: 'make' | 'body', { value, count }: FacetCount) => {
    return { label: value, value, count, href: ownListing({ [facet]: [value] }, vocabulary).href }
  }
  const makes = (facets.make ?? []).map((each) => named('make', each))
  const bodies = (facets[bodyField] ?? []).flatMap((each) => {
    if (site.search.customBodies) return [named('body', each)]
    const { value, count } = each
    const body = BODY_TYPES.find((type) => type === value)
    return body ? [{ label: inWordsOf(site.region, BODY_NAMES[body].plural), value, count, href: bodyPath(body) }] : []
  })
  return [...makes, ...bodies]
}
