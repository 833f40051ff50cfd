import { afterAll, beforeAll, expect, it } from 'vitest'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { WHOLE_SITE } from '#domain/staff/actor.ts'
import { saveFeed } from '#operations/intake/testing.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { MULTIPART, NO_PHOTO, slowPost } from '#tests/setup/slow-post.ts'
import { createConsole } from '../console-app.ts'
import { createRenderer } from '../entry.server.tsx'
import { createStaffedConsole, PASSWORD, type StaffedConsole } from '../testing/staffed-console.ts'

const ORIGIN = 'http://console.localhost'
let staff: StaffedConsole
let app: ReturnType<typeof createConsole>
const carOf = new Map<string, string>()

beforeAll(async () => {
  staff = await createStaffedConsole()
  const { platform } = staff
  app = createConsole({
    platform,
    build: createRenderer(() => 'test'),
    addressOf: () => '203.0.113.9',
    allSites: () => [],
    mostStreams: 20,
    uploadPace: { windowMs: 600_000, leastBytes: 1 },
    uploadWaitMs: 600_000,
  })
  for (const name of ['ann', 'ben', 'cat']) await staff.member(name, ['stock'])
  await staff.member('dot', ['stock', 'sales'])
  await staff.member('rae', ['stock'], WHOLE_SITE, 'rival')
  const odd = feedDefinitionSchema.parse({ name: 'odd', way: 'upload' })
  await saveFeed(requestBy(platform, platform.site('yard'), sampleStaff(['owner'])), odd)
  for (const site of ['yard', 'rival']) carOf.set(site, (await platform.addCars(site, [{}]))[0]?.id ?? '')
})
afterAll(() => staff.close())

/** An upload of one who is slow. */
function slow(name: string, site = 'yard') {
  const headers = { cookie: staff.cookie(name), 'content-type': MULTIPART, 'content-length': '91' }
  const { init, isRead, end } = slowPost(headers, NO_PHOTO)
  const answer = Promise.resolve(app.request(`${ORIGIN}/stock/${carOf.get(site)}/photos/upload`, init))
  // Refused without being read is an answer too.
  return { isRead: Promise.race([isRead, answer.then(() => {})]), end, answer }
}

it('H4-5 two people of one dealer hold two slow uploads each: another dealer’s file goes through, a colleague’s waits for a seat', async () => {
  const held = [slow('ann'), slow('ann'), slow('ben'), slow('ben')]
  await Promise.all(held.map(({ isRead }) => isRead))

  const others = slow('rae', 'rival')
  others.end()
  const answer = await others.answer
  expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('a.jpg is not a photo')])

  const colleagues = slow('cat')
  colleagues.end()
  const first = Promise.race([colleagues.answer.then(() => 'cat'), held[0]?.answer.then(() => 'ann')])
  held[0]?.end()
  expect(await first).toBe('ann')
  expect((await colleagues.answer).status).toBe(409)
  for (const { end } of held) end()
  for (const { answer: one } of held) expect((await one).status).toBe(409)
})

it.each([
  ['photos of a car', () => `/stock/${carOf.get('yard')}/photos/upload`, 409, 'so nothing was added'],
  ['a feed’s file', () => '/feeds/odd/upload', 409, 'The form had too many'],
  ['files of a mail', () => '/leads/nonsense/reply', 413, 'Choose fewer files.'],
])('H4-3 a form of more than 100 files is refused in words: %s', async (_, path, status, words) => {
  const headers = { cookie: staff.cookie('dot'), 'content-type': MULTIPART }
  const answer = await app.request(ORIGIN + path(), {
    method: 'POST',
    headers,
    body: `${`${NO_PHOTO[0]}x\r\n`.repeat(101)}--x--\r\n`,
  })
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(words)])
})

it('H4-7 one person with many sessions leaves a colleague’s stream', async () => {
  const session = async (name: string) => {
    const { cookies } = await staff.platform.accounts.signIn(staff.email(name), PASSWORD, new Headers())
    return cookies.map((each) => each.split(';')[0]).join('; ')
  }
  await staff.member('reader', ['read-only'])
  await staff.member('colleague', ['sales'])
  const stream = async (cookie: string) => app.request(`${ORIGIN}/events?stream`, { headers: { cookie } })
  const taken: Response[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    const cookie = await session('reader')
    for (let number = 0; number < 8; number += 1) taken.push(await stream(cookie))
  }
  expect(taken.filter(({ status }) => status === 200)).toHaveLength(16)
  const other = await stream(await session('colleague'))
  expect(other.status).toBe(200)
  for (const { body } of [...taken, other]) await body?.cancel()
})
