/** An OpenSearch cluster by its REST interface. */
export interface Cluster {
  /**
   * The answer's JSON, or null for a 404. `body`: JSON, or lines of JSON. `withinMs`: time limit for the answer;
   * default is the cluster's own limit. Throws OpenSearchError if there is no answer or it is an error.
   */
  ask(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    body?: object | readonly object[],
    withinMs?: number,
  ): Promise<Answer | null>
}

/** JSON answer of OpenSearch, whose shape depends on the request. */
// biome-ignore lint/suspicious/noExplicitAny: JSON of a server; each caller knows the shape of its answer
export type Answer = any

export interface ClusterOptions {
  /** 'https://user:password@host:9200', with or without a path */
  readonly url: string
  readonly timeoutMs?: number
}

/** Adding a few thousand documents may take a minute on a busy cluster. */
const TIMEOUT_MS = 60_000

/** A failed request to OpenSearch. The message names the address without its password. */
export class OpenSearchError extends Error {
  /** HTTP status; null without an answer. */
  readonly status: number | null
  constructor(message: string, status: number | null, options?: ErrorOptions) {
    super(message, options)
    this.name = 'OpenSearchError'
    this.status = status
  }
}

/** Checks the name, not `instanceof`: the page bundle has its own copy of this class, different from the server's. */
export function isOpenSearchError(error: unknown): error is OpenSearchError {
  return error instanceof Error && error.name === 'OpenSearchError'
}

export function openCluster({ url, timeoutMs = TIMEOUT_MS }: ClusterOptions): Cluster {
  const address = new URL(url)
  const credentials = `${decodeURIComponent(address.username)}:${decodeURIComponent(address.password)}`
  const authorization: Record<string, string> =
    credentials === ':' ? {} : { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }
  const base = `${address.origin}${address.pathname.replace(/\/$/, '')}`

  return {
    async ask(method, path, body, withinMs = timeoutMs) {
      const request = {
        method,
        headers: {
          ...authorization,
          'content-type': Array.isArray(body) ? 'application/x-ndjson' : 'application/json',
        },
        body: body === undefined ? null : toBody(body),
        signal: AbortSignal.timeout(withinMs),
      }
      const { status, text } = await send(`${base}/${path}`, request).catch((error: unknown) => {
        const cause = reasonOf(error, withinMs)
        throw new OpenSearchError(`OpenSearch at ${base} does not answer (${cause}).`, null, { cause: error })
      })
      if (status === 404) return null
      if (status >= 400)
        throw new OpenSearchError(`OpenSearch at ${base} refused ${method} ${path}: ${complaint(status, text)}`, status)
      return text === '' ? {} : JSON.parse(text)
    },
  }
}

/** Throws an OpenSearchError that says what to do if the cluster cannot be reached. */
export async function checkCluster(cluster: Cluster): Promise<void> {
  try {
    await cluster.ask('GET', '_cluster/health?timeout=5s&filter_path=status')
  } catch (error) {
    if (!isOpenSearchError(error)) throw error
    throw new OpenSearchError(
      `${error.message} Start it, set OPENSEARCH_URL to where it is, or leave OPENSEARCH_URL empty to search in this process.`,
      error.status,
      { cause: error },
    )
  }
}

async function send(url: string, request: RequestInit): Promise<{ readonly status: number; readonly text: string }> {
  const response = await fetch(url, request)
  return { status: response.status, text: await response.text() }
}

function toBody(body: object | readonly object[]): string {
  return Array.isArray(body) ? body.map((line) => `${JSON.stringify(line)}\n`).join('') : JSON.stringify(body)
}

function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `nothing within ${timeoutMs} ms`
  const cause = error.cause
  if (!(cause instanceof Error)) return error.message
  return 'code' in cause ? String(cause.code) : cause.message
}

/** OpenSearch's innermost reason, the most specific one. */
function complaint(status: number, text: string): string {
  if (status === 401 || status === 403) return `${status}, the user or the password in OPENSEARCH_URL may not do this`
  try {
    const { error }: Answer = JSON.parse(text)
    const { type, reason } = error.root_cause?.[0] ?? error
    return `${status} ${type}, ${reason}`
  } catch {
    // Not OpenSearch's JSON: probably a proxy's page.
    return `${status} ${text.slice(0, 200)}`
  }
}
