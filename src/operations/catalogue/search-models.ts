import { modelsRequest, parseModelsQuery } from '#domain/model/models-query.ts'
import { lastOffset } from '#views/directory/offset-paging.ts'
import type { ModelsView } from '#views/model/models-view.ts'
import { modelsView } from '#views/model/models-view.ts'
import type { SiteRequest } from '../site-request.ts'
import { modelEngine } from './catalogue-engines.ts'
import { lowestPrices } from './model-stock.ts'

/** The models page (ROUTE-3, SEARCH-17). Null without a catalogue, or for an unknown body type. */
export async function searchModels(request: SiteRequest, url: URL): Promise<ModelsView | null> {
  const { platform, site, origin } = request
  const { models } = platform.contentOf(site.slug).catalogue
  if (models.length === 0) return null
  const engine = await modelEngine(models)
  const urlQuery = parseModelsQuery(url.searchParams, models)
  const first = await engine.search(modelsRequest(urlQuery))
  const query = { ...urlQuery, offset: Math.min(urlQuery.offset, lastOffset(first.total)) }
  const result = query.offset === urlQuery.offset ? first : await engine.search(modelsRequest(query))
  const prices = await lowestPrices(
    request,
    result.hits.map(({ stored }) => stored),
  )
  return modelsView(result, query, { site, origin, models, prices })
}
