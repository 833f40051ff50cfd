import type { Server } from 'node:http'

/** How many connections are taken. Null: as many as there are. */
export interface ConnectionLimits {
  readonly connections: number
  /** From one network address. Null where a proxy of ours makes all of them. */
  readonly connectionsPerAddress: number | null
  /** A connection on which nothing moves for so long is closed, an answer that nobody reads among them. */
  readonly stallMs: number
}

/**
 * Closes connections beyond the server's number and beyond one address's at once, so that nobody takes all of them. The
 * answer says how many are open.
 */
export function limitConnections(
  server: Server,
  { connections, connectionsPerAddress }: Pick<ConnectionLimits, 'connections' | 'connectionsPerAddress'>,
): () => number {
  server.maxConnections = connections
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
