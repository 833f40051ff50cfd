import { afterAll, beforeAll, expect, it } from 'vitest'
import { holdConnections } from '#storage/testing.ts'
import { CONSOLE_ORIGIN, serveStaffedConsole } from '#tests/setup/served-console.ts'

let served: Awaited<ReturnType<typeof serveStaffedConsole>>
let token: string

beforeAll(async () => {
  served = await serveStaffedConsole({}, { database: 'Postgres' })
  token = await served.key('lead.read')
  await served.staff.member('kim', ['sales'])
})
afterAll(() => served.staff.close())

const call = async (path: string, headers: Readonly<Record<string, string>>, body?: URLSearchParams) => {
  const init = { headers: { 'X-Forwarded-For': '192.0.2.1', ...headers }, ...(body && { method: 'POST', body }) }
  const answer = await served.app.request(CONSOLE_ORIGIN + path, init)
  return { facts: [answer.status, answer.headers.get('Retry-After')], text: await answer.text() }
}

it('H4-6 STAFF-10 while Postgres has no connection free, a page, a form and a call hear so, and the form keeps its words', async () => {
  const { staff } = served
  const cookie = staff.cookie('kim')
  const typed = { 'shown-to': `${staff.id('kim')} yard /leads`, text: 'Ring Jo back on Monday' }
  const release = await holdConnections(staff.platform.storage)
  const [page, form, calls] = await Promise.all([
    call('/leads', { cookie }),
    call('/leads/nonsense/note', { cookie, origin: CONSOLE_ORIGIN }, new URLSearchParams(typed)),
    call('/api/v1/conversations', { Authorization: `Bearer ${token}` }),
  ])
  await release()
  expect([page.facts, page.text]).toEqual([[503, '10'], 'We’re very busy just now. Please try again in a moment.'])
  expect([form.facts, form.text]).toEqual([[503, '10'], expect.stringContaining('Ring Jo back on Monday')])
  expect(form.text).toContain('We’re very busy just now.')
  expect([calls.facts, JSON.parse(calls.text)]).toMatchObject([[503, '10'], { error: { code: 'database-busy' } }])
  expect((await call('/leads', { cookie })).facts).toEqual([200, null])
})
