import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import type { StoredLead } from '#storage/lead/leads.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

const valuing = (slug: string, saveResult = false) =>
  sampleSite({
    slug,
    id: `site-${slug}`,
    tradeIn: { valuation: true, saveResult },
    delivery: {
      confirmBuyer: true,
      destinations: [{ kind: 'webhook', url: 'https://crm.example/leads', account: 'sample' }],
    },
  })
const hilux = { make: 'Toyota', model: 'HiLux', year: 2021, km: 48_210 }
const mia = {
  name: 'Mia',
  last_name: 'Ng',
  email: 'mia@mail.example',
  phone: '0412 345 678',
  postcode: '4105',
  category: 'Trade-In Enquiry',
  form: 'valuation',
}
const ACCEPTING = {
  category: 'Trade-In Enquiry',
  subcategory: '3. Offer Accepted',
  form_completed: true,
  offer_accepted: true,
}

let served: ServedSites
beforeAll(async () => {
  const austin = sampleLocation({ city: 'Austin', state: 'TX', postcode: '78701', phone: '512 555 0142' })
  served = await serveSites({
    sites: [
      valuing('yard'),
      valuing('saving', true),
      { ...valuing('austin'), region: 'US', timezone: 'America/Chicago', locations: [austin] },
    ],
  })
  for (const slug of ['yard', 'saving', 'austin'])
    await served.platform.addCars(
      slug,
      Array.from({ length: 5 }, (_, index) => ({ price: 50_000, stocknum: `S${index}` })),
    )
})
afterAll(() => served.close())
beforeEach(() => served.platform.runDeferred())

describe('POST /api/valuations/offer', () => {
  it('TRADE-1 FORM-12 marks the lead as accepted, sends it to the dealer again, and is event 18', async () => {
    const { leadId, cookie, redirect, id } = await lead('yard')
    expect(redirect).toBe(`/trade-in/${id}`)
    await served.platform.runDeferred()
    const [mails, hooks] = [served.platform.mailer.sent.length, served.platform.webhooks.sent.length]

    const response = await call('yard', '/valuations/offer', { ...ACCEPTING, lead_id: leadId }, cookie)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ lead_id: leadId })
    const kept = await stored('yard', leadId)
    expect(kept).toMatchObject({
      category: 'Trade-In Enquiry',
      subcategory: '3. Offer Accepted',
      payload: {
        subcategory: '3. Offer Accepted',
        form_completed: true,
        offer_accepted: true,
        valuation: { estimate: { mid: 42_500 } },
      },
    })
    await served.platform.runDeferred()
    const told = served.platform.mailer.sent.slice(mails)
    // To each of the dealer's destinations; the buyer gets no second mail.
    expect(told.map(({ to, subject }) => [to, subject])).toEqual([['sales@dealer.example', 'Offer Accepted: Mia Ng']])
    expect(told[0]?.text).toContain('Offer accepted: $42,500')
    const [hook] = served.platform.webhooks.sent.slice(hooks).map(({ body }) => JSON.parse(body))
    expect(hook).toMatchObject({ event: 'lead.updated', lead_id: leadId, offer_accepted: true, form_completed: true })

    const success = await served.request('yard', '/success.data', { headers: { Cookie: cookieOf(response) } })
    expect(await success.text()).toMatch(/"event":18\b/)
  })

  it('TRADE-1 FORM-13 accepting again changes nothing and sends nothing', async () => {
    const { leadId, cookie } = await lead('yard')
    const accept = () => call('yard', '/valuations/offer', { ...ACCEPTING, lead_id: leadId }, cookie)
    const answers = await Promise.all([accept(), accept()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await accept()).status).toBe(200)
    const deliveries = await served.platform.storage.forSite({ slug: 'yard' }).leads.deliveries(leadId)
    expect(deliveries.map(({ kind }) => kind)).toEqual(['mail', 'webhook', 'confirmation', 'mail', 'webhook'])
  })

  it('TRADE-1 SITE-1 only the browser that sent the lead can accept, on the same site', async () => {
    const { leadId, cookie } = await lead('yard')
    const other = await lead('yard')
    const foreign = await lead('saving')
    const offer = { ...ACCEPTING, lead_id: leadId }
    expect((await call('yard', '/valuations/offer', offer)).status).toBe(401)
    expect((await call('yard', '/valuations/offer', offer, `${cookie}x`)).status).toBe(401)
    expect((await call('yard', '/valuations/offer', offer, other.cookie)).status).toBe(404)
    expect((await call('yard', '/valuations/offer', offer, foreign.cookie)).status).toBe(401)
    expect((await call('saving', '/valuations/offer', offer, cookie)).status).toBe(401)
    expect((await stored('yard', leadId))?.payload.offer_accepted).toBeUndefined()
  })

  it.each([
    [{ subcategory: '2. Offer' }, 'subcategory'],
    [{ offer_accepted: false }, 'offer_accepted'],
    [{ form_completed: 'yes' }, 'form_completed'],
    [{ category: 'Trading' }, 'category'],
    [{ lead_id: '' }, 'lead_id'],
  ])('TRADE-1 %o is 422', async (change, field) => {
    const response = await call('yard', '/valuations/offer', { ...ACCEPTING, lead_id: 'any', ...change })
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).fields)).toEqual([field])
  })

  it('TRADE-1 an offer without a figure or older than a week cannot be accepted', async () => {
    const called = await lead('yard', { ...hilux, year: 2012 })
    expect(called.redirect).toBe('/success')
    const accept = ({ leadId, cookie }: Sent) =>
      call('yard', '/valuations/offer', { ...ACCEPTING, lead_id: leadId }, cookie)
    expect((await accept(called)).status).toBe(404)
    const late = await lead('yard')
    const before = served.platform.clock.now()
    served.platform.clock.pass(7 * 24 * 60)
    expect((await accept(late)).status).toBe(404)
    served.platform.clock.moveTo(before)
  })
})

