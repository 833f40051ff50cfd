import { afterEach, expect, it } from 'vitest'
import { GatewayError } from '#gateways/gateway-error.ts'
import { requestOn } from '../site-request.ts'
import { sampleLocation, sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { listLeads } from './list-leads.ts'
import { sendDailyTestLeads, sendTestLead } from './send-test-lead.ts'

const EIGHT_IN_BRISBANE = new Date('2026-11-20T22:00:00Z')

let platform: TestPlatform
afterEach(() => platform.close())

async function open(now: Date, change: Parameters<typeof sampleSite>[0] = {}) {
  const delivery = { confirmBuyer: false, testEmail: 'watch@dealer.example' }
  platform = await createTestPlatform({ now, sites: [sampleSite({ delivery, ...change })] })
}

it('FORM-13 a test lead goes through the whole path once a day, to its own address only', async () => {
  await open(EIGHT_IN_BRISBANE)
  await sendDailyTestLeads(platform, ['yard'])
  await sendDailyTestLeads(platform, ['yard'])
  await platform.runDeferred()
  expect(platform.mailer.sent.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
    'watch@dealer.example: Test Lead: Test Lead',
  ])
  platform.clock.pass(24 * 60)
  await sendDailyTestLeads(platform, ['yard'])
  await platform.runDeferred()
  expect(platform.mailer.sent).toHaveLength(2)
  expect(platform.logged.filter(({ level }) => level === 'error')).toEqual([])
})

it('FORM-13 it is sent in the morning of the site’s time zone', async () => {
  await open(new Date('2026-11-20T20:59:00Z'))
  await sendDailyTestLeads(platform, ['yard'])
  expect(await listLeads(requestOn(platform, platform.site('yard')), {})).toEqual([])
  platform.clock.pass(1)
  await sendDailyTestLeads(platform, ['yard'])
  expect(await listLeads(requestOn(platform, platform.site('yard')), {})).toHaveLength(1)
})

it('FORM-13 it logs an error if it has not arrived after half an hour', async () => {
  await open(EIGHT_IN_BRISBANE)
  platform.mailer.failWith(new GatewayError('mail', 'connection refused'))
  await sendDailyTestLeads(platform, ['yard'])
  await platform.runDeferred()
  const late = () => platform.logged.filter(({ event }) => event === 'test lead has not arrived').length
  platform.clock.pass(29)
  await sendDailyTestLeads(platform, ['yard'])
  expect(late()).toBe(0)
  platform.clock.pass(1)
  await sendDailyTestLeads(platform, ['yard'])
  expect(late()).toBe(1)
})

it('FORM-13 a site without a test address gets none', async () => {
  await open(EIGHT_IN_BRISBANE, { delivery: { confirmBuyer: false } })
  await sendDailyTestLeads(platform, ['yard', 'nobody'])
  expect(await listLeads(requestOn(platform, platform.site('yard')), {})).toEqual([])
})

it('FORM-13 it logs an error with the field if the form refuses valid input', async () => {
  await open(EIGHT_IN_BRISBANE, { locations: [sampleLocation({ phone: '000000' })] })
  const sent = await sendTestLead(requestOn(platform, platform.site('yard')), {
    address: 'a@dealer.example',
    submissionId: 'x',
  })
  expect(sent).toEqual({ ok: false, reason: 'refused', fields: ['phone'] })
  await sendDailyTestLeads(platform, ['yard'])
  expect(platform.logged).toMatchObject([{ level: 'error', event: 'test lead refused by the form' }])
})
