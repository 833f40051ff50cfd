import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'

/** A web server that can be ended without cutting anybody off. */
export interface Listening {
  readonly port: number
  /** Takes no new request, waits for those under way (at most `graceMs`), then closes what is left. */
  stop(graceMs: number): Promise<void>
}

/** Listens, or throws one sentence that says which port and what to do. */
export async function listen(
  what: { readonly fetch: (request: Request, env?: unknown) => Response | Promise<Response> },
  { host, port, variable }: { readonly host: string; readonly port: number; readonly variable: string },
): Promise<Listening> {
  const server = createServer(getRequestListener(what.fetch))
  // A client that sends its headers slowly, or never, does not hold a connection.
  server.headersTimeout = 15_000
  server.requestTimeout = 30_000
  server.keepAliveTimeout = 65_000
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new Error(listenFault(error as NodeJS.ErrnoException, host, port, variable), { cause: error })
  }
  return { port: (server.address() as AddressInfo).port, stop: (graceMs) => stop(server, graceMs) }
}

function listenFault(error: NodeJS.ErrnoException, host: string, port: number, variable: string): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use by another program. End that program, or set ${variable} to a free port.`
  if (error.code === 'EACCES') return `Port ${port} may not be used by this user. Set ${variable} to 1024 or above.`
  return `The server cannot listen on ${host}:${port} (${error.message}). Check HOST and ${variable}.`
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
