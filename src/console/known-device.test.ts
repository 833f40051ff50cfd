import { afterAll, beforeAll, expect, it } from 'vitest'
import { createConsole } from './console-app.ts'
import { createRenderer } from './entry.server.tsx'
import { createStaffedConsole, PASSWORD, type StaffedConsole } from './testing/staffed-console.ts'

const ORIGIN = 'http://console.localhost'
let staff: StaffedConsole
let app: ReturnType<typeof createConsole>
let address = '203.0.113.9'

beforeAll(async () => {
  staff = await createStaffedConsole()
  await staff.member('sales', ['sales'])
  app = createConsole({
    platform: staff.platform,
    build: createRenderer(() => 'test'),
    addressOf: () => address,
    allSites: () => [],
  })
})
afterAll(() => staff.close())

async function signIn(password: string, from: string, cookie = '') {
  address = from
  const body = new URLSearchParams({ email: staff.email('sales'), password })
  const answer = await app.request(`${ORIGIN}/sign-in`, { method: 'POST', body, headers: { cookie } })
  return { status: answer.status, cookies: answer.headers.getSetCookie() }
}

it('S3-9, STAFF-2 strangers who guess keep no one out of a device in which they signed in before', async () => {
  const known = (await signIn(PASSWORD, '203.0.113.9')).cookies.find((each) => each.startsWith('console_known_'))
  expect(known).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=\d+$/)
  const cookie = known?.split(';')[0] ?? ''
  let refused = 0
  for (let guess = 0; guess < 120; guess += 1)
    if ((await signIn('a wrong password', `198.51.100.${guess}`)).status === 429) refused += 1
  expect(refused).toBeGreaterThan(10)
  // A new device waits now; the known one does not, also at the guessers' own address.
  expect((await signIn(PASSWORD, '192.0.2.1')).status).toBe(429)
  expect((await signIn(PASSWORD, '192.0.2.1', cookie)).status).toBe(303)
  expect((await signIn(PASSWORD, '198.51.100.1', cookie)).status).toBe(303)
  // The cookie of one account, or one that was changed, is worth nothing.
  expect((await signIn(PASSWORD, '192.0.2.1', cookie.replace(/.$/, 'x'))).status).toBe(429)
  // A thief of the device still has ten tries in a quarter of an hour alone.
  const tries = []
  for (let guess = 0; guess <= 10; guess += 1) tries.push((await signIn('wrong again', '192.0.2.2', cookie)).status)
  expect(tries).toEqual([...Array(10).fill(400), 429])
})
