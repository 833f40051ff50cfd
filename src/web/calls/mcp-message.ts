/**
 * The part of JSON-RPC 2.0 and of the Model Context Protocol that a server needs whose tools only read and that holds no
 * session (docs/decisions/174).
 */

/** Versions of the protocol, the newest first. They differ in nothing that is used here. */
export const MCP_VERSIONS: readonly string[] = ['2025-11-25', '2025-06-18', '2025-03-26']

/** Codes of JSON-RPC 2.0. */
export const CODES = { parse: -32700, request: -32600, method: -32601, params: -32602, internal: -32603 } as const

export interface McpRequest {
  /** Null for a notification, which gets no answer. */
  readonly id: string | number | null
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
}

/** A request's outcome in JSON-RPC. */
export type McpOutcome =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly code: number; readonly message: string }

/** Reads one message; the outcome is the refusal if it is none. */
export function readMessage(body: unknown): McpRequest | Extract<McpOutcome, { ok: false }> {
  if (Array.isArray(body)) return refusal(CODES.request, 'Send one message at a time: batches are not taken.')
  if (!isRecord(body) || body['jsonrpc'] !== '2.0' || typeof body['method'] !== 'string')
    return refusal(CODES.request, 'Send a JSON-RPC 2.0 request: {"jsonrpc":"2.0","id":1,"method":"tools/list"}.')
  const { id = null, method, params = {} } = body
  if (id !== null && typeof id !== 'string' && typeof id !== 'number')
    return refusal(CODES.request, 'id is a string or a number.')
  if (!isRecord(params)) return refusal(CODES.params, 'params is an object.')
  return { id, method, params }
}

/** The answer's JSON. */
export function answerMessage(id: McpRequest['id'], outcome: McpOutcome) {
  const of = { jsonrpc: '2.0', id }
  return outcome.ok
    ? { ...of, result: outcome.result }
    : { ...of, error: { code: outcome.code, message: outcome.message } }
}

/** The answer to `initialize`: the client's version of the protocol if it is known here, else the newest. */
export function initialized(params: McpRequest['params'], name: string) {
  const clientVersion = params['protocolVersion']
  return {
    protocolVersion: MCP_VERSIONS.find((version) => version === clientVersion) ?? MCP_VERSIONS[0],
    capabilities: { tools: {} },
    serverInfo: { name: 'forecourt', title: name, version: '1' },
    instructions: `The stock and locations of ${name}. Everything here only reads. Never quote a price without its price_type, as_of and disclaimers; link to url.`,
  }
}

export function refusal(code: number, message: string) {
  return { ok: false, code, message } as const
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
