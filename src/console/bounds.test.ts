import { afterAll, beforeAll, expect, it } from 'vitest'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { paced } from '#operations/bodies/paced-upload.ts'
import { enquire } from '#operations/inbox/testing.ts'
import { saveFeed } from '#operations/intake/testing.ts'
import { requestOn } from '#operations/site-request.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { createConsole } from './console-app.ts'
import { createRenderer } from './entry.server.tsx'
import { createStaffedConsole, PASSWORD, type StaffedConsole } from './testing/staffed-console.ts'

const ORIGIN = 'http://console.localhost'
let staff: StaffedConsole
let app: ReturnType<typeof createConsole>
let carId: string
/** How often the console looked at who asks. */
let looks = 0

beforeAll(async () => {
  staff = await createStaffedConsole()
  const { platform } = staff
  app = createConsole({
    platform,
    build: createRenderer(() => 'test'),
    addressOf: () => {
      looks += 1
      return '203.0.113.9'
    },
    allSites: () => [],
    mostStreams: 12,
    uploadWaitMs: 1,
  })
  await staff.member('sales', ['sales'])
  await staff.member('stock', ['stock'])
  await staff.member('other', ['sales'])
  await staff.member('owner', ['owner'])
  const owner = sampleStaff(['owner'], { id: staff.id('owner'), secondFactorAt: platform.clock.now() })
  await saveFeed(
    requestBy(platform, platform.site('yard'), owner),
    feedDefinitionSchema.parse({ name: 'odd', way: 'upload' }),
  )
  const [car] = await platform.addCars('yard', [{}])
  carId = car?.id ?? ''
})
afterAll(() => staff.close())

/** The cookies of another browser of the person: a session of its own. */
async function session(name: string): Promise<string> {
  const headers = staff.platform.accounts.headersOf(new Headers(), '203.0.113.9')
  const { cookies } = await staff.platform.accounts.signIn(staff.email(name), PASSWORD, headers)
  return cookies.map((each) => each.split(';')[0]).join('; ')
}

const stream = async (cookie: string) => app.request(`${ORIGIN}/events?stream`, { headers: { cookie } })

it('S3-5 a session gets eight streams, the process its share; the next ask instead, until one ends', async () => {
  const [sales, other] = [await session('sales'), await session('other')]
  const open = await Promise.all(Array.from({ length: 9 }, () => stream(sales)))
  expect(open.map(({ status }) => status).toSorted()).toEqual([...Array(8).fill(200), 429])
  const others = await Promise.all(Array.from({ length: 5 }, () => stream(other)))
  expect(others.map(({ status }) => status).toSorted()).toEqual([...Array(4).fill(200), 429])
  await open.find(({ status }) => status === 200)?.body?.cancel()
  expect((await stream(sales)).status).toBe(200)
  for (const { body } of [...open, ...others]) await body?.cancel()
})

it('S3-5 a stream too many is refused before its session is read', async () => {
  const cookie = await session('sales')
  const open = await Promise.all(Array.from({ length: 8 }, () => stream(cookie)))
  const before = looks
  const refused = await Promise.all(Array.from({ length: 100 }, () => stream(cookie)))
  expect(refused.every(({ status }) => status === 429)).toBe(true)
  expect(looks).toBe(before)
  for (const { body } of open) await body?.cancel()
  const again = await stream(cookie)
  expect(again.status).toBe(200)
  await again.body?.cancel()
})

/** An upload whose body has begun and waits. */
function begun(path: string, cookie: string) {
  let go = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const head = '--x\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n'
      controller.enqueue(Buffer.from(head))
      go = () => {
        controller.enqueue(Buffer.from('no photo\r\n--x--\r\n'))
        controller.close()
      }
    },
  })
  const headers = { cookie, 'content-type': 'multipart/form-data; boundary=x' }
  const request = new Request(ORIGIN + path, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  return { answer: Promise.resolve(app.request(request)), end: () => go() }
}

it('S3-11 a person sends two files at once; the third hears why, and gets through when one is done', async () => {
  const cookie = await session('stock')
  const path = `/stock/${carId}/photos/upload`
  // Which of the three comes last is chance: the other two wait for their bodies.
  const three = [begun(path, cookie), begun(path, cookie), begun(path, cookie)]
  const refused = await Promise.race(three.map(async (each) => ({ each, answer: await each.answer })))
  expect(refused.answer.status).toBe(429)
  expect(await refused.answer.text()).toContain('Other files are still on their way')
  const taken = three.filter((each) => each !== refused.each)
  for (const { end } of taken) end()
  for (const { answer } of taken) expect((await answer).status).not.toBe(429)
  const later = begun(path, cookie)
  later.end()
  const done = await later.answer
  expect((await done.text()).includes('a.jpg is not a photo')).toBe(true)
})

it('S3-24 a body that trickles ends; one that comes is read', async () => {
  const trickle = () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(1)),
    })
  const read = async (body: ReadableStream<Uint8Array>, windowMs: number) => {
    let bytes = 0
    for await (const piece of paced(body, { windowMs, leastBytes: 1_000 })) bytes += piece.byteLength
    return bytes
  }
  await expect(read(trickle(), 20)).rejects.toThrow('too slowly')
  expect(await read(new Blob([new Uint8Array(3_000_000)]).stream(), 600_000)).toBe(3_000_000)
})

it('S3-20 no cell of the report of sources is a formula', async () => {
  const { platform } = staff
  for (const utm_source of ['＝HYPERLINK(1)', ' =1+1', '\u00a0@x'])
    await enquire(requestOn(platform, platform.site('yard')), {
      email: `${platform.randomId()}@mail.example`,
      location_id: 'l1',
      linked_query_params: { utm_source },
    })
  const { text } = await staff.get('owner', '/reports.csv?section=source')
  expect(text).toContain('HYPERLINK')
  expect(text).not.toMatch(/(^|,|\n)"?\s*[=@＝＠]/)
})
