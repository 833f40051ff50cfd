import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { ownTurn } from '#operations/own-turn.ts'
import { BODY_MS, LONGEST_REQUEST_MS, limitBody } from './limit-bodies.ts'
import type { ConnectionLimits } from './limit-connections.ts'
import { limitConnections } from './limit-connections.ts'

/** A web server that can stop without cutting off clients. */
export interface Listening {
  readonly port: number
  /**
   * From now on each answer closes its connection, so that clients switch to another process. New connections are still
   * served.
   */
  drain(): void
  /** Accepts no new connection, waits for running requests (at most `graceMs`), then closes the rest. */
  stop(graceMs: number): Promise<void>
  /** Number of open connections. */
  connections(): number
}

export interface ListenAt {
  readonly host: string
  readonly port: number
  /** The variable that sets the port, for the message that it is in use. */
  readonly variable: string
  /** The variable that sets the host; HOST by default. */
  readonly hostVariable?: string
  readonly limits?: ConnectionLimits
}

/**
 * Answers a request if its page is cached: true where it is sent; null where it is not cached, for the app to answer; false
 * later where the page could not be sent after all.
 */
export type CachedPages = (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | true | null

const DEFAULT_LIMITS: ConnectionLimits = {
  connections: 5_000,
  connectionsPerAddress: null,
  stallMs: 30_000,
  bodyMs: BODY_MS,
}

const CREDENTIALS = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*@/i

/** Listens, or throws a sentence that names the port and what to do. */
export async function listen(
  what: {
    readonly fetch: (request: Request, env?: unknown) => Response | Promise<Response>
    /** Cached pages; tried before `fetch`. */
    readonly cached?: CachedPages
  },
  at: ListenAt,
): Promise<Listening> {
  const { host, port, limits = DEFAULT_LIMITS } = at
  const answer = getRequestListener(what.fetch)
  const respond = async (request: IncomingMessage, response: ServerResponse, sending: Promise<boolean> | null) => {
    if (sending !== null && (await sending)) return
    // H4-6: of many requests that come at once each begins in its own turn, and cached pages are sent between them.
    await ownTurn()
    if (!response.destroyed) await answer(request, response)
  }
  const underWay = new Set<ServerResponse>()
  function ended(this: ServerResponse) {
    underWay.delete(this)
  }
  let draining = false
  // Makes repeated headers look the same to the fast path and the app.
  const server = createServer({ joinDuplicateHeaders: true }, (request, response) => {
    if (draining) response.shouldKeepAlive = false
    const sending = what.cached?.(request, response) ?? null
    if (sending === true) return
    limitBody(request, limits.bodyMs)
    underWay.add(response)
    response.on('close', ended)
    // A user name and password in a full address: a Request cannot be made from it.
    if (CREDENTIALS.test(request.url ?? '')) {
      response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end('The address must name no user.')
      return
    }
    void respond(request, response, sending)
  })
  // Closes connections of clients that send their headers slowly or never.
  server.headersTimeout = 15_000
  server.requestTimeout = LONGEST_REQUEST_MS
  server.keepAliveTimeout = 65_000
  // Also closes connections of clients that do not read their answer.
  server.timeout = limits.stallMs
  const connections = limitConnections(server, limits)
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new Error(listenFault(error as NodeJS.ErrnoException, at), { cause: error })
  }
  const drain = () => {
    draining = true
    for (const response of underWay) response.shouldKeepAlive = false
  }
  return {
    port: (server.address() as AddressInfo).port,
    drain,
    connections,
    stop(graceMs) {
      drain()
      return stop(server, graceMs)
    },
  }
}

function listenFault(error: NodeJS.ErrnoException, { host, port, variable, hostVariable = 'HOST' }: ListenAt): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use by another program. End that program, or set ${variable} to a free port.`
  if (error.code === 'EACCES') return `Port ${port} may not be used by this user. Set ${variable} to 1024 or above.`
  return `The server cannot listen on ${host}:${port} (${error.message}). Check ${hostVariable} and ${variable}.`
}

async function stop(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const late = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}
