import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type RunningServer, startServer } from '../browser/running-server.ts'
import { DEMONSTRATION, SHARED_SERVERS, type SharedName } from '../browser/shared-server.ts'
import { alteredSites } from './altered-sites.ts'

interface Started {
  readonly server: RunningServer
  readonly sitesFolder: string
}

/** How each is started. */
const SERVERS: Readonly<Record<SharedName, () => Promise<Started>>> = {
  visited: async () => ({ server: await startServer(), sitesFolder: 'sites' }),
  changed: async () => ({ server: await startServer(), sitesFolder: 'sites' }),
  altered: async () => {
    const sitesFolder = await alteredSites()
    return { server: await startServer({ SITES_DIR: sitesFolder }), sitesFolder }
  },
}

/**
 * Starts each shared server when a test's process first asks for it, over HTTP, since workers are processes of their
 * own. Each starts with a copy of the folder that `preparing` resolves with. Returns the function that ends them all.
 */
export async function offerSharedServers(preparing: Promise<string>): Promise<() => Promise<void>> {
  const started = new Map<SharedName, Promise<Started>>()
  const offer = createServer(async (request, response) => {
    const name = (request.url ?? '').slice(1) as SharedName | typeof DEMONSTRATION
    try {
      if (name === DEMONSTRATION) return void response.end(JSON.stringify({ dataFolder: await preparing }))
      const starting = started.get(name) ?? SERVERS[name]()
      started.set(name, starting)
      const { server, sitesFolder } = await starting
      const { port, dataFolder } = server
      response.end(JSON.stringify({ port, dataFolder, sitesFolder }))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  }).listen(0, '127.0.0.1')
  await once(offer, 'listening')
  process.env[SHARED_SERVERS] = `http://127.0.0.1:${(offer.address() as AddressInfo).port}`
  return async () => {
    offer.close()
    offer.closeAllConnections()
    for (const starting of await Promise.allSettled(started.values())) {
      if (starting.status === 'rejected') continue
      const { server, sitesFolder } = starting.value
      await server.stop()
      if (sitesFolder !== 'sites') await rm(sitesFolder, { recursive: true, force: true })
    }
  }
}
