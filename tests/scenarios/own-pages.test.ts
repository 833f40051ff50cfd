import { afterAll, beforeAll, expect, it } from 'vitest'
import { erasePerson } from '#operations/person/people.ts'
import { requestOn } from '#operations/site-request.ts'
import { garageSite, signedIn } from './garage.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

const MIA = '+61412345678'
const KAI = '+61487654321'
const HILUX = { make: 'Toyota', model: 'HiLux', year: '2021' }
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

let served: ServedSites
let mia: string
let kai: string
beforeAll(async () => {
  served = await serveSites({
    sites: [garageSite({ alerts: { enabled: true }, tradeIn: { valuation: true, margin: 10 } })],
  })
  await served.platform.addCars(
    'yard',
    ['S1', 'S2', 'S3', 'S4', 'S5'].map((stocknum) => ({ stocknum, price: 50_000 })),
  )
  await served.platform.engines.refresh('yard')
  mia = await signedIn(served, MIA)
  kai = await signedIn(served, KAI)
})
afterAll(() => served.close())

const site = () => served.platform.site('yard')
const request = () => requestOn(served.platform, site())
const get = async (path: string, cookie = '') =>
  (await served.request('yard', path, { headers: { Cookie: cookie } })).text()

function post(path: string, fields: Record<string, string>, cookie = '') {
  const body = new URLSearchParams(fields).toString()
  return served.request('yard', path, { method: 'POST', headers: { ...FORM, Cookie: cookie }, body })
}

/** Asks for an alert about a listing by the form, opens the link of its mail and presses the button. */
async function alert(listing: string, { email }: { email: string }, cookie: string) {
  expect((await post(`/alerts${listing}`, { email })).status).toBe(303)
  await served.platform.runDeferred()
  const last = served.platform.mailer.sent.findLast(({ to }) => to === email)
  const [link = 'missing'] = /\/alerts\/confirm\/\S+/.exec(last?.text ?? '') ?? []
  expect(await (await post(link, {}, cookie)).text()).toContain('all set')
}

/** The groups of the buyer's own pages, as their HTML. */
async function groups(cookie: string): Promise<readonly string[]> {
  const html = await get('/watchlist', cookie)
  return [...html.matchAll(/<section class="buyer-pages">(.*?)<\/section>/gs)].map(([, group = '']) => group)
}

/** The titles of the buyer's own pages, group by group. */
async function titles(cookie: string): Promise<readonly (readonly string[])[]> {
  return (await groups(cookie)).map((group) =>
    [...group.matchAll(/<a[^>]*>(.*?)<\/a>/gs)].map(([, title = '']) => title),
  )
}

it('GARAGE-1 ALERT-5 a signed-in buyer’s page lists the alerts by mail that they confirmed, and their erasure takes them', async () => {
  await alert('/search/toyota', { email: 'kai@mail.example' }, kai)
  // Nobody showed that this address is Kai's.
  await alert('/search/toyota', { email: 'jo@mail.example' }, '')
  expect(await titles(kai)).toEqual([['1 alert by email to kai@mail.example']])
  expect(await titles(mia)).toEqual([])
  const erased = await erasePerson(request(), { email: null, phone: KAI })
  expect(erased).toMatchObject({ ok: true, erased: { alerts: 1, alert_mails: 1 } })
})

it('GARAGE-1 TRADE-1 a signed-in buyer’s page lists each vehicle that they had valued, with its latest valuation, until it expires', async () => {
  await valued({ km: '48210' }, mia)
  const used = await valued({ km: '60000' }, mia)
  const latest = await valued({ km: '48210' }, mia)
  const [group = '', ...others] = await groups(mia)
  expect(others).toEqual([])
  const [heading, ...listed] = group.split('<li>').map((part) => part.replaceAll(/<[^>]+>/g, ' ').trim())
  expect(heading).toBe('Your trade-in valuations')
  expect(listed).toEqual([
    expect.stringMatching(/^2021 Toyota HiLux, 48,210 km +Good until \w+, \d+ \w+, \d+:\d+ [ap]m\.$/),
    expect.stringMatching(/^2021 Toyota HiLux, 60,000 km +Good until /),
  ])
  const links = [...group.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
  expect(links).toEqual([latest, used])
  expect(await get(latest, mia)).toContain('48,210 km')
  expect(await groups(kai)).toEqual([])

  served.platform.clock.pass(7 * 24 * 60)
  expect(await groups(await signedIn(served, MIA))).toEqual([])
})

/** Values Mia's HiLux by the form and sends her details, without JavaScript. Returns the valuation's page. */
async function valued(change: Record<string, string>, cookie: string) {
  served.platform.clock.pass(1)
  const path = (await post('/trade-in', { ...HILUX, ...change }, cookie)).headers.get('Location') ?? 'missing'
  const person = { name: 'Mia', last_name: 'Ng', email: 'mia@mail.example', phone: '0412 345 678', postcode: '4105' }
  const valuation = { form: 'valuation', valuation_id: path.split('/').at(-1) ?? '' }
  const sent = await post(`${path}?step=details`, { ...person, category: 'Trade-In Enquiry', ...valuation }, cookie)
  expect(sent.status, await sent.text()).toBe(303)
  return path
}
