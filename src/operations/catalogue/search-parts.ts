import { parseDirectoryQuery } from '#domain/directory/directory-query.ts'
import { PART_LISTS, partsRequest } from '#domain/parts/parts-query.ts'
import { lastOffset } from '#views/directory/offset-paging.ts'
import type { PartsView } from '#views/parts/parts-view.ts'
import { partsView } from '#views/parts/parts-view.ts'
import type { SiteRequest } from '../site-request.ts'
import { partEngine } from './catalogue-engines.ts'

/** The parts page (ROUTE-3). Null without a parts catalogue. */
export async function searchParts({ platform, site, origin }: SiteRequest, url: URL): Promise<PartsView | null> {
  const { parts } = platform.contentOf(site.slug).catalogue
  if (parts.length === 0) return null
  const engine = await partEngine(parts)
  const urlQuery = parseDirectoryQuery(url.searchParams, PART_LISTS)
  const first = await engine.search(partsRequest(urlQuery, parts))
  const query = { ...urlQuery, offset: Math.min(urlQuery.offset, lastOffset(first.total)) }
  const result = query.offset === urlQuery.offset ? first : await engine.search(partsRequest(query, parts))
  return partsView(result, query, { site, origin, parts })
}
