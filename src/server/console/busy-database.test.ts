import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApiKey } from '#operations/api/api-keys.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { holdConnections } from '#storage/testing.ts'
import { createRenderer } from '../../console/entry.server.tsx'
import { createStaffedConsole, type StaffedConsole } from '../../console/testing/staffed-console.ts'
import type { SiteVariables } from '../http/site-variables.ts'
import { serveConsole } from './console-app.ts'

let staff: StaffedConsole
let app: Hono<SiteVariables>
let token: string

beforeAll(async () => {
  staff = await createStaffedConsole({ database: 'Postgres' })
  const { platform } = staff
  const served = serveConsole({
    platform,
    build: createRenderer(() => 'test'),
    host: 'console.localhost',
    edge: { production: false, plainHttp: true, trustProxy: true },
    allSites: () => [],
    pictures: { read: async () => null },
  })
  app = new Hono<SiteVariables>().all('*', (context) => served.fetch(context))
  const owner = sampleStaff(['owner'], { id: 'owner', secondFactorAt: platform.clock.now() })
  const wanted = { name: 'CRM', rights: ['lead.read'] as const, locations: null, days: 30 }
  const made = await makeApiKey(requestBy(platform, platform.site('yard'), owner), wanted)
  if (!made.ok) throw new Error(made.reason)
  token = made.token
  await staff.member('kim', ['sales'])
})
afterAll(() => staff.close())

const call = async (path: string, headers: Readonly<Record<string, string>>, body?: URLSearchParams) => {
  const init = { headers: { 'X-Forwarded-For': '192.0.2.1', ...headers }, ...(body && { method: 'POST', body }) }
  const answer = await app.request(`http://console.localhost${path}`, init)
  return { facts: [answer.status, answer.headers.get('Retry-After')], text: await answer.text() }
}

it('H4-6 STAFF-10 while Postgres has no connection free, a page, a form and a call hear so, and the form keeps its words', {
  timeout: 60_000,
}, async () => {
  const cookie = staff.cookie('kim')
  const typed = { 'shown-to': `${staff.id('kim')} yard /leads`, text: 'Ring Jo back on Monday' }
  const release = await holdConnections(staff.platform.storage)
  const [page, form, calls] = await Promise.all([
    call('/leads', { cookie }),
    call('/leads/nonsense/note', { cookie, origin: 'http://console.localhost' }, new URLSearchParams(typed)),
    call('/api/v1/conversations', { Authorization: `Bearer ${token}` }),
  ])
  await release()
  expect([page.facts, page.text]).toEqual([[503, '10'], 'We’re very busy just now. Please try again in a moment.'])
  expect([form.facts, form.text]).toEqual([[503, '10'], expect.stringContaining('Ring Jo back on Monday')])
  expect(form.text).toContain('We’re very busy just now.')
  expect([calls.facts, JSON.parse(calls.text)]).toMatchObject([[503, '10'], { error: { code: 'full-database' } }])
  expect((await call('/leads', { cookie })).facts).toEqual([200, null])
})
