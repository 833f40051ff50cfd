import { invalidPostcode } from '#domain/location/postcode.ts'
import { inputOf, searchFault, searchParams } from '#domain/mcp/search-params.ts'
import type { SearchInput } from '#domain/mcp/tools.ts'
import { inventoryItem } from '#views/mcp/inventory-item.ts'
import { answerSearch } from '../listing/answer-search.ts'
import type { UnmetChoice } from '../listing/spell-choices.ts'
import type { SiteRequest } from '../site-request.ts'
import type { ToolAnswer } from './tool-answer.ts'

/** The cars that GET /api/search finds for the same question, as items. */
export async function searchInventory(request: SiteRequest, input: SearchInput): Promise<ToolAnswer> {
  const fault = searchFault(input)
  if (fault !== null) return { ok: false, reason: fault }
  const search = await answerSearch(request, searchParams(input))
  if (!search.ok) return { ok: false, reason: invalidPostcode(request.site.region) }
  const { hits, count, pages, asked } = search.answer
  const items = hits.map((car) => inventoryItem(car, request.site, request))
  const value = { items, total: count, page: input.page, pages, as_of: request.now.toISOString() }
  const note = [asked?.note ?? '', unmetText(search.unmet)].filter((sentence) => sentence !== '').join(' ')
  return { ok: true, value: note === '' ? value : { ...value, note } }
}

/** A20: an agent that asks for what no car here has hears what there is, so that it doesn't say 'none' of a typo. */
function unmetText(unmet: readonly UnmetChoice[]): string {
  return unmet
    .map(({ name, value, known }) => {
      const more = known.length > MOST_NAMED ? ` and ${known.length - MOST_NAMED} more` : ''
      const there = known.length === 0 ? 'nothing' : `${known.slice(0, MOST_NAMED).join(', ')}${more}`
      return `No car here has ‘${value}’ as its ${inputOf(name)}. There is: ${there}.`
    })
    .join(' ')
}

/** More names would hide the cars. */
const MOST_NAMED = 60
