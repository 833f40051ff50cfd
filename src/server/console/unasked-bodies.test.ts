import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginPost, serveStaffedConsole, statusIn } from '#tests/setup/served-console.ts'
import { MULTIPART } from '#tests/setup/slow-post.ts'
import type { StaffedConsole } from '../../console/testing/staffed-console.ts'
import type { Listening } from '../http/listen.ts'

let staff: StaffedConsole
let server: Listening

beforeAll(async () => {
  const served = await serveStaffedConsole({
    uploadPace: { windowMs: 600_000, leastBytes: 1 },
    uploadWaitMs: 600_000,
  })
  staff = served.staff
  server = await served.listen()
  await staff.member('reader', ['read-only'])
})
afterAll(async () => {
  await server.stop(1_000)
  await staff.close()
})

const FILE = '--x\r\nContent-Disposition: form-data; name="file"; filename="film.pdf"\r\n\r\n'
const TEXT = '--x\r\nContent-Disposition: form-data; name="text"\r\n\r\n'
const MARK = '--x\r\nContent-Disposition: form-data; name="shown-to"\r\n\r\nsomebody yard /leads\r\n'

/** A client that declares a body, sends the first of it and no more; the answer's status. */
async function answered(
  path: string,
  begin: string,
  { who = '', ...headers }: Readonly<Record<string, string | number>> & { readonly who?: string } = {},
): Promise<string> {
  const socket = await beginPost(server.port, path, {
    Cookie: staff.cookie(who),
    'Content-Type': MULTIPART,
    'Content-Length': 30_000_000,
    ...headers,
    begin,
  })
  const [first] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return statusIn(first)
}

it.each([
  ['nobody, a file', '', FILE + 'x'.repeat(10_000), '303'],
  ['nobody, a text without an end', '', MARK + TEXT + 'x'.repeat(400_000), '413'],
  ['one without the right, a file', 'reader', FILE + 'x'.repeat(10_000), '403'],
])('H4-3 %s: the answer comes before the body', async (_, who, begin, status) => {
  expect(await answered('/leads/nonsense/reply', begin, { who })).toBe(status)
})

it.each(['/leads/nonsense/reply', '/website/drafts/1/pictures', '/stock/1/photos/upload', '/feeds/odd/upload'])(
  'H4-3 of 30 strangers’ posts of 30 MB to %s none is read, and none waits to be',
  async (path) => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => answered(path, FILE + 'x'.repeat(100_000))))
    // Sixteen at once are looked at, and as many wait for that.
    expect(answers.filter((status) => status !== '303' && status !== '429')).toEqual([])
    expect(answers.filter((each) => each === '303').length).toBeGreaterThanOrEqual(20)
  },
)

it.each([
  ['no key', {}],
  ['an unknown key', { Authorization: 'Bearer nobody' }],
])('H4-3 of a call of the API with %s, nothing is read', async (_, key) => {
  const begin = `{"text":"${'x'.repeat(10_000)}`
  const call = { ...key, 'Content-Length': 200_000, 'Content-Type': 'application/json' }
  expect(await answered('/api/v1/cars', begin, call)).toBe('401')
})
