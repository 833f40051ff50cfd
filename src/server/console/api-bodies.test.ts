import { afterAll, beforeAll, expect, it } from 'vitest'
import { CONSOLE_ORIGIN, serveStaffedConsole } from '#tests/setup/served-console.ts'
import { slowPost } from '#tests/setup/slow-post.ts'

/** Calls of one key that come at once (`formLimits`). */
const AT_ONCE = 16

let served: Awaited<ReturnType<typeof serveStaffedConsole>>
let token: string
const pace = { windowMs: 600_000, leastBytes: 1 }

beforeAll(async () => {
  served = await serveStaffedConsole({ uploadPace: pace, uploadWaitMs: 1 })
  token = await served.key('feed.push')
})
afterAll(() => served.staff.close())

/** A call whose body waits from when the server first asks for it. */
function call() {
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'X-Forwarded-For': '192.0.2.1',
  }
  const { init, ...slow } = slowPost(headers, ['{"stocknum":', '5'])
  return { ...slow, answer: Promise.resolve(served.app.request(`${CONSOLE_ORIGIN}/api/v1/cars`, init)).then(shown) }
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

it('H4-3 S3-24 a call that trickles hears that it was too slow, and gives its seat back', async () => {
  Object.assign(pace, { windowMs: 5, leastBytes: 1_000_000 })
  const slow = Array.from({ length: AT_ONCE }, () => call())
  for (const { answer } of slow) expect(await answer).toEqual(TOO_SLOW)
  expect(await call().answer).toEqual(TOO_SLOW)
})
