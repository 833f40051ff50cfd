import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { expect, it } from 'vitest'
import { startServer } from '../browser/running-server.ts'

const CLIENTS = 30

it('M2 D-11 on a shutdown under load, the server first reports not ready, keeps serving, closes each connection with its answer, and cuts no client off', async () => {
  // Long enough for the slowest machine to ask while the server drains.
  const server = await startServer({ DRAIN_SECONDS: '30' })
  try {
    const answered = { count: 0, closed: 0 }
    const clients = Array.from({ length: CLIENTS }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (;;) {
        const answer = await get(server.port, '/search', agent)
        expect(answer.statusCode).toBe(200)
        answered.count += 1
        if (answer.headers.connection === 'close') break
      }
      answered.closed += 1
    })
    await expect.poll(() => answered.count).toBeGreaterThan(5 * CLIENTS)
    const ended = once(server.process, 'exit')
    server.process.kill('SIGTERM')
    const statusOf = async (port: number, path: string) => (await get(port, path, new Agent())).statusCode
    await expect.poll(() => statusOf(server.operationsPort, '/readyz')).toBe(503)
    // A new client is still served.
    expect(await statusOf(server.port, '/search')).toBe(200)
    await Promise.all(clients)
    expect(answered.closed).toBe(CLIENTS)
    expect(await ended).toEqual([0, null])
  } finally {
    await server.end('SIGKILL')
    await rm(server.dataFolder, { recursive: true, force: true })
  }
}, 300_000)

function get(port: number, path: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { Host: `southside-cars.localhost:${port}` }
    request({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response))
    })
      .once('error', reject)
      .end()
  })
}
