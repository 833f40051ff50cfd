import { invalidPostcode } from '#domain/location/postcode.ts'
import { searchFault, searchParams } from '#domain/mcp/search-params.ts'
import type { SearchInput } from '#domain/mcp/tools.ts'
import { inventoryItem } from '#views/mcp/inventory-item.ts'
import { answerSearch } from '../listing/search-stock.ts'
import type { SiteRequest } from '../site-request.ts'
import type { ToolAnswer } from './tool-answer.ts'

/** The cars that GET /api/search finds for the same question, as items. */
export async function searchInventory(request: SiteRequest, input: SearchInput): Promise<ToolAnswer> {
  const fault = searchFault(input)
  if (fault !== null) return { ok: false, reason: fault }
  const found = await answerSearch(request, searchParams(input))
  if (!found.ok) return { ok: false, reason: invalidPostcode(request.site.region) }
  const { hits, count, pages } = found.answer
  const items = hits.map((car) => inventoryItem(car, request.site, request))
  return { ok: true, value: { items, total: count, page: input.page, pages, as_of: request.now.toISOString() } }
}
