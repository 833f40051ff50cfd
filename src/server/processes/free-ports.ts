import { listen } from '../http/listen.ts'
import type { Environment } from '../settings/environment.ts'

const NOTHING = { fetch: () => new Response(null, { status: 503 }) }

/**
 * Listens on both ports for a moment, so that a start that cannot serve fails at once, not after minutes (D-6). Throws
 * a sentence that names the port in use.
 */
export async function checkPorts({ host, port, operationsPort }: Environment): Promise<void> {
  const pages = await listen(NOTHING, { host, port, variable: 'PORT' })
  try {
    const operations = await listen(NOTHING, { host, port: operationsPort, variable: 'OPERATIONS_PORT' })
    await operations.stop(0)
  } finally {
    await pages.stop(0)
  }
}
