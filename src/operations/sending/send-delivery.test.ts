import { afterEach, describe, expect, it } from 'vitest'
import { readAdf } from '#domain/lead/testing/adf-grammar.ts'
import { unsubscribePath } from '#domain/lead/unsubscribe.ts'
import { GatewayError } from '#gateways/gateway-error.ts'
import type { SiteInput } from '#site/site.ts'
import { buyerToken } from '../buyer-link.ts'
import { listLeads } from '../lead/list-leads.ts'
import { submitLead } from '../lead/submit-lead.ts'
import { requestOn } from '../site-request.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { retryLead } from './retry-lead.ts'

const form = {
  name: 'Jo',
  last_name: 'Nguyen',
  email: 'jo@mail.example',
  phone: '0412345678',
  postcode: '4000',
  message: 'Hi',
  opt_in: 'on',
}
const HOOK = { kind: 'webhook', url: 'https://crm.dealer.example/leads', account: 'crm' } as const
const ALL_WAYS: SiteInput['delivery'] = {
  confirmBuyer: true,
  destinations: [{ kind: 'adf', to: 'crm@dealer.example' }, HOOK, { kind: 'sms', to: '0400 111 222' }],
}

let platform: TestPlatform
afterEach(() => platform.close())

async function submitTo(delivery: SiteInput['delivery']): Promise<string> {
  const leads = { alertEmail: 'owner@dealer.example' }
  platform = await createTestPlatform({ sites: [sampleSite({ leads, ...(delivery && { delivery }) })] })
  const visit = { origin: 'https://cars.example', path: '/contact', pageId: null, userAgent: null }
  const answer = await submitLead(requestOn(platform, platform.site('yard')), form, visit)
  return answer.ok ? answer.leadId : ''
}

async function states(leadId: string) {
  const deliveries = await platform.storage.forSite({ slug: 'yard' }).leads.deliveries(leadId)
  return deliveries.map(({ kind, state }) => `${kind} ${state}`)
}

describe('FIELD-1 a lead goes to every destination the dealer lists', () => {
  it('FIELD-1 as a mail, as ADF in a plain mail, as a webhook, as a text message, and to the buyer', async () => {
    const leadId = await submitTo(ALL_WAYS)
    await platform.runDeferred()
    expect(await states(leadId)).toEqual(['mail sent', 'adf sent', 'webhook sent', 'sms sent', 'confirmation sent'])
    const mailTo = (address: string) => platform.mailer.sent.find(({ to }) => to === address)
    expect(mailTo('sales@dealer.example')).toMatchObject({ replyTo: 'jo@mail.example' })
    const adf = mailTo('crm@dealer.example')
    expect(adf).toMatchObject({ html: null, replyTo: 'jo@mail.example' })
    expect(readAdf(adf?.text ?? '').children).toHaveLength(1)
    expect(platform.webhooks.sent).toMatchObject([{ url: HOOK.url, account: 'crm', at: platform.clock.now() }])
    expect(JSON.parse(platform.webhooks.sent[0]?.body ?? '')).toMatchObject({
      event: 'lead.created',
      lead_id: leadId,
      website_id: 'site-1',
      email: 'jo@mail.example',
      consent: { page: 'https://cars.example/contact' },
    })
    expect(platform.sms.sent).toMatchObject([{ to: '0400 111 222', again: false }])
    expect(mailTo('jo@mail.example')).toMatchObject({
      replyTo: 'sales@dealer.example',
      unsubscribe: `https://cars.example${unsubscribePath(buyerToken(platform, platform.site('yard'), 'unsubscribe', leadId))}`,
    })
  })

  it('D-20 a site’s mail comes from its own name and address, or by default from its name at the platform’s address', async () => {
    await submitTo({ ...ALL_WAYS, fromName: 'Sample Cars', fromAddress: 'hello@sample.example' })
    await platform.runDeferred()
    const senders = new Set(platform.mailer.sent.map(({ fromName, fromAddress }) => `${fromName} <${fromAddress}>`))
    expect([...senders]).toEqual(['Sample Cars <hello@sample.example>'])
    await platform.close()
    await submitTo(ALL_WAYS)
    await platform.runDeferred()
    expect(platform.mailer.sent[0]).toMatchObject({ fromName: 'Sample Motors', fromAddress: null })
  })

  it('FORM-13 a failing destination does not delay the others, and is retried separately', async () => {
    const leadId = await submitTo(ALL_WAYS)
    platform.webhooks.failWith(new GatewayError('webhook', 'answered 500'))
    await platform.runDeferred()
    expect(await states(leadId)).toEqual(['mail sent', 'adf sent', 'webhook failed', 'sms sent', 'confirmation sent'])
    platform.webhooks.failWith(null)
    await retryLead(requestOn(platform, platform.site('yard')), leadId)
    expect((await states(leadId))[2]).toBe('webhook sent')
    expect(platform.mailer.sent).toHaveLength(3)
    expect(platform.sms.sent).toHaveLength(1)
  })

  it('H3 FORM-13 a permanent refusal alerts staff by a separate mail that names the destination', async () => {
    const leadId = await submitTo({ confirmBuyer: false, destinations: [HOOK] })
    platform.webhooks.failWith(new GatewayError('webhook', 'answered 410', { permanent: true }))
    await platform.runDeferred()
    await platform.runDeferred()
    expect(await states(leadId)).toEqual(['mail sent', 'webhook failed', 'alert sent'])
    const [mail, alert] = platform.mailer.sent
    expect(mail?.subject).not.toContain('Not delivered')
    expect(alert).toMatchObject({ to: 'owner@dealer.example', subject: expect.stringContaining('Not delivered: ') })
    expect(alert?.text).toContain(`could not be delivered to ${HOOK.url}`)
  })

  it('FORM-13 a permanently refused mail to a buyer raises no alert', async () => {
    const leadId = await submitTo({ confirmBuyer: true, mailLocation: false, destinations: [HOOK] })
    platform.mailer.failWith(new GatewayError('mail', 'no such person', { permanent: true }))
    await platform.runDeferred()
    expect(await states(leadId)).toEqual(['webhook sent', 'confirmation dead'])
    expect(await platform.runDeferred()).toBe(0)
    expect(await listLeads(requestOn(platform, platform.site('yard')), {})).toMatchObject([{ state: 'sent' }])
  })

  it('FORM-13 a webhook that is no longer listed is not called, and its delivery keeps failing until staff act', async () => {
    const leadId = await submitTo({ confirmBuyer: false, destinations: [HOOK] })
    const site = platform.site('yard')
    site.delivery.destinations.splice(0)
    await platform.runDeferred()
    expect(platform.webhooks.sent).toEqual([])
    expect(await states(leadId)).toEqual(['mail sent', 'webhook failed'])
  })
})
