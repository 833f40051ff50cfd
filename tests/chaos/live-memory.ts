import { nextLine, type RunningServer } from '../browser/running-server.ts'
import { cachedBytes } from './storm-expectations.ts'

/** Environment of a server whose memory is measured: any free port for its inspector, which opens on SIGUSR1. */
export const MEASURED = { NODE_OPTIONS: '--inspect-port=127.0.0.1:0' } as const

/**
 * Bytes of JavaScript objects and buffers that a process started with `MEASURED` still uses after a full garbage
 * collection, without its caches, which have limits of their own. Resident memory says less: it also holds garbage that
 * V8 had no reason to collect yet, the more the busier the machine.
 */
export async function liveBytes(server: RunningServer): Promise<number> {
  const socket = new WebSocket(await inspectorAddress(server))
  try {
    await new Promise((resolve, reject) => {
      socket.onopen = resolve
      socket.onerror = () => reject(new Error('The inspector of the server does not answer.'))
    })
    // Twice: finalizers that the first run causes free more.
    await call(socket, 'HeapProfiler.collectGarbage')
    await call(socket, 'HeapProfiler.collectGarbage')
    const usage = await call(socket, 'Runtime.getHeapUsage')
    return usage.usedSize + usage.backingStorageSize - (await cachedBytes(server))
  } finally {
    socket.close()
  }
}

const addresses = new WeakMap<RunningServer, string>()

async function inspectorAddress(server: RunningServer): Promise<string> {
  const known = addresses.get(server)
  if (known) return known
  const line = nextLine(server, /^Debugger listening on /)
  server.process.kill('SIGUSR1')
  const address = (await line).replace('Debugger listening on ', '').trim()
  addresses.set(server, address)
  return address
}

interface HeapUsage {
  readonly usedSize: number
  readonly backingStorageSize: number
}

let calls = 0
function call(socket: WebSocket, method: string): Promise<HeapUsage> {
  calls += 1
  const id = calls
  return new Promise((resolve, reject) => {
    const read = ({ data }: MessageEvent) => {
      const answer = JSON.parse(String(data))
      if (answer.id !== id) return
      socket.removeEventListener('message', read)
      if (answer.error) reject(new Error(`${method}: ${answer.error.message}`))
      else resolve(answer.result)
    }
    socket.addEventListener('message', read)
    socket.send(JSON.stringify({ id, method }))
  })
}
