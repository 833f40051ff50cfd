import { cutText } from '#domain/cut-text.ts'
import { orWithoutSearch } from '#operations/listing/without-search.ts'
import { callTool, TOOL_LISTINGS } from '#operations/mcp/tools.ts'
import { contentType, jsonError, methodNotAllowed } from '../calls/json-api.ts'
import {
  answerMessage,
  CODES,
  initialized,
  MCP_VERSIONS,
  type McpOutcome,
  type McpRequest,
  readMessage,
  refusal,
} from '../calls/mcp-message.ts'
import { contextOf, type RequestContext } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'

/** A GET would open a stream of messages from the server, of which there are none. */
export const loader = (args: RouteArgs) => (isOn(args) ? methodNotAllowed('POST') : notServed())

/** The Model Context Protocol over streamable HTTP: each POST is one message, answered in JSON, without a session. */
export async function action(args: RouteArgs) {
  if (!isOn(args)) return notServed()
  const { request } = args
  if (request.method !== 'POST') return methodNotAllowed('POST')
  if (contentType(request) !== 'application/json') return jsonError(415, 'Send the body as application/json.')
  const version = request.headers.get('MCP-Protocol-Version')
  if (version !== null && !MCP_VERSIONS.includes(version))
    return jsonError(400, `MCP-Protocol-Version is one of ${MCP_VERSIONS.join(', ')}.`)
  const body = await parsed(request)
  if (body === undefined) return answer(400, null, refusal(CODES.parse, 'The body is not JSON.'))
  const message = readMessage(body)
  if ('ok' in message) return answer(400, null, message)
  // A notification gets no answer.
  if (message.id === null) return new Response(null, { status: 202 })
  return answer(200, message.id, await outcomeOf(message, contextOf(args)))
}

async function outcomeOf({ method, params }: McpRequest, context: RequestContext): Promise<McpOutcome> {
  if (method === 'initialize') return { ok: true, result: initialized(params, context.site.name) }
  if (method === 'ping') return { ok: true, result: {} }
  if (method === 'tools/list') return { ok: true, result: { tools: TOOL_LISTINGS } }
  if (method !== 'tools/call')
    return refusal(CODES.method, `There is no method ${JSON.stringify(cutText(method, 100))}.`)
  const name = String(params['name'] ?? '')
  const called = await orWithoutSearch(
    context.platform,
    () => callTool(context, name, params['arguments']),
    SEARCH_AWAY,
  )
  if (called === null) return refusal(CODES.params, `There is no tool ${JSON.stringify(name.slice(0, 100))}.`)
  // A fault in the arguments is an answer of the tool, so that the agent's model reads it and tries again.
  const text = called.ok ? JSON.stringify(called.value) : called.reason
  const content = [{ type: 'text', text }]
  return { ok: true, result: called.ok ? { content, structuredContent: called.value } : { content, isError: true } }
}

const SEARCH_AWAY = { ok: false, reason: 'The search does not answer just now. Please try again in a minute.' } as const

function answer(status: number, id: McpRequest['id'], outcome: McpOutcome): Response {
  return Response.json(answerMessage(id, outcome), { status, headers: { 'Cache-Control': 'no-store' } })
}

async function parsed(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    // Not JSON: the caller answers 400.
    return undefined
  }
}

function isOn(args: RouteArgs): boolean {
  return contextOf(args).site.integrations.mcp
}

function notServed(): Response {
  return jsonError(404, 'There is nothing at this address.')
}
