import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readAdf } from '#domain/lead/testing/adf-grammar.ts'
import { GatewayError } from '#gateways/gateway-error.ts'
import { buyerToken } from '#operations/buyer-link.ts'
import { sendTestLead } from '#operations/lead/send-test-lead.ts'
import { submitLead } from '#operations/lead/submit-lead.ts'
import { endMarketing } from '#operations/person/end-marketing.ts'
import { requestOn } from '#operations/site-request.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import { leadsAcknowledgeCommand } from './leads-acknowledge.ts'
import type { LeadsContext } from './leads-context.ts'
import { leadsExportCommand } from './leads-export.ts'
import { leadsListCommand } from './leads-list.ts'
import { leadsRetryCommand } from './leads-retry.ts'

const form = {
  name: 'Jo',
  last_name: 'Nguyen',
  email: 'jo@mail.example',
  phone: '0412345678',
  postcode: '4000',
  message: 'Hi\nthere',
  opt_in: 'on',
}
const visit = { origin: 'https://cars.example', path: '/', pageId: null, userAgent: null }

let platform: TestPlatform
let printed: string[]
let context: LeadsContext
beforeEach(async () => {
  platform = await createTestPlatform({
    sites: [sampleSite(), sampleSite({ slug: 'rival', id: 's2', name: 'Rival Cars' })],
  })
  printed = []
  context = { platform, siteSlug: 'yard', siteSlugs: ['rival', 'yard'], print: (line) => printed.push(line) }
})
afterEach(() => platform.close())

async function submit(change: object = {}, slug = 'yard'): Promise<string> {
  const answer = await submitLead(requestOn(platform, platform.site(slug)), { ...form, ...change }, visit)
  return answer.ok ? answer.leadId : ''
}

it('FORM-13 lists the leads of one site, newest first, in its own time', async () => {
  const [car] = await platform.addCars('yard', [{}])
  const first = await submit({ name: 'Al', car_id: car?.id })
  await platform.runDeferred()
  platform.clock.pass(60)
  const second = await submit()
  await submit({ name: 'Theirs' }, 'rival')
  expect(await leadsListCommand(context)).toBe(0)
  expect(printed[1]).toMatch(new RegExp(`^${second}  2026-11-21 11:00  pending  General Enquiry  Jo Nguyen  -$`))
  expect(printed[2]).toMatch(
    new RegExp(`^${first}  2026-11-21 10:00  sent     Vehicle Enquiry  Al Nguyen  2021 Toyota HiLux SR5$`),
  )
  expect(printed).toHaveLength(3)
})

it('filters the list by state and time', async () => {
  await submit()
  await platform.runDeferred()
  await leadsListCommand(context, { state: 'pending' })
  await leadsListCommand(context, { from: '2026-11-22' })
  expect(printed).toEqual(['Sample Motors has no such leads.', 'Sample Motors has no such leads.'])
})

it.each([
  [{ state: 'lost' }, "--state takes pending, sent, failed, dead, not 'lost'."],
  [{ from: 'yesterday' }, "--from takes a day such as 2026-11-21, not 'yesterday'."],
  [{ limit: '0' }, "--limit takes a number above 0, not '0'."],
])('says what is wrong with %j', async (typed, sentence) => {
  expect(await leadsListCommand(context, typed)).toBe(2)
  expect(printed).toEqual([sentence])
})

it('suggests the nearest site for an unknown slug, with status 2', async () => {
  expect(await leadsListCommand({ ...context, siteSlug: 'yrad' })).toBe(2)
  expect(printed).toEqual(['There is no site \'yrad\'; did you mean "yard"?'])
})

it('SITE-1 does not find another site’s lead', async () => {
  const id = await submit({}, 'rival')
  expect(await leadsRetryCommand(context, id)).toBe(2)
  expect(await leadsListCommand({ ...context, siteSlug: 'nobody' })).toBe(2)
  expect(printed[0]).toBe(`Lead ${id}: there is no such lead.`)
})

it('FORM-13 retries at once and prints the result', async () => {
  const id = await submit()
  platform.mailer.failWith(new GatewayError('mail', 'connection refused'))
  expect(await leadsRetryCommand(context, id)).toBe(1)
  platform.mailer.failWith(null)
  expect(await leadsRetryCommand(context, id)).toBe(0)
  expect(await leadsRetryCommand(context, id)).toBe(0)
  expect(printed).toEqual([
    'Not sent to sales@dealer.example: mail: connection refused (next attempt 2026-11-21 10:01).',
    'Sent to sales@dealer.example.',
    `Lead ${id}: everything was sent already.`,
  ])
})

it('FORM-8 exports CSV that any program reads and no spreadsheet executes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-export-'))
  const file = join(folder, 'leads.csv')
  await submit({ name: '=1+1', last_name: '@x', message: 'He said "hi",\nand -1' })
  expect(await leadsExportCommand(context, file)).toBe(0)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const [row, ...others]: Record<string, string>[] = parse(await readFile(file), { columns: true })
  expect(others).toEqual([])
  expect(row).toMatchObject({
    name: "'=1+1",
    last_name: "'@x",
    message: 'He said "hi",\nand -1',
    phone: '+61412345678',
    email: 'jo@mail.example',
    opt_in: 'Yes',
    consent_wording: expect.stringContaining('subscribe'),
    state: 'pending',
  })
  expect(printed).toEqual([`Wrote 1 lead to ${file}.`])
  await rm(folder, { recursive: true })
})

it('exports to standard output, and reports a file that cannot be written', async () => {
  await submit()
  expect(await leadsExportCommand(context, '-')).toBe(0)
  expect(printed[0]).toMatch(/^lead_id,created_at,state,/)
  expect(await leadsExportCommand(context, '/nowhere/leads.csv')).toBe(1)
})

