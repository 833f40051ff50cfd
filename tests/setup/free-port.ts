import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port that nothing listens on now. Something else may take it before it is used: where a server can say which port the
 * system gave it, ask that for port 0 instead.
 */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address !== 'object') throw new Error('The system gave no port.')
  return address.port
}
