import { afterAll, beforeAll, expect, it } from 'vitest'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { ROLES } from '#domain/staff/roles.ts'
import { serveFile } from '#gateways/feed-sources/testing/served-file.ts'
import { enquire } from '#operations/inbox/testing.ts'
import { pullFeed } from '#operations/intake/pull-feed.ts'
import { saveFeed } from '#operations/intake/testing.ts'
import { requestOn } from '#operations/site-request.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { createStaffedConsole, type StaffedConsole } from './testing/staffed-console.ts'

let served = ''
const feedSources = serveFile(() => served)

let yard: StaffedConsole
beforeAll(async () => {
  yard = await createStaffedConsole({ feedSources })
  for (const role of ROLES) await yard.member(role, [role])
  const definition = feedDefinitionSchema.parse({ name: 'dms', way: 'https', address: 'https://dms.example/stock.csv' })
  const site = yard.platform.site('yard')
  await saveFeed(requestBy(yard.platform, site, sampleStaff(['manager'])), definition)
  for (const cars of [20, 4]) {
    const rows = Array.from({ length: cars }, (_, car) => `Toyota,Corolla,2022,S${car},${20_000 + car * 100},40000`)
    served = `make,model,year,stocknum,price,km\n${rows.join('\n')}\n`
    await pullFeed(requestOn(yard.platform, site), 'dms')
  }
})
afterAll(() => yard.close())

it.each(ROLES)('C-1 Today shows a held file to the role %s only if its page has the buttons for it', async (role) => {
  const today = await yard.get(role, '/')
  expect(today.status).toBe(200)
  const [, path] = /href="(\/feed-runs\/[^"]+)"/.exec(today.text) ?? []
  if (path === undefined) {
    expect(today.text).not.toContain('Approve or reject')
    expect(['sales', 'lead-coordinator', 'content', 'finance', 'read-only']).toContain(role)
    return
  }
  expect(today.text).toMatch(/‘\S+’ sent .* Use it\?/)
  const run = await yard.get(role, path)
  expect(run.text).toMatch(/<button[^>]*>\s*Use the file/)
  expect(['owner', 'manager', 'stock']).toContain(role)
})

it('INBOX-4 Today shows an overdue lead that nobody has once, under Overdue, and a new one under Unassigned', async () => {
  const ask = (name: string, phone: string) => {
    const person = { name, phone, email: `${name}@mail.example`, location_id: 'l1' }
    return enquire(requestOn(yard.platform, yard.platform.site('yard')), person)
  }
  const late = await ask('Ann', '0491 570 156')
  yard.platform.clock.pass(24 * 60 - 1)
  const fresh = await ask('Bob', '0491 570 157')
  await yard.member('boss', ['manager'])
  const { text } = await yard.get('boss', '/')
  const places = (id: string) =>
    [...text.matchAll(new RegExp(`href="/leads/${id}\\?view=([a-z-]+)"`, 'g'))].map(([, view]) => view)
  expect([places(late.conversationId), places(fresh.conversationId)]).toEqual([['overdue'], ['unassigned']])
})

it('STAFF-5 Today leads who answers no leads to where their work is', async () => {
  const { text } = await yard.get('content', '/')
  const [, work = ''] = /<ul class="today-places"[^>]*>(.*?)<\/ul>/.exec(text) ?? []
  expect([...work.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/stock', '/website'])
  expect((await yard.get('manager', '/')).text).not.toContain('today-places')
})