it('FIELD-1 exports ADF for a dealer management system, and rejects unknown formats', async () => {
  await submit()
  await submit({ submission_id: 'another', name: 'Ana' })
  expect(await leadsExportCommand(context, '-', { format: 'adf' })).toBe(0)
  expect(readAdf(printed[0] ?? '').children.map(({ name }) => name)).toEqual(['prospect', 'prospect'])
  expect(await leadsExportCommand(context, '-', { format: 'xls' })).toBe(2)
  expect(printed[1]).toBe("--format takes csv or adf, not 'xls'.")
})

it('D-14 FORM-8 exports every field of a lead, and test leads only on request', async () => {
  await sendTestLead(requestOn(platform, platform.site('yard')), {
    address: 'watch@dealer.example',
    submissionId: 'test',
  })
  await submit({
    category: 'Trade-In Enquiry',
    own_make: 'Mazda',
    own_model: 'CX-5',
    own_year: '2019',
    own_odometer: '85000',
    budget: '40000',
    company: 'Nguyen & Co',
    visited_pages: JSON.stringify(['/', '/search']),
    linked_query_params: JSON.stringify({ utm_source: 'news', utm_campaign: 'spring', gclid: 'x' }),
  })
  await leadsExportCommand(context, '-')
  const rows: Record<string, string>[] = parse(printed.at(-1) ?? '', { columns: true })
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    visited_pages: '/ > /search',
    utm_source: 'news',
    utm_campaign: 'spring',
    linked_query_params: 'gclid=x&utm_source=news&utm_campaign=spring',
  })
  for (const column of ['appointment_start', 'budget', 'company', 'additional_services', 'trade_in_make', 'own_make'])
    expect(rows[0]).toHaveProperty(column)
  for (const column of ['valuation_low', 'valuation_mid', 'valuation_high', 'offer_accepted', 'page_id'])
    expect(rows[0]).toHaveProperty(column)
  await leadsExportCommand(context, '-', { test: true })
  expect(parse(printed.at(-1) ?? '', { columns: true })).toHaveLength(2)
})

it('D-14 starts a day in the site’s time zone', async () => {
  // 10 am in Brisbane is midnight UTC.
  await submit()
  await leadsListCommand(context, { from: '2026-11-21', to: '2026-11-22' })
  expect(printed).toHaveLength(2)
  platform.clock.moveTo(new Date('2026-11-21T14:30:00Z'))
  await submit({ submission_id: 'half past midnight' })
  printed.length = 0
  await leadsListCommand(context, { from: '2026-11-22' })
  expect(printed).toHaveLength(2)
  expect(printed[1]).toContain('2026-11-22 00:30')
})

it.each(['2026-11', '21/11/2026', '2026-11-21T10:00', '2026-02-31x'])('D-14 rejects %s as a day', async (from) => {
  expect(await leadsListCommand(context, { from })).toBe(2)
})

it('D-13 FORM-13 sends a lead to the site’s current destinations after a mistyped one is corrected', async () => {
  const id = await submit()
  platform.mailer.failWith(new GatewayError('mail', 'no such person', { permanent: true }))
  await platform.runDeferred()
  platform.mailer.failWith(null)
  const site = platform.site('yard')
  const [place] = site.locations
  const today = { ...site, locations: [{ ...place, leadEmail: 'right@dealer.example' }] } as typeof site
  const now = { ...context, platform: { ...platform, siteBySlug: () => today } }
  expect(await leadsRetryCommand(now, id, { currentDestinations: true })).toBe(0)
  expect(platform.mailer.sent.map(({ to }) => to)).toEqual(['right@dealer.example'])
  expect(printed).toEqual(['Sent to right@dealer.example.'])
  await leadsListCommand(context)
  expect(printed.at(-1)).toContain('  sent  ')
})

it('D-13 FORM-13 records who acknowledged a lead that was given up', async () => {
  const id = await submit()
  platform.mailer.failWith(new GatewayError('mail', 'connection refused'))
  for (let day = 0; day < 14; day += 1) {
    await leadsRetryCommand(context, id)
    platform.clock.pass(1440)
  }
  printed.length = 0
  expect(await leadsAcknowledgeCommand(context, id, 'Kim')).toBe(0)
  expect(await leadsAcknowledgeCommand(context, id, 'Kim')).toBe(0)
  expect(await leadsAcknowledgeCommand(context, 'nobody', 'Kim')).toBe(2)
  expect(printed).toEqual([
    'Acknowledged: the failed delivery to sales@dealer.example.',
    `Lead ${id}: no delivery was given up.`,
    'There is no lead nobody.',
  ])
  const [delivery] = await platform.storage.forSite({ slug: 'yard' }).leads.deliveries(id)
  expect(delivery?.acknowledged).toEqual({ at: '2026-12-05T00:00:00.000Z', by: 'Kim' })
  expect(await leadsListCommand(context, { state: 'dead' })).toBe(0)
  expect(printed.at(-1)).toBe('Sample Motors has no such leads.')
})

it('LAW-4 exports whether each person may receive marketing', async () => {
  const id = await submit()
  platform.clock.pass(1)
  await endMarketing(
    requestOn(platform, platform.site('yard')),
    buyerToken(platform, { slug: 'yard' }, 'unsubscribe', id),
  )
  await leadsExportCommand(context, '-')
  const [row]: Record<string, string>[] = parse(printed[0] ?? '', { columns: true })
  expect(row).toMatchObject({ opt_in: 'Yes', may_be_written_to: 'No' })
})
