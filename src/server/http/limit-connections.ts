import type { Server } from 'node:http'

/** Limits on open connections. Null: no limit. */
export interface ConnectionLimits {
  readonly connections: number
  /** Per network address. Null behind our own proxy, which makes all connections. */
  readonly connectionsPerAddress: number | null
  /** A connection without traffic for this long is closed, also if the client does not read the answer. */
  readonly stallMs: number
  /** The body of a form must arrive within this time; a large body gets longer (`bodyAllowance`). */
  readonly bodyMs: number
}

/**
 * Immediately closes connections beyond the server's limit or one address's limit, so that no client takes all. Returns
 * a function that counts open connections.
 */
export function limitConnections(
  server: Server,
  { connections, connectionsPerAddress }: Pick<ConnectionLimits, 'connections' | 'connectionsPerAddress'>,
): () => number {
  server.maxConnections = connections
  // Of several processes that share the port, a full one closes the connection instead of passing it round and round.
  Object.assign(server, { dropMaxConnection: true })
  const open = new Map<string, number>()
  let all = 0
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    const count = (open.get(address) ?? 0) + 1
    if (connectionsPerAddress !== null && count > connectionsPerAddress) {
      socket.destroy()
      return
    }
    open.set(address, count)
    all += 1
    socket.once('close', () => {
      all -= 1
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
  })
  return () => all
}
