import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { ENDLESS, FATAL, GREEDY, openHostileReader } from '#gateways/mailbox/testing/hostile-mails.ts'
import { submitLead } from '#operations/lead/submit-lead.ts'
import { requestOn } from '#operations/site-request.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

const SECRET = 'a secret of the tests'

/** Reads in a process, as a server does. */
const reader = openHostileReader()
afterAll(() => reader.close())

let served: ServedSites
let address: string
beforeEach(async () => {
  served = await serveSites({
    sites: [sampleSite(), sampleSite({ slug: 'rival', id: 'site-2' })],
    mailReader: reader,
  })
  const buyer = { name: 'Jo', last_name: 'Nguyen', email: 'jo@mail.example', phone: '0412 345 678', postcode: '4000' }
  const visit = { origin: 'http://yard.localhost', path: '/contact', pageId: null, userAgent: null }
  await submitLead(requestOn(served.platform, served.platform.site('yard')), { ...buyer, message: 'Hi' }, visit)
  const { rows } = await served.platform.storage.rawDatabase().executeSql('select token from conversations')
  address = `yard.${(rows as { token: string }[])[0]?.token}@reply.forecourt.example`
})
afterEach(() => served.close())

function post(password: string, to = address, slug = 'yard', text = 'Friday at ten?'): Promise<Response> {
  const mail = {
    MessageID: 'service-1',
    FromFull: { Email: 'jo@mail.example', Name: 'Jo' },
    ToFull: [{ Email: to }],
    Subject: 'Re: Your enquiry',
    TextBody: text,
    Headers: [],
  }
  const credentials = Buffer.from(`forecourt:${password}`).toString('base64')
  return served.request(slug, '/webhooks/mail', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Basic ${credentials}` },
    body: JSON.stringify(mail),
  })
}

async function stored(): Promise<readonly { readonly site_slug: string; readonly body: string }[]> {
  const { rows } = await served.platform.storage.rawDatabase().executeSql('select * from conversation_mails')
  return rows as { site_slug: string; body: string }[]
}

it('INBOX-7 POST /webhooks/mail under any site’s name stores the buyer’s answer once, at the site of its address', async () => {
  expect(await (await post(SECRET, address, 'rival')).json()).toEqual({ received: 'stored' })
  expect(await (await post(SECRET)).json()).toEqual({ received: 'known' })
  expect(await stored()).toMatchObject([{ site_slug: 'yard', body: 'Friday at ten?' }])
})

it('INBOX-7 without the password nothing is stored, and a mail to nobody of ours is not sent again', async () => {
  expect((await post('guessed')).status).toBe(401)
  const elsewhere = await post(SECRET, 'yard@reply.forecourt.example')
  expect([elsewhere.status, await elsewhere.json()]).toEqual([200, { received: 'unknown' }])
  expect(await stored()).toEqual([])
})

it('H4-1 a stranger’s mail of a million quoted lines is answered, at an unknown address and at a conversation’s', async () => {
  const hostile = `hello\n${'>\n'.repeat(1_000_000)}x`
  const answers = [await post(SECRET, 'nobody.000@reply.forecourt.example', 'yard', hostile)]
  answers.push(await post(SECRET, address, 'yard', hostile))
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
    { received: 'unknown' },
    { received: 'stored' },
  ])
  const body = (await stored())[0]?.body ?? ''
  expect(body.startsWith('hello\n>\n>\n')).toBe(true)
  expect(body.length).toBeLessThan(101_000)
})

it('H4-1 while a mail is read for ever pages are answered; it is set aside, not to be sent again, and the next is stored', async () => {
  const endless = post(SECRET, address, 'yard', ENDLESS)
  const endTime = await reader.begun()
  const next = post(SECRET, address, 'rival')
  expect((await served.request('rival', '/')).status).toBe(200)
  expect(served.platform.logged.map(({ event }) => event)).not.toContain('mail set aside unread')
  endTime()
  const answer = await endless
  expect([answer.status, await answer.json()]).toEqual([200, { received: 'set-aside' }])
  expect(await (await next).json()).toEqual({ received: 'stored' })
  expect(await stored()).toMatchObject([{ body: 'Friday at ten?' }])
})

it.each([
  ['takes too much memory', GREEDY, 'memory'],
  ['ends its process', FATAL, 'crash'],
])('H4-1 a mail whose reading %s is set aside, and the operator hears of it', async (...given) => {
  const [, text, unread] = given
  expect(await (await post(SECRET, address, 'yard', text)).json()).toEqual({ received: 'set-aside' })
  const { logged, alerters } = served.platform
  expect(logged).toContainEqual(expect.objectContaining({ event: 'mail set aside unread' }))
  expect(alerters[0].sent).toMatchObject([{ mark: 'unread-mail-2026-11-21', facts: { unread } }])
  expect(await stored()).toEqual([])
})

it('INBOX-7 what is no mail is refused, and only a POST is taken', async () => {
  const credentials = Buffer.from(`forecourt:${SECRET}`).toString('base64')
  const headers = { Authorization: `Basic ${credentials}`, 'Content-Type': 'application/json' }
  const body = '{"From": "jo@mail.example"}'
  expect((await served.request('yard', '/webhooks/mail', { method: 'POST', headers, body })).status).toBe(400)
  expect((await served.request('yard', '/webhooks/mail')).status).toBe(405)
})
