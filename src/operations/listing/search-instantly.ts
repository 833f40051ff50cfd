import { type InstantResult, instantResult } from '#domain/instantsearch/result.ts'
import { instantSearches } from '#domain/instantsearch/search.ts'
import { stockSchema } from '#domain/listing/car-document.ts'
import { wordMarker } from '#search/mark-words.ts'
import type { SiteRequest } from '../site-request.ts'

export type InstantAnswer =
  | { readonly ok: true; readonly results: readonly (InstantResult & { readonly processingTimeMS: number })[] }
  /** Error message for the API client. */
  | { readonly ok: false; readonly error: string }

/** Answers the InstantSearch client's `requests`, in order, from the site's stock (SEARCH-8). */
export async function searchInstantly(
  { platform, site, now }: Pick<SiteRequest, 'platform' | 'site' | 'now'>,
  requests: unknown,
): Promise<InstantAnswer> {
  const read = instantSearches(requests, site, now)
  if (!read.ok) return read
  const engine = await platform.engines.forSite(site)
  const results = read.searches.map(async ({ parsed, request }) => {
    const started = performance.now()
    const result = await engine.search(request)
    const mark = wordMarker(parsed.values?.startingWith ?? parsed.text, stockSchema)
    const answer = instantResult(parsed, result, site, mark)
    return { ...answer, processingTimeMS: Math.round(performance.now() - started) }
  })
  return { ok: true, results: await Promise.all(results) }
}
