import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApiKey } from '#operations/api/api-keys.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { createRenderer } from '../../console/entry.server.tsx'
import { createStaffedConsole, type StaffedConsole } from '../../console/testing/staffed-console.ts'
import type { SiteVariables } from '../http/site-variables.ts'
import { serveConsole } from './console-app.ts'

/** Calls of one key that come at once (`formLimits`). */
const AT_ONCE = 16

let staff: StaffedConsole
let app: Hono<SiteVariables>
let token: string
const pace = { windowMs: 600_000, leastBytes: 1 }

beforeAll(async () => {
  staff = await createStaffedConsole()
  const { platform } = staff
  const served = serveConsole({
    platform,
    build: createRenderer(() => 'test'),
    host: 'console.localhost',
    edge: { production: false, plainHttp: true, trustProxy: true },
    allSites: () => [],
    pictures: { read: async () => null },
    uploadPace: pace,
    uploadWaitMs: 1,
  })
  app = new Hono<SiteVariables>().all('*', (context) => served.fetch(context))
  const owner = sampleStaff(['owner'], { id: 'owner', secondFactorAt: platform.clock.now() })
  const wanted = { name: 'CRM', rights: ['feed.push'] as const, locations: null, days: 30 }
  const made = await makeApiKey(requestBy(platform, platform.site('yard'), owner), wanted)
  if (!made.ok) throw new Error(made.reason)
  token = made.token
})
afterAll(() => staff.close())

/** A call whose body waits from when the server first asks for it; `asked()`: whether it did. */
function call() {
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>()
  const { promise: rest, resolve: end } = Promise.withResolvers<void>()
  let asked = false
  const pieces = (async function* () {
    asked = true
    read()
    yield Buffer.from('{"stocknum":')
    await rest
    yield Buffer.from('5')
  })()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )
  const answer = app.request('http://console.localhost/api/v1/cars', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'X-Forwarded-For': '192.0.2.1',
    },
    body,
    duplex: 'half',
  } as RequestInit)
  return { isRead, end, asked: () => asked, answer: Promise.resolve(answer).then(shown) }
}

async function shown(answer: Response): Promise<readonly [number, string]> {
  const { error } = (await answer.json()) as { readonly error: { readonly code: string } }
  return [answer.status, error.code]
}

const FULL = [429, 'full']
const TOO_SLOW = [408, 'too-slow']

it('H4-3 H4-5 of one key’s calls at once the next hears that there are many, unread, and gets through when they are done', async () => {
  const held = Array.from({ length: AT_ONCE }, () => call())
  await Promise.all(held.map(({ isRead }) => isRead))
  const refused = call()
  refused.end()
  expect(await refused.answer).toEqual(FULL)
  expect(refused.asked()).toBe(false)
  for (const { end } of held) end()
  // Each was read as a whole: it ends too early to be JSON.
  for (const { answer } of held) expect((await answer)[0]).toBe(400)
  const after = call()
  after.end()
  expect((await after.answer)[0]).toBe(400)
})

it('H4-3 S3-24 a call that trickles hears that it was too slow, and gives its seat back', {
  timeout: 30_000,
}, async () => {
  Object.assign(pace, { windowMs: 5, leastBytes: 1_000_000 })
  const slow = Array.from({ length: AT_ONCE }, () => call())
  for (const { answer } of slow) expect(await answer).toEqual(TOO_SLOW)
  expect(await call().answer).toEqual(TOO_SLOW)
})
