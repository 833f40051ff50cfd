import { expect } from 'vitest'
import { nextLine, type RunningServer } from '../browser/running-server.ts'
import { startLoad } from './keep-alive-load.ts'

/**
 * OPS-6: sends SIGHUP while clients ask over open connections, and expects that no request fails until every process is
 * replaced and for 200 more. `before`: what happens once the clients ask, just before the signal.
 */
export async function replaceUnderLoad(
  server: RunningServer,
  clients: number,
  before: () => Promise<void> = async () => {},
): Promise<void> {
  const load = startLoad({ port: server.port, host: 'yard.localhost', paths: ['/', '/search', '/contact'], clients })
  await expect.poll(load.answered).toBeGreaterThan(200)
  await before()
  const replaced = nextLine(server, /every process was replaced/)
  server.process.kill('SIGHUP')
  await replaced
  const atEnd = load.answered()
  await expect.poll(load.answered).toBeGreaterThan(atEnd + 200)
  await load.stop()
  expect(load.failures()).toEqual({})
}
