import { afterEach, beforeEach, expect, it } from 'vitest'
import { GatewayError } from '#gateways/gateway-error.ts'
import { listLeads } from '../lead/list-leads.ts'
import { submitLead } from '../lead/submit-lead.ts'
import { sweepDeliveries } from '../sending/sweep-deliveries.ts'
import { requestOn } from '../site-request.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { reportTroubles } from './report-troubles.ts'

const form = {
  name: 'Jo',
  last_name: 'Nguyen',
  email: 'jo@mail.example',
  phone: '0412345678',
  postcode: '4000',
  message: 'Hi',
}
const visit = { origin: 'https://cars.example', path: '/', pageId: null, userAgent: null }
const refused = new GatewayError('mail', 'no such person', { permanent: true })

let platform: TestPlatform
beforeEach(async () => {
  const leads = { alertEmail: 'owner@dealer.example' }
  platform = await createTestPlatform({
    sites: [sampleSite({ leads }), sampleSite({ slug: 'rival', id: 's2', name: 'Rival Cars' })],
  })
})
afterEach(() => platform.close())

async function submitAndSweep(slug: string): Promise<void> {
  await submitLead(requestOn(platform, platform.site(slug)), form, visit)
  await sweepDeliveries(platform, ['yard', 'rival'])
}

it('H3 FORM-13 alerts the operator once by another channel when mail is down, without naming a buyer', async () => {
  platform.mailer.failWith(refused)
  await submitAndSweep('yard')
  platform.clock.pass(1)
  await submitAndSweep('rival')
  const [alerter] = platform.alerters
  expect(await reportTroubles(platform)).toBe(2)
  expect(await reportTroubles(platform)).toBe(0)
  expect(alerter.sent).toHaveLength(1)
  expect(alerter.sent[0]?.text).toContain('2 lead deliveries need a person: yard (1), rival (1).')
  expect(JSON.stringify(alerter.sent)).not.toMatch(/jo@mail|Nguyen|412345678/)
})

it('H3 FORM-13 retries an alert in the next round when every channel fails', async () => {
  platform.mailer.failWith(refused)
  await submitAndSweep('yard')
  platform.alerters[0].failWith(new GatewayError('alert', 'answered 500'))
  expect(await reportTroubles(platform)).toBe(0)
  platform.alerters[0].failWith(null)
  expect(await reportTroubles(platform)).toBe(1)
})

it('H3 FORM-13 raises no alert for temporary failures or for deliveries that arrived', async () => {
  platform.mailer.failWith(new GatewayError('mail', 'connection refused'))
  await submitAndSweep('yard')
  platform.mailer.failWith(null)
  await submitAndSweep('rival')
  expect(await reportTroubles(platform)).toBe(0)
})

it('D-13 FORM-13 counts dead deliveries per site, without acknowledged ones', async () => {
  platform.mailer.failWith(refused)
  await submitAndSweep('yard')
  for (let day = 0; day < 15; day += 1) {
    platform.clock.pass(1440)
    await sweepDeliveries(platform, ['yard'])
  }
  const counts = () => platform.storage.deliveryCounts()
  expect(await counts()).toContainEqual({ site: 'yard', kind: 'mail', state: 'dead', count: 1 })
  const [listed] = await listLeads(requestOn(platform, platform.site('yard')), {})
  const { leads } = platform.storage.forSite({ slug: 'yard' })
  for (const { id } of await leads.deliveries(listed?.lead.id ?? ''))
    await leads.acknowledge(id, 'kim', platform.clock.now())
  expect(await counts()).toContainEqual({ site: 'yard', kind: 'mail', state: 'acknowledged', count: 1 })
  expect(await reportTroubles(platform)).toBe(0)
})
