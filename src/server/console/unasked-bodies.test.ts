import { once } from 'node:events'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
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
    uploadPace: { windowMs: 600_000, leastBytes: 1 },
    uploadWaitMs: 600_000,
  })
  const app = new Hono<SiteVariables>().all('*', (context) => served.fetch(context))
  server = await listen({ fetch: app.fetch }, { host: '127.0.0.1', port: 0, variable: 'PORT' })
  await staff.member('reader', ['read-only'])
})
afterAll(async () => {
  await server.stop(1_000)
  await staff.close()
})

const FORM = 'multipart/form-data; boundary=x'
const FILE = '--x\r\nContent-Disposition: form-data; name="file"; filename="film.pdf"\r\n\r\n'
const TEXT = '--x\r\nContent-Disposition: form-data; name="text"\r\n\r\n'
const MARK = '--x\r\nContent-Disposition: form-data; name="shown-to"\r\n\r\nsomebody yard /leads\r\n'

/** A client that declares a body, sends the first of it and no more; the answer's status. */
async function answered(
  path: string,
  begin: string,
  { who = '', header = '', bytes = 30_000_000, type = FORM } = {},
): Promise<string> {
  const socket = connect(server.port, '127.0.0.1')
  // The server closes a connection whose body nobody wants: that may overtake what the client still sends.
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      `Host: ${HOST}`,
      `Origin: http://${HOST}`,
      `Cookie: ${staff.cookie(who)}`,
      `Content-Type: ${type}`,
      `Content-Length: ${bytes}`,
      ...(header === '' ? [] : [header]),
      '',
      begin,
    ].join('\r\n'),
  )
  const [first] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return /^HTTP\/1\.1 (\d+)/.exec(first.toString())?.[1] ?? 'none'
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
  ['no key', '', '401'],
  ['an unknown key', 'Authorization: Bearer nobody', '401'],
])('H4-3 of a call of the API with %s, nothing is read', async (_, header, status) => {
  const begin = `{"text":"${'x'.repeat(10_000)}`
  expect(await answered('/api/v1/cars', begin, { header, bytes: 200_000, type: 'application/json' })).toBe(status)
})
