import { once } from 'node:events'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { saveFeed } from '#operations/intake/testing.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { createRenderer } from '../../console/entry.server.tsx'
import { createStaffedConsole, type StaffedConsole } from '../../console/testing/staffed-console.ts'
import { type Listening, listen } from '../http/listen.ts'
import type { SiteVariables } from '../http/site-variables.ts'
import { serveConsole } from './console-app.ts'

const HOST = 'console.localhost'
let staff: StaffedConsole
let server: Listening

beforeAll(async () => {
  staff = await createStaffedConsole()
  const { platform } = staff
  const served = serveConsole({
    platform,
    build: createRenderer(() => 'test'),
    host: HOST,
    edge: { production: false, plainHttp: true, trustProxy: false },
    allSites: () => [],
    pictures: { read: async () => null },
    uploadPace: { windowMs: 300, leastBytes: 50_000 },
  })
  const app = new Hono<SiteVariables>().all('*', (context) => served.fetch(context))
  server = await listen({ fetch: app.fetch }, { host: '127.0.0.1', port: 0, variable: 'PORT' })
  await staff.member('stock', ['stock'])
  await staff.member('owner', ['owner'])
  const owner = sampleStaff(['owner'], { id: staff.id('owner'), secondFactorAt: platform.clock.now() })
  await saveFeed(
    requestBy(platform, platform.site('yard'), owner),
    feedDefinitionSchema.parse({ name: 'odd', way: 'upload' }),
  )
})
afterAll(async () => {
  await server.stop(1_000)
  await staff.close()
})

/** A client that declares 90 MB and sends a byte now and then, until the server ends the connection; the answer's status. */
async function trickled(): Promise<string> {
  const socket = connect(server.port, '127.0.0.1')
  const received: Buffer[] = []
  socket.on('data', (piece) => received.push(piece))
  // The server resets a connection that still sends: that is an end too.
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(
    [
      'POST /feeds/odd/upload HTTP/1.1',
      `Host: ${HOST}`,
      `Origin: http://${HOST}`,
      `Cookie: ${staff.cookie('stock')}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 90000000',
      '',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="stock.csv"\r\n\r\nmake',
    ].join('\r\n'),
  )
  const bytes = setInterval(() => socket.write(','), 20)
  await once(socket, 'close')
  clearInterval(bytes)
  return /^HTTP\/1\.1 (\d+)/.exec(Buffer.concat(received).toString())?.[1] ?? 'none'
}

it('S3-24 of 60 uploads that trickle the server ends each, and stores nothing', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, trickled))
  // Two at once are read until they are too slow (S3-11); the others hear at once that there are too many. The reset of
  // a connection that still sends may overtake its answer.
  expect(answers.filter((status) => !['409', '429', 'none'].includes(status))).toEqual([])
  await vi.waitUntil(() => server.connections() === 0, { timeout: 30_000 })
  expect(await staff.platform.storage.forSite({ slug: 'yard' }).feedRuns.latest('odd', 5)).toEqual([])
})
