import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { CachedPages } from '../pages/cached-pages.ts'
import type { ConnectionLimits } from './limit-connections.ts'
import { limitConnections } from './limit-connections.ts'

/** A web server that can be ended without cutting anybody off. */
export interface Listening {
  readonly port: number
  /** From now on each answer closes its connection, so that clients find another process. New ones are still served. */
  drain(): void
  /** Takes no new connection, waits for requests under way (at most `graceMs`), then closes what is left. */
  stop(graceMs: number): Promise<void>
  /** Connections that are open now. */
  connections(): number
}

export interface ListenAt {
  readonly host: string
  readonly port: number
  /** The variable that names the port, for the sentence that says it is taken. */
  readonly variable: string
  /** The variable that names the host: HOST unless said otherwise. */
  readonly hostVariable?: string
  readonly limits?: ConnectionLimits
}

const DEFAULT_LIMITS: ConnectionLimits = { connections: 5_000, connectionsPerAddress: null, stallMs: 30_000 }

const CREDENTIALS = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*@/i

/** Listens, or throws one sentence that says which port and what to do. */
export async function listen(
  what: {
    readonly fetch: (request: Request, env?: unknown) => Response | Promise<Response>
    /** Asked first. */
    readonly cached?: CachedPages
  },
  at: ListenAt,
): Promise<Listening> {
  const { host, port, limits = DEFAULT_LIMITS } = at
  const answer = getRequestListener(what.fetch)
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const sending = what.cached?.(request, response) ?? null
    if (sending === null || !(await sending)) await answer(request, response)
  }
  const underWay = new Set<ServerResponse>()
  function ended(this: ServerResponse) {
    underWay.delete(this)
  }
  let draining = false
  // A header that comes twice reads the same on both ways to a page.
  const server = createServer({ joinDuplicateHeaders: true }, (request, response) => {
    underWay.add(response)
    response.on('close', ended)
    if (draining) response.shouldKeepAlive = false
    // A name and password in a whole address: no page of ours has one, and no Request can be made of it.
    if (CREDENTIALS.test(request.url ?? '')) {
      response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end('The address must name no user.')
      return
    }
    void respond(request, response)
  })
  // A client that sends its headers slowly, or never, does not hold a connection.
  server.headersTimeout = 15_000
  server.requestTimeout = 30_000
  server.keepAliveTimeout = 65_000
  // One that does not read its answer is closed too: nothing has moved on its connection.
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
