import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { withEntities } from '#domain/html-entities.ts'
import { enquire } from '#operations/inbox/testing.ts'
import { requestOn } from '#operations/site-request.ts'
import { CONSOLE_HOST, serveWithConsole, signedInManager } from '../console/served-console.ts'
import type { ServedSites } from '../served-sites.ts'

const SECRET = 'a secret of the tests'
const WEBSITE = 'website@forecourt.example'

let served: ServedSites
let cookie: string
let id: string
let address: string
beforeAll(async () => {
  served = await serveWithConsole(new Date('2026-11-23T00:00:00Z'))
  cookie = await signedInManager(served)
})
afterAll(() => served.close())
beforeEach(async () => {
  const { platform } = served
  platform.clock.pass(60)
  id = (await enquire(requestOn(platform, platform.site('yard')))).conversationId
  const conversation = await platform.storage.forSite({ slug: 'yard' }).inbox.conversations.find(id)
  address = `yard.${conversation?.token}@reply.forecourt.example`
})

let posted = 0
async function post(mail: object): Promise<unknown> {
  posted += 1
  const credentials = Buffer.from(`forecourt:${SECRET}`).toString('base64')
  const answer = await served.request('yard', '/webhooks/mail', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Basic ${credentials}` },
    body: JSON.stringify({
      MessageID: `service-${posted}`,
      FromFull: { Email: 'jo@mail.example', Name: 'Jo' },
      ToFull: [{ Email: address }],
      Subject: 'Re: Your enquiry',
      ...mail,
    }),
  })
  return answer.json()
}

/** The last mail of the conversation's page: its texts in their order, each with the words that open it, null if it is open. */
async function shownMail(): Promise<readonly { readonly opens: string | null; readonly text: string }[]> {
  const page = await served.request('yard', `/leads/${id}`, { host: CONSOLE_HOST, headers: { cookie } })
  const items = (await page.text())
    .split('<li data-item=')
    .filter((item) => /^"[^"]*" class="thread-item mail"/.test(item))
  const html = items.at(-1)?.split('</li>')[0] ?? ''
  const texts = html.matchAll(
    /(?:<details[^>]*><summary class="fold-turn"><span>([^<]*)<\/span><span>Hide[^<]*<\/span><\/summary>)?<p class="words">([^<]*)<\/p>/g,
  )
  return Array.from(texts, ([, opens, text = '']) => ({ opens: opens ?? null, text: withEntities(text) }))
}

async function inList(): Promise<string> {
  const page = await (await served.request('yard', '/leads', { host: CONSOLE_HOST, headers: { cookie } })).text()
  return withEntities(
    page
      .slice(page.indexOf(`/leads/${id}`))
      .split('class="lead-said"')[1]
      ?.split('</p>')[0] ?? '',
  )
}

it.each([
  [
    'a line of own words that ends as a program’s does',
    'Hi Sam,\nOn Tuesday your colleague Pat wrote:\n"free floor mats and a full tank".\nIs that still so? I can come at 3 pm with a deposit.\nJo',
  ],
  [
    'a forwarded mail',
    'See below what the other yard offered, can you beat it?\n\n---------- Forwarded message ---------\nFrom: Other Yard <sales@otheryard.example>\nDate: Thu, 26 Nov 2026\nSubject: offer\nTo: <jo@mail.example>\n\nWe offer $21,000 for it.',
  ],
  ['a line of underscores', 'My trade-in:\n__________\ntyres are new\nrego till March'],
])('A1 INBOX-7 %s in a posted mail hides nothing on the conversation’s page', async (_what, text) => {
  expect(await post({ TextBody: text })).toEqual({ received: 'stored' })
  expect(await shownMail()).toEqual([{ opens: null, text }])
})

it('A2 INBOX-7 Gmail’s quote is folded with its line in two, and all of it is on the page without script', async () => {
  const quote = `On Sun, 29 Nov 2026 at 01:01, Sales (made), Southside Cars <\n${WEBSITE}> wrote:\n\n> Hello Jo, is 3 pm fine?\n> Sam\n>\n\n-- \nJo Citizen\nMobile 0491 570 156`
  await post({ TextBody: `Yes, 3 pm works.\r\n\r\n${quote.replaceAll('\n', '\r\n')}\r\n` })
  expect(await shownMail()).toEqual([
    { opens: null, text: 'Yes, 3 pm works.' },
    { opens: 'Show quoted text', text: quote },
  ])
  expect(await inList()).toContain('Yes, 3 pm works.')
  expect(await inList()).not.toContain('Hello Jo')
})

it.each([
  [
    'Outlook’s header without an address',
    `From: Southside Cars\nSent: Thursday, 26 November 2026 2:05 PM\nTo: Jo Citizen\nSubject: Re: Mazda\n\nHello Jo`,
  ],
  [
    'a German header',
    `Von: Southside Cars <${WEBSITE}>\nGesendet: Donnerstag, 26. November 2026 14:05\nAn: Jo Citizen\nBetreff: Re: Mazda\n\nHello Jo`,
  ],
  ['a French line', `Le jeu. 26 nov. 2026 à 14:05, Southside Cars <${WEBSITE}> a écrit :\n\n> Hello Jo`],
  ['a Chinese line', `Southside Cars <${WEBSITE}> 于2026年11月26日周四 14:05写道：\n\n> Hello Jo`],
  [
    'Yahoo’s indented line',
    `On Thursday 26 November 2026 at 02:05:00 pm AEST, Southside Cars <${WEBSITE}> wrote:  \n \n Hello Jo`,
  ],
])('A2 INBOX-7 %s is folded with what it quotes', async (_what, quote) => {
  await post({ TextBody: `Yes please.\n\n    ${quote}\n` })
  expect(await shownMail()).toEqual([
    { opens: null, text: 'Yes please.' },
    { opens: 'Show quoted text', text: quote },
  ])
})

it('A1 INBOX-7 what a service takes for the reply does not cut the rest off', async () => {
  const text = 'My trade-in:\n__________\ntyres are new'
  await post({ TextBody: text, StrippedTextReply: 'My trade-in:' })
  expect(await shownMail()).toEqual([{ opens: null, text }])
})

it('A1 INBOX-7 a mail that has only HTML is kept whole too, and its signature is folded apart', async () => {
  await post({
    TextBody: '',
    HtmlBody: `<p>Yes please.</p><p>Sent from my iPhone</p>`,
  })
  expect(await shownMail()).toEqual([
    { opens: null, text: 'Yes please.' },
    { opens: 'Show signature', text: 'Sent from my iPhone' },
  ])
})
