import { readInput, type ToolDefinition, toolListing } from '#domain/mcp/tool-definition.ts'
import { AVAILABILITY_TOOL, GET_TOOL, LOCATIONS_TOOL, SEARCH_TOOL, SLOTS_TOOL } from '#domain/mcp/tools.ts'
import type { SiteRequest } from '../site-request.ts'
import { appointmentSlots } from './appointment-slots.ts'
import { dealerLocations } from './dealer-locations.ts'
import { getItem, itemAvailability } from './get-item.ts'
import { searchInventory } from './search-inventory.ts'
import type { ToolAnswer } from './tool-answer.ts'

interface Tool {
  readonly listing: ReturnType<typeof toolListing>
  readonly call: (request: SiteRequest, given: unknown) => Promise<ToolAnswer>
}

/** The tools of /mcp (docs/mcp.md). All of them only read. */
const TOOLS: readonly Tool[] = [
  tool(SEARCH_TOOL, searchInventory),
  tool(GET_TOOL, getItem),
  tool(AVAILABILITY_TOOL, itemAvailability),
  tool(LOCATIONS_TOOL, async (request) => dealerLocations(request)),
  tool(SLOTS_TOOL, appointmentSlots),
]

export const TOOL_LISTINGS = TOOLS.map(({ listing }) => listing)

/** Calls a tool by name; null if there is none of this name. */
export async function callTool(request: SiteRequest, name: string, given: unknown): Promise<ToolAnswer | null> {
  const tool = TOOLS.find(({ listing }) => listing.name === name)
  return tool === undefined ? null : tool.call(request, given)
}

function tool<Input>(
  definition: ToolDefinition<Input>,
  run: (request: SiteRequest, input: Input) => Promise<ToolAnswer>,
): Tool {
  return {
    listing: toolListing(definition),
    async call(request, given) {
      const read = readInput(definition, given)
      return read.ok ? run(request, read.input) : read
    },
  }
}
