import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BACK_OFF_MINUTES } from '#domain/lead/delivery/delivery-retry.ts'
import { GatewayError } from '#gateways/gateway-error.ts'
import { listLeads } from '../lead/list-leads.ts'
import { submitLead } from '../lead/submit-lead.ts'
import { requestOn } from '../site-request.ts'
import { sampleLocation, sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { CLAIM_MINUTES, deliverLead } from './deliver-lead.ts'
import { retryLead } from './retry-lead.ts'
import { sweepDeliveries } from './sweep-deliveries.ts'

const ALERT = 'owner@dealer.example'
const form = {
  name: 'Jo',
  last_name: 'Nguyen',
  email: 'jo@mail.example',
  phone: '0412345678',
  postcode: '4000',
  message: 'Hi',
}
const down = new GatewayError('mail', 'connection refused')
const refused = new GatewayError('mail', 'no such person', { permanent: true })

const visit = { origin: 'https://cars.example', path: '/', pageId: null, userAgent: null }

let platform: TestPlatform
let leadId: string
let row: { siteSlug: string; id: string }
beforeEach(async () => {
  platform = await createTestPlatform({ sites: [sampleSite({ leads: { alertEmail: ALERT } })] })
  const answer = await submitLead(requestOn(platform, platform.site('yard')), form, visit)
  leadId = answer.ok ? answer.leadId : ''
  row = { siteSlug: 'yard', id: (await deliveries())[0]?.id ?? '' }
})
afterEach(() => platform.close())

function deliveries() {
  return platform.storage.forSite({ slug: 'yard' }).leads.deliveries(leadId)
}

describe('FORM-13 one delivery', () => {
  it('FORM-13 is sent once and recorded', async () => {
    expect(await deliverLead(platform, row)).toEqual({ ok: true })
    expect(await deliverLead(platform, row)).toEqual({ ok: false, reason: 'not-due' })
    expect(platform.mailer.sent).toHaveLength(1)
    expect(await deliveries()).toMatchObject([{ state: 'sent', attempts: 1 }])
    const { lead_attempts } = await platform.storage
      .forSite({ slug: 'yard' })
      .people.find({ email: 'jo@mail.example', phone: null })
    expect(lead_attempts).toMatchObject([
      { number: 1, outcome: 'sent', error: null, at: new Date('2026-11-21T00:00:00Z') },
    ])
  })

  it('FORM-13 is sent once when two workers take it concurrently', async () => {
    const release = platform.mailer.hang()
    const both = Promise.all([deliverLead(platform, row), deliverLead(platform, row)])
    release()
    expect((await both).filter(({ ok }) => ok)).toHaveLength(1)
    expect(platform.mailer.sent).toHaveLength(1)
  })

  it('FORM-13 repeats the mail with the same message id after a crash between sending and recording', async () => {
    const { leads } = platform.storage.forSite({ slug: 'yard' })
    const now = platform.clock.now()
    await leads.claimDelivery(row.id, now, new Date(now.getTime() + CLAIM_MINUTES * 60_000))
    expect(await deliverLead(platform, row)).toEqual({ ok: false, reason: 'not-due' })
    platform.clock.pass(CLAIM_MINUTES)
    expect(await deliverLead(platform, row)).toEqual({ ok: true })
    expect(platform.mailer.sent[0]?.messageId).toBe(`lead-${leadId}.${row.id}`)
  })

  it('SITE-1 is not found under another site', async () => {
    expect(await deliverLead(platform, { ...row, siteSlug: 'other' })).toEqual({ ok: false, reason: 'unknown-site' })
    expect(platform.mailer.sent).toEqual([])
  })
})

describe('FORM-13 a mail that cannot be sent', () => {
  it('FORM-13 is retried with growing waits until it is sent', async () => {
    platform.mailer.failWith(down)
    for (const minutes of [1, 2, 4]) {
      expect(await sweepDeliveries(platform, ['yard'])).toBe(0)
      const [delivery] = await deliveries()
      const due = platform.clock.now().getTime() + minutes * 60_000
      expect(delivery).toMatchObject({ state: 'failed', nextAttemptAt: new Date(due).toISOString() })
      platform.clock.pass(minutes)
    }
    platform.mailer.failWith(null)
    expect(await sweepDeliveries(platform, ['yard'])).toBe(1)
    expect(await deliveries()).toMatchObject([{ state: 'sent', attempts: 4 }])
  })

  it('FORM-13 is sent in one sweep with the whole backlog of an outage', async () => {
    for (let more = 0; more < 120; more += 1)
      await submitLead(requestOn(platform, platform.site('yard')), { ...form, message: `Number ${more}` }, visit)
    expect(await sweepDeliveries(platform, ['yard'])).toBe(121)
  })

  it('FORM-13 is not attempted before it is due', async () => {
    platform.mailer.failWith(down)
    await sweepDeliveries(platform, ['yard'])
    platform.mailer.failWith(null)
    expect(await sweepDeliveries(platform, ['yard'])).toBe(0)
  })

  it('FORM-13 is given up after the last wait, and staff are alerted by a mail that is itself retried', async () => {
    platform.mailer.failWith(down)
    for (const minutes of [...BACK_OFF_MINUTES, 0]) {
      await sweepDeliveries(platform, ['yard'])
      platform.clock.pass(minutes)
    }
    expect(platform.logged).toContainEqual(expect.objectContaining({ level: 'error', event: 'lead delivery given up' }))
    expect(await deliveries()).toMatchObject([
      { state: 'dead', attempts: BACK_OFF_MINUTES.length + 1 },
      { state: 'pending', destination: ALERT },
    ])
    await sweepDeliveries(platform, ['yard'])
    platform.mailer.failWith(null)
    platform.clock.pass(1)
    await sweepDeliveries(platform, ['yard'])
    expect(platform.mailer.sent).toMatchObject([{ to: ALERT, subject: expect.stringContaining('Not delivered: ') }])
    expect(platform.mailer.sent[0]?.text).toContain('could not be delivered to sales@dealer.example')
    expect(platform.mailer.sent[0]?.text).toContain('jo@mail.example')
  })

  it('H3 FORM-13 alerts staff once after a permanent refusal, and is still retried', async () => {
    platform.mailer.failWith(refused)
    expect(await deliverLead(platform, row)).toMatchObject({ ok: false, reason: 'failed' })
    expect(await deliveries()).toMatchObject([
      { state: 'failed', attempts: 1 },
      { kind: 'alert', destination: ALERT },
    ])
    platform.clock.pass(1)
    await deliverLead(platform, row)
    expect(await deliveries()).toHaveLength(2)
    expect(platform.logged).toContainEqual(expect.objectContaining({ level: 'error', event: 'lead delivery refused' }))
    platform.mailer.failWith(null)
    platform.clock.pass(2)
    await sweepDeliveries(platform, ['yard'])
    expect(await deliveries()).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
  })

  it('H3 FORM-13 retries a refused alert without end, and raises no further alert', async () => {
    platform.mailer.failWith(refused)
    for (let round = 0; round < 20; round += 1) {
      await sweepDeliveries(platform, ['yard'])
      platform.clock.pass(1440)
    }
    expect(await deliveries()).toMatchObject([{ state: 'dead' }, { kind: 'alert', state: 'failed' }])
    platform.mailer.failWith(null)
    await sweepDeliveries(platform, ['yard'])
    expect(platform.mailer.sent).toMatchObject([{ to: ALERT, subject: expect.stringContaining('Not delivered: ') }])
  })

  it('H3 FORM-13 leaves deliveries that have arrived since out of a late alert', async () => {
    platform.mailer.failWith(refused)
    await sweepDeliveries(platform, ['yard'])
    platform.mailer.failWith(null)
    platform.clock.pass(1)
    await deliverLead(platform, row)
    await sweepDeliveries(platform, ['yard'])
    expect(platform.mailer.sent).toMatchObject([{ to: 'sales@dealer.example' }])
    expect(await deliveries()).toMatchObject([{ state: 'sent' }, { kind: 'alert', state: 'sent' }])
  })

  it('H3 FORM-13 does not wait three days after the clock was three days ahead', async () => {
    const now = platform.clock.now()
    platform.clock.pass(3 * 1440)
    const ahead = await submitLead(
      requestOn(platform, platform.site('yard')),
      { ...form, submission_id: 'ahead' },
      visit,
    )
    platform.clock.moveTo(now)
    await sweepDeliveries(platform, ['yard'])
    expect(ahead.ok && platform.mailer.sent.map(({ messageId }) => messageId.includes(ahead.leadId))).toContain(true)
  })
})

describe('FORM-13 a manual retry', () => {
  it('FORM-13 sends a lead that was given up', async () => {
    platform.mailer.failWith(refused)
    for (const minutes of [...BACK_OFF_MINUTES, 0]) {
      await deliverLead(platform, row)
      platform.clock.pass(minutes)
    }
    platform.mailer.failWith(null)
    const answer = await retryLead(requestOn(platform, platform.site('yard')), leadId)
    expect(answer).toMatchObject({
      ok: true,
      tried: [{ destination: 'sales@dealer.example', outcome: { ok: true } }, { destination: ALERT }],
    })
  })

  it('reports why nothing is sent: sent already, or no such lead', async () => {
    await platform.runDeferred()
    const site = platform.site('yard')
    expect(await retryLead(requestOn(platform, site), leadId)).toEqual({ ok: false, reason: 'sent-already' })
    expect(await retryLead(requestOn(platform, site), 'nobody')).toEqual({ ok: false, reason: 'not-found' })
  })
})

it('FORM-13 sends a lead without a destination to the address that the site gets later', async () => {
  await platform.close()
  platform = await createTestPlatform({ sites: [sampleSite({ locations: [sampleLocation({ leadEmail: null })] })] })
  const silent = platform.site('yard')
  const answer = await submitLead(requestOn(platform, silent), form, visit)
  const id = answer.ok ? answer.leadId : ''
  expect(await listLeads(requestOn(platform, silent), {})).toMatchObject([{ state: 'undeliverable' }])
  expect(await retryLead(requestOn(platform, silent), id)).toEqual({ ok: false, reason: 'nowhere-to-go' })
  const reachable = { ...silent, leads: { ...silent.leads, fallbackEmail: 'later@dealer.example' } }
  expect(await retryLead(requestOn(platform, reachable), id)).toMatchObject({
    ok: true,
    tried: [{ outcome: { ok: true } }],
  })
  expect(platform.mailer.sent).toMatchObject([{ to: 'later@dealer.example' }])
})
