import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Hono } from 'hono'
import type { ApiRight } from '#domain/api/api-right.ts'
import { makeApiKey } from '#operations/api/api-keys.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import type { TestPlatformOptions } from '#operations/testing.ts'
import { type ConsoleServing, serveConsole } from '#server/console/console-app.ts'
import { listen } from '#server/http/listen.ts'
import type { SiteVariables } from '#server/http/site-variables.ts'
import { createRenderer } from '../../src/console/entry.server.tsx'
import { createStaffedConsole } from '../../src/console/testing/staffed-console.ts'

const HOST = 'console.localhost'
export const CONSOLE_ORIGIN = `http://${HOST}`

/** The console as the server has it, with people who are signed in by name. `serving` replaces parts of it. */
export async function serveStaffedConsole(serving: Partial<ConsoleServing> = {}, options: TestPlatformOptions = {}) {
  const staff = await createStaffedConsole(options)
  const { platform } = staff
  const served = serveConsole({
    platform,
    build: createRenderer(() => 'test'),
    host: HOST,
    edge: { production: false, plainHttp: true, trustProxy: true },
    allSites: () => [],
    pictures: { read: async () => null },
    ...serving,
  })
  const app = new Hono<SiteVariables>().all('*', (context) => served.fetch(context))
  return {
    staff,
    app,
    listen: () => listen({ fetch: app.fetch }, { host: '127.0.0.1', port: 0, variable: 'PORT' }),
    /** The text of a new key of 'yard'. */
    async key(...rights: readonly ApiRight[]): Promise<string> {
      const owner = sampleStaff(['owner'], { id: 'owner', secondFactorAt: platform.clock.now() })
      const wanted = { name: 'CRM', rights, locations: null, days: 30 }
      const made = await makeApiKey(requestBy(platform, platform.site('yard'), owner), wanted)
      if (!made.ok) throw new Error(made.reason)
      return made.token
    },
  }
}

/** A connection that sent the head of a post to the console, which declares `bytes`, and only the first of its body. */
export async function beginPost(
  port: number,
  path: string,
  {
    begin,
    ...headers
  }: { readonly begin: string; readonly 'Content-Length': number } & Readonly<Record<string, string | number>>,
): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  // The server ends a connection that still sends: that is an end too, and may overtake the answer.
  socket.on('error', () => {})
  await once(socket, 'connect')
  const sent = Object.entries({ Host: HOST, Origin: CONSOLE_ORIGIN, ...headers }).map((each) => each.join(': '))
  socket.write([`POST ${path} HTTP/1.1`, ...sent, '', begin].join('\r\n'))
  return socket
}

/** The status of an answer; 'none' if there was none. */
export function statusIn(received: Buffer): string {
  return /^HTTP\/1\.1 (\d+)/.exec(received.toString())?.[1] ?? 'none'
}
