import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP proxy to a server on this machine that simulates network troubles. */
export interface TroubledWire {
  readonly port: number
  /** Delays data by this many milliseconds, in both directions. */
  delay(ms: number): void
  /** Breaks all connections; new ones are accepted. */
  cut(): void
  /** Forwards nothing, without closing, until `flow`. */
  hold(): void
  flow(): void
  /** Breaks all connections and each new one at once, until `mend`. */
  down(): void
  mend(): void
  close(): Promise<void>
}

export async function openWire(toPort: number): Promise<TroubledWire> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let delayMs = 0
  let isHeld = false
  let isDown = false
  const server = createServer((near) => {
    if (isDown) return void near.destroy()
    const far = connect(toPort, '127.0.0.1')
    const pair = [near, far] as const
    pairs.add(pair)
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (data) => {
        if (delayMs === 0) to.write(data)
        else setTimeout(() => to.writable && to.write(data), delayMs)
      })
      const end = () => {
        pairs.delete(pair)
        from.destroy()
        to.destroy()
      }
      from.on('error', end).on('close', end)
    }
    if (isHeld) for (const socket of pair) socket.pause()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sockets = () => [...pairs].flat()
  return {
    port: (server.address() as AddressInfo).port,
    delay: (ms) => {
      delayMs = ms
    },
    cut: () => {
      for (const socket of sockets()) socket.destroy()
    },
    hold: () => {
      isHeld = true
      for (const socket of sockets()) socket.pause()
    },
    down: () => {
      isDown = true
      for (const socket of sockets()) socket.destroy()
    },
    mend: () => {
      isDown = false
    },
    flow: () => {
      isHeld = false
      for (const socket of sockets()) socket.resume()
    },
    async close() {
      for (const socket of sockets()) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
