import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

let served: ServedSites
beforeAll(async () => {
  const delivery = { confirmBuyer: true }
  served = await serveSites({ sites: [sampleSite({ delivery }), sampleSite({ slug: 'other', id: 'site-2' })] })
})
afterAll(() => served.close())

/** The path of the link in the mail to a new buyer with this address. */
async function linkTo(email: string): Promise<string> {
  const form = { name: 'Jo', last_name: 'Nguyen', email, phone: '0412345678', postcode: '4000' }
  const sent = await served.request('yard', '/api/leads', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...form, message: 'Hi', opt_in: 'on' }),
  })
  expect(sent.status).toBe(201)
  await served.platform.runDeferred()
  const mail = served.platform.mailer.sent.find(({ to }) => to === email)
  return new URL(mail?.unsubscribe ?? 'missing:').pathname
}

it('LAW-4 the mail’s link asks first, is not cached, and a GET unsubscribes nobody', async () => {
  const link = await linkTo('jo@mail.example')
  for (let look = 0; look < 2; look += 1) {
    const page = await served.request('yard', link)
    expect(page.status).toBe(200)
    expect(page.headers.get('Cache-Control')).toContain('no-store')
    const html = await page.text()
    expect(html).toContain('Stop offers and updates from Sample Motors to j•••@mail.example?')
    expect(html).not.toContain('jo@mail.example')
  }
})

it('SITE-1 the link is a 404 on another dealer’s site', async () => {
  const link = await linkTo('kim@mail.example')
  expect((await served.request('other', link)).status).toBe(404)
  expect((await served.request('other', link, { method: 'POST', ...ONE_CLICKS['a form'] })).status).toBe(404)
})

const typed = (type: string, body: string) => ({ headers: { 'Content-Type': type }, body })
const parts = new FormData()
parts.set('List-Unsubscribe', 'One-Click')

/** RFC 8058 recommends a form in parts and allows the other one; programs send nothing, or what they like, too. */
const ONE_CLICKS = {
  'a form': typed('application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'),
  'a form in parts': { body: parts },
  'no body': {},
  'plain text': typed('text/plain', 'List-Unsubscribe=One-Click'),
  'a broken form': typed('multipart/form-data; boundary=x', '--x\r\nno part'),
}

it.each(Object.entries(ONE_CLICKS).map(([how, init], index) => ({ how, init, index })))(
  'LAW-4 A9 one click of a mail reader ends the messages without a redirect: $how',
  async ({ init, index }) => {
    const link = await linkTo(`lee${index}@mail.example`)
    const done = await served.request('yard', link, { method: 'POST', ...init })
    expect(done.status).toBe(200)
    expect(await done.text()).toContain('Sample Motors won’t send any more offers or updates to l•••@mail.example.')
    expect(await (await served.request('yard', link)).text()).toContain('You are unsubscribed')
  },
)
