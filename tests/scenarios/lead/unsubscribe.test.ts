import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

let served: ServedSites
let link: string

beforeAll(async () => {
  const delivery = { confirmBuyer: true }
  served = await serveSites({ sites: [sampleSite({ delivery }), sampleSite({ slug: 'other', id: 'site-2' })] })
  const form = { name: 'Jo', last_name: 'Nguyen', email: 'jo@mail.example', phone: '0412345678', postcode: '4000' }
  const sent = await served.request('yard', '/api/leads', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...form, message: 'Hi', opt_in: 'on' }),
  })
  expect(sent.status).toBe(201)
  await served.platform.runDeferred()
  const mail = served.platform.mailer.sent.find(({ to }) => to === 'jo@mail.example')
  link = new URL(mail?.unsubscribe ?? 'missing:').pathname
})
afterAll(() => served.close())

it('LAW-4 the mail’s link asks first, is not cached, and a GET unsubscribes nobody', async () => {
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
  expect((await served.request('other', link)).status).toBe(404)
  expect((await served.request('other', link, oneClick())).status).toBe(404)
})

it('LAW-4 one click of a mail reader ends the messages without a redirect', async () => {
  const done = await served.request('yard', link, oneClick())
  expect(done.status).toBe(200)
  expect(await done.text()).toContain('Sample Motors won’t send any more offers or updates to j•••@mail.example.')
  expect(await (await served.request('yard', link)).text()).toContain('You are unsubscribed')
})

function oneClick() {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  }
}
