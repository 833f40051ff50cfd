import { afterAll, beforeAll, expect, it } from 'vitest'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { ROLES } from '#domain/staff/roles.ts'
import { serveFile } from '#gateways/feed-sources/testing/served-file.ts'
import { saveFeed } from '#operations/intake/edit-feeds.ts'
import { pullFeed } from '#operations/intake/pull-feed.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { createStaffedConsole, type StaffedConsole } from './testing/staffed-console.ts'

let served = ''
const feedSources = serveFile(() => served)

let yard: StaffedConsole
beforeAll(async () => {
  yard = await createStaffedConsole({ feedSources })
  for (const role of ROLES) await yard.member(role, [role])
  const definition = feedDefinitionSchema.parse({ name: 'dms', way: 'https', address: 'https://dms.example/stock.csv' })
  const site = yard.platform.site('yard')
  await saveFeed(yard.platform, site, sampleStaff(['manager']), definition)
  for (const cars of [20, 4]) {
    const rows = Array.from({ length: cars }, (_, car) => `Toyota,Corolla,2022,S${car},${20_000 + car * 100},40000`)
    served = `make,model,year,stocknum,price,km\n${rows.join('\n')}\n`
    await pullFeed(yard.platform, site, 'dms')
  }
}, 120_000)
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
  const run = await yard.get(role, path)
  expect(run.text).toMatch(/<button[^>]*>\s*Approve/)
  expect(['owner', 'manager', 'stock']).toContain(role)
})
