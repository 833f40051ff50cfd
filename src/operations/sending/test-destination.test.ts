import { afterAll, beforeAll, expect, it } from 'vitest'
import { WHOLE_SITE } from '#domain/staff/actor.ts'
import { GatewayError } from '#gateways/gateway-error.ts'
import { showDestinations } from '../delivery/show-destinations.ts'
import { failedDeliveries } from '../inbox/failed-deliveries.ts'
import { listConversations } from '../inbox/list-conversations.ts'
import { sampleStaff } from '../staff/testing.ts'
import { requestBy } from '../staff-request.ts'
import { sampleLocation, sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { testDestination } from './test-destination.ts'

const BOSS = sampleStaff(['manager'])
const URL = 'https://crm.dealer.example/leads'

let platform: TestPlatform
beforeAll(async () => {
  const north = sampleLocation({ id: 'l2', slug: 'north', name: 'North', leadEmail: 'north@dealer.example' })
  const destinations = [{ kind: 'webhook' as const, url: URL, account: 'crm' }]
  const site = sampleSite({ locations: [sampleLocation(), north], delivery: { destinations } })
  platform = await createTestPlatform({ sites: [site] })
})
afterAll(() => platform.close())

const site = () => platform.site('yard')
const MAIL = { kind: 'mail', destination: 'sales@dealer.example' } as const
const shown = async (actor = BOSS) =>
  (await showDestinations(requestBy(platform, site(), actor))).map(({ destination, figures }) =>
    `${destination} ${figures?.last?.outcome ?? 'never'} ${figures?.last?.error ?? ''}`.trim(),
  )

it('INBOX-11 a test lead goes to the chosen destination alone, says that it is one, and has a row of the audit log', async () => {
  expect(await testDestination(requestBy(platform, site(), BOSS), { ...MAIL, formId: 'form-0001' })).toBe('sent')
  expect(await testDestination(requestBy(platform, site(), BOSS), { ...MAIL, formId: 'form-0001' })).toBe('sent')
  expect(platform.mailer.sent).toMatchObject([{ to: MAIL.destination, subject: expect.stringContaining('Test Lead') }])
  expect(
    await testDestination(requestBy(platform, site(), BOSS), {
      kind: 'webhook',
      destination: URL,
      formId: 'form-0002',
    }),
  ).toBe('sent')
  expect(platform.webhooks.sent).toMatchObject([{ url: URL }])
  expect(platform.mailer.sent).toHaveLength(1)
  const filter = { personId: BOSS.id, object: null, from: null, until: null }
  expect(await platform.storage.forSite(site()).audit.list(filter, 10, null)).toMatchObject([
    { action: 'delivery.test', after: { kind: 'webhook' } },
    { action: 'delivery.test', after: { kind: 'mail' } },
  ])
  // Nobody's enquiry, so nobody is to answer it.
  expect((await listConversations(requestBy(platform, site(), BOSS), ALL))?.rows).toEqual([])
  expect(await failedDeliveries(requestBy(platform, site(), BOSS))).toEqual([])
})

it('INBOX-11 each destination shows its last attempt and the last error', async () => {
  platform.mailer.failWith(new GatewayError('mail', 'no such mailbox', { permanent: true }))
  const north = { kind: 'mail', destination: 'north@dealer.example' } as const
  expect(await testDestination(requestBy(platform, site(), BOSS), { ...north, formId: 'form-0003' })).toBe('failed')
  platform.mailer.failWith(null)
  expect(await shown()).toEqual([
    'sales@dealer.example sent',
    `${URL} sent`,
    'north@dealer.example failed mail: no such mailbox',
  ])
})

it('STAFF-5 a person tests no address that is not the site’s, nor one of a location outside their scope', async () => {
  const test = (destination: string, actor = BOSS) =>
    testDestination(requestBy(platform, site(), actor), { kind: 'mail', destination, formId: 'form-0004' })
  expect(await test('stranger@mail.example')).toBe('unknown')
  const south = sampleStaff(['manager'], { scope: { ...WHOLE_SITE, locations: ['l1'] } })
  expect(await test('north@dealer.example', south)).toBe('unknown')
  expect(await shown(south)).toHaveLength(2)
  await expect(test(MAIL.destination, sampleStaff(['sales']))).rejects.toThrow('delivery.test: forbidden')
})

const ALL = {
  view: 'all',
  words: '',
  stage: null,
  category: null,
  location: null,
  source: null,
  assignee: null,
  after: null,
} as const
