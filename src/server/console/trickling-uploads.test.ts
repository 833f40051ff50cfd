import { once } from 'node:events'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { saveFeed } from '#operations/intake/testing.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { beginPost, serveStaffedConsole, statusIn } from '#tests/setup/served-console.ts'
import { MULTIPART } from '#tests/setup/slow-post.ts'
import type { StaffedConsole } from '../../console/testing/staffed-console.ts'
import type { Listening } from '../http/listen.ts'

let staff: StaffedConsole
let server: Listening

beforeAll(async () => {
  const served = await serveStaffedConsole({ uploadPace: { windowMs: 300, leastBytes: 50_000 } })
  staff = served.staff
  server = await served.listen()
  await staff.member('stock', ['stock'])
  await staff.member('owner', ['owner'])
  const owner = sampleStaff(['owner'], { id: staff.id('owner'), secondFactorAt: staff.platform.clock.now() })
  await saveFeed(
    requestBy(staff.platform, staff.platform.site('yard'), owner),
    feedDefinitionSchema.parse({ name: 'odd', way: 'upload' }),
  )
})
afterAll(async () => {
  await server.stop(1_000)
  await staff.close()
})

/** A client that declares 90 MB and sends a byte now and then, until the server ends the connection; the answer's status. */
async function trickled(): Promise<string> {
  const socket = await beginPost(server.port, '/feeds/odd/upload', {
    Cookie: staff.cookie('stock'),
    'Content-Type': MULTIPART,
    'Content-Length': 90_000_000,
    begin: '--x\r\nContent-Disposition: form-data; name="file"; filename="stock.csv"\r\n\r\nmake',
  })
  const received: Buffer[] = []
  socket.on('data', (piece) => received.push(piece))
  const bytes = setInterval(() => socket.write(','), 20)
  await once(socket, 'close')
  clearInterval(bytes)
  return statusIn(Buffer.concat(received))
}

it('S3-24 of 60 uploads that trickle the server ends each, and stores nothing', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, trickled))
  // Two at once are read until they are too slow (S3-11); the others hear at once that there are too many. The reset of
  // a connection that still sends may overtake its answer.
  expect(answers.filter((status) => !['409', '429', 'none'].includes(status))).toEqual([])
  await vi.waitUntil(() => server.connections() === 0, { timeout: 120_000 })
  expect(await staff.platform.storage.forSite({ slug: 'yard' }).feedRuns.latest('odd', 5)).toEqual([])
})