it.each([
  ['yard', mia, '500 km'],
  ['austin', { ...mia, phone: '(201) 555-0123', postcode: '78701' }, '300 miles'],
])(
  'TRADE-1 SITE-6 an offer of %s says in its own unit how far the vehicle may be driven',
  async (slug, person, distance) => {
    const { redirect } = await lead(slug, hilux, person)
    expect(await (await served.request(slug, `${redirect}.data`)).text()).toContain(` or ${distance}, whichever`)
  },
)

it('TRADE-1 the dealer gets the website’s figures, by mail and by webhook', async () => {
  const before = served.platform.mailer.sent.length
  const { leadId } = await lead('yard')
  await served.platform.runDeferred()
  const mail = served.platform.mailer.sent.slice(before).find(({ to }) => to === 'sales@dealer.example')
  expect(mail?.text).toMatch(/Trade-in vehicle: 2021 Toyota HiLux, 48,210 km/)
  expect(mail?.text).toMatch(/Online estimate: \$40,800 to \$44,200, from 5 cars for sale/)
  expect((await stored('yard', leadId))?.payload.trade_in_vehicle).toMatchObject({ make: 'Toyota', km: 48_210 })
})

describe('POST /api/miscellaneous', () => {
  it('TRADE-4 stores a valuation’s result once, if the site enables it', async () => {
    const { id } = await json('saving', hilux)
    const answers = { condition: 'good', service_history: 'part', owners: 'two', accident: 'none', warnings: 'none' }
    await call('saving', '/valuations/adjustments', {
      id,
      adjustmentAnswers: { ...answers, tyres: 'good', keys: 'two' },
    })
    const page = async () => (await served.request('saving', `/trade-in/${id}.data`)).text()
    expect(await page()).toContain('42500')
    const response = await call('saving', '/miscellaneous', { id, column_name: 'valuation', mid: 42_500 })
    expect(response.status).toBe(200)
    expect(await page()).not.toContain('42500')
  })

  it('TRADE-4 SITE-1 refuses it on other sites, for another site’s valuation, or with another column', async () => {
    const { id } = await json('yard', hilux)
    const post = (slug: string, body: object) => call(slug, '/miscellaneous', body)
    expect((await post('yard', { id, column_name: 'valuation' })).status).toBe(404)
    expect((await post('saving', { id, column_name: 'valuation' })).status).toBe(404)
    expect((await post('saving', { id, column_name: 'lead' })).status).toBe(422)
    expect((await post('saving', { column_name: 'valuation' })).status).toBe(422)
  })
})

it('TRADE-3 limits the valuations per minute of an address, since each may cost a look-up', async () => {
  const statuses = []
  for (let asked = 0; asked < 61; asked += 1) statuses.push((await call('yard', '/valuations', {})).status)
  expect(statuses.at(-1)).toBe(429)
  const { status } = await served.request('yard', '/sell-my-car', { method: 'POST', body: new URLSearchParams() })
  expect(status).toBe(429)
})

interface Sent {
  readonly leadId: string
  readonly cookie: string
}

async function lead(slug: string, vehicle: object = hilux, person: object = mia) {
  const { id } = await json(slug, vehicle)
  const response = await call(slug, '/leads', { ...person, valuation_id: id })
  const { lead_id: leadId, redirect } = await response.json()
  return { id, leadId, redirect, cookie: cookieOf(response) }
}

async function stored(slug: string, leadId: string): Promise<StoredLead | null> {
  return served.platform.storage.forSite({ slug }).leads.find(leadId)
}

function call(slug: string, path: string, body: object, cookie = '') {
  return served.request(slug, `/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify(body),
  })
}

async function json(slug: string, vehicle: object) {
  return (await call(slug, '/valuations', vehicle)).json()
}

function cookieOf(response: Response): string {
  return response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
}
