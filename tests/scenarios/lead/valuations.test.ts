import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { ADJUSTMENT_QUESTIONS } from '#domain/trade-in/adjustments.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

const valuing = (slug: string, change: Parameters<typeof sampleSite>[0] = {}) =>
  sampleSite({
    slug,
    id: `site-${slug}`,
    leads: { pages: ['trade-in'] },
    tradeIn: { valuation: true, margin: 10 },
    ...change,
  })
const hilux = { make: 'toyota', model: 'Hi-Lux', year: 2021, km: 48_210 }
const mia = {
  name: 'Mia',
  last_name: 'Ng',
  email: 'mia@mail.example',
  phone: '0412 345 678',
  postcode: '4105',
  category: 'Trade-In Enquiry',
}
const ANSWERS = { condition: 'fair', service_history: 'part', owners: 'two', accident: 'none', warnings: 'none' }
const ALL_ANSWERS = { ...ANSWERS, tyres: 'good', keys: 'two' }

/** Models that would be one if only letters and digits of ASCII counted, each with a price of its own. */
const MARKED = [
  ['Toyota', 'Prius', 20_000],
  ['Toyota', 'Prius+', 40_000],
  ['比亚迪', '元 PLUS', 30_000],
  ['比亚迪', '宋 PLUS', 50_000],
] as const

let served: ServedSites
let wanted: Car
beforeAll(async () => {
  served = await serveSites({
    sites: [
      valuing('yard'),
      valuing('small', { tradeIn: { valuation: true, margin: 10, saveResult: true } }),
      valuing('alone', { tradeIn: { valuation: true, comparables: 'own' } }),
      valuing('plus', { tradeIn: { valuation: true, comparables: 'own' } }),
      valuing('marks', { tradeIn: { valuation: true, margin: 10, comparables: 'own' } }),
      valuing('abroad', { region: 'US' }),
      ...['b', 'c', 'd'].map((slug) => valuing(slug)),
      sampleSite({ slug: 'form', id: 'site-form', leads: { pages: ['trade-in'] } }),
      sampleSite({ slug: 'plain', id: 'site-plain', leads: { pages: [] } }),
    ],
  })
  const [car] = await stock('yard', 5, { price: 50_000 })
  if (!car) throw new Error('no car')
  wanted = car
  const triton = { make: 'Mitsubishi', model: 'Triton', price: 40_000 }
  for (const [slug, count] of [
    ['b', 2],
    ['c', 2],
    ['d', 1],
    ['abroad', 1],
  ] as const)
    await stock(slug, count, triton)
  for (const slug of ['b', 'c']) await stock(slug, 3, { make: 'Isuzu', model: 'FRR' })
  await stock('plus', 5, { make: 'Toyota', model: 'Prius+' })
  for (const [make, model, price] of MARKED) await stock('marks', 5, { make, model, price })
})
afterAll(() => served.close())

describe('POST /api/valuations', () => {
  it('TRADE-1 TRADE-3 values a vehicle described by hand from comparable stock, and says from how many cars', async () => {
    const response = await call('yard', '', hilux)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}\.\w+\.[0-9a-f]{40}$/),
      vehicle: { make: 'Toyota', model: 'HiLux', year: 2021, km: 48_210, variant: null, rego: null, regoState: null },
      estimate: { low: 43_200, mid: 45_000, high: 46_800, comparables: 5 },
      reason: null,
    })
  })

  it.each([
    [{ year: 2018 }, /more than 7 years old/],
    [{ km: 100_001 }, /more than 100,000 km/],
    [{ model: 'LandCruiser' }, /enough similar vehicles/],
  ])('TRADE-2 TRADE-3 gives no figure for %o, and one sentence with the reason', async (change, reason) => {
    expect(await json('yard', '', { ...hilux, ...change })).toMatchObject({
      estimate: null,
      reason: expect.stringMatching(reason),
    })
  })

  it('TRADE-3 without keys a plate is not looked up, and the visitor is asked to choose by hand', async () => {
    expect(await json('yard', '', { rego: '123 AB4', regoState: 'QLD' })).toMatchObject({
      vehicle: null,
      estimate: null,
      reason: expect.stringContaining('Please enter the make, model and year'),
    })
  })

  it.each([...MARKED, ['toyota', 'PRIUS +', 40_000], ['比亚迪', '元plus', 30_000]] as const)(
    'TRADE-3 A5 a %s %s is compared with its own model only',
    async (make, model, price) => {
      const answer = await json('marks', '', { ...hilux, make, model })
      expect(answer).toMatchObject({ estimate: { mid: price * 0.9, comparables: 5 }, reason: null })
    },
  )

  it('TRADE-3 A5 a Prius is no Prius+ where no other one is in stock', async () => {
    expect(await json('plus', '', { ...hilux, make: 'Toyota', model: 'Prius' })).toMatchObject({
      vehicle: { model: 'Prius' },
      estimate: null,
    })
  })

  it('TRADE-1 invalid input is 422 with the wrong fields', async () => {
    const response = await call('yard', '', { make: 'Toyota', year: 'old' })
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).fields)).toEqual(['model', 'year', 'km'])
  })

  it('TRADE-3 a site with too few cars uses those of three others, without naming them', async () => {
    const answer = await json('small', '', { ...hilux, make: 'Mitsubishi', model: 'Triton' })
    expect(answer.estimate).toEqual({ low: 34_500, mid: 36_000, high: 37_500, comparables: 5 })
    expect(JSON.stringify(answer)).not.toMatch(/40.?000|"(b|c|d)"|site-/)
  })

  it.each([
    ['alone', 'a site that gives nobody its own', 'Mitsubishi', 'Triton'],
    ['abroad', 'a site of another currency', 'Mitsubishi', 'Triton'],
    ['small', 'six cars of two others', 'Isuzu', 'FRR'],
    ['small', 'cars that nobody has', 'Isuzu', 'MU-X'],
  ])('TRADE-3 %s: %s get the same answer', async (slug, _, make, model) => {
    const { reason, estimate } = await json(slug, '', { ...hilux, make, model })
    expect(estimate).toBeNull()
    expect(reason).toMatch(/^We don’t have enough similar vehicles to give an online estimate/)
  })

  it('TRADE-3 a model that is not for sale is valued by cars of its segment, with a wider range and the reason on its page', async () => {
    const { id, estimate } = await json('yard', '', { ...hilux, make: 'Isuzu', model: 'D-Max' })
    expect(estimate).toEqual({ low: 39_600, mid: 45_000, high: 50_500, comparables: 5, segment: 'utes' })
    await json('yard', '/adjustments', { id, adjustmentAnswers: ALL_ANSWERS })
    expect(await html('yard', `/trade-in/${id}`)).toContain(
      'Based on 5 utes for sale now. We have too few of the Isuzu D-MAX to go by them alone, so the range is wider.',
    )
  })

  it('TRADE-3 a make or model that no list has is typed, without JavaScript too', async () => {
    const typed = { make: 'Toyota', model: '', other_make: '', other_model: 'Hi lux', year: '2021', km: '48,210' }
    const answer = await post('yard', '/trade-in', typed)
    expect(answer.status).toBe(303)
    expect(await html('yard', answer.headers.get('Location') ?? '')).toContain('2021 Toyota HiLux')
  })

  it('TRADE-3 a site whose stock gives no figure promises a call', async () => {
    const promised = async (slug: string) =>
      /class="valuation-introduction">([^<]*)/.exec(await html(slug, '/trade-in'))?.[1]
    expect(await promised('yard')).toContain('price estimate in about two minutes')
    expect(await promised('alone')).toContain('one of our valuers will call you with a price')
  })

  it('TRADE-1 a site without valuations has no such call', async () => {
    expect((await call('plain', '', hilux)).status).toBe(404)
    expect((await call('yard', '/nothing', hilux)).status).toBe(404)
    expect((await served.request('yard', '/api/valuations')).status).toBe(405)
  })
})

describe('POST /api/valuations/adjustments', () => {
  it('TRADE-1 answers change the value; repeating them changes nothing; further ones add up', async () => {
    const { id } = await json('yard', '', hilux)
    const once = await json('yard', '/adjustments', { id, adjustmentAnswers: { condition: 'fair' } })
    expect(once.estimate.mid).toBe(41_900)
    expect(await json('yard', '/adjustments', { id, adjustmentAnswers: { condition: 'fair' } })).toEqual(once)
    const more = await json('yard', '/adjustments', { id, adjustmentAnswers: { keys: 'one' } })
    expect(more.estimate).toMatchObject({ mid: 41_500, comparables: 5 })
  })

  it.each([
    [{ adjustmentAnswers: { condition: 'shiny' } }, 'condition'],
    [{ adjustmentAnswers: { colour: 'red' } }, 'colour'],
    [{ adjustmentAnswers: 'good' }, 'adjustmentAnswers'],
    [{ adjustmentAnswers: { km: 'far' } }, 'km'],
  ])('TRADE-1 %o is 422', async (change, field) => {
    const { id } = await json('yard', '', hilux)
    const response = await call('yard', '/adjustments', { id, ...change })
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).fields)).toEqual([field])
  })

  it('SITE-1 TRADE-1 another site’s valuation, an unknown one and one from a week ago are 404, and a NUL is no id', async () => {
    const { id } = await json('yard', '', hilux)
    const adjust = (slug: string, which: string) =>
      call(slug, '/adjustments', { id: which, adjustmentAnswers: { keys: 'one' } })
    expect((await adjust('small', id)).status).toBe(404)
    expect((await adjust('yard', 'nothing-like-it')).status).toBe(404)
    expect((await adjust('yard', "'\0")).status).toBe(400)
    const before = served.platform.clock.now()
    served.platform.clock.pass(7 * 24 * 60)
    expect((await adjust('yard', id)).status).toBe(404)
    served.platform.clock.moveTo(before)
  })
})

describe('a valuation without JavaScript', () => {
  it('TRADE-1 FORM-16 vehicle, questions, figure, details, offer: each step is a page', async () => {
    const first = await post('yard', `/cars/trade-in?car_id=${wanted.id}`, { ...hilux, km: '48,210' })
    expect(first.status).toBe(303)
    const path = first.headers.get('Location') ?? ''
    expect(path).toMatch(/^\/trade-in\/[0-9a-f-]{36}\.\w+\.[0-9a-f]{40}$/)
    for (const [at, { id, question }] of ADJUSTMENT_QUESTIONS.entries()) {
      const page = await html('yard', path)
      expect(page).toContain(`Question ${at + 1} of 7`)
      if (at === 0) expect(page).toContain(question)
      const answered = await post('yard', path, { [id]: ALL_ANSWERS[id as keyof typeof ALL_ANSWERS] })
      expect([answered.status, answered.headers.get('Location')]).toEqual([303, path])
    }
    const estimate = await html('yard', path)
    expect(estimate).toMatch(/\$40,100[^$]*\$43,600/)
    expect(estimate).toContain('Based on 5 similar vehicles for sale now')
    expect(estimate).toContain('This is a guide, not a formal offer.')
    // ROUTE-4: compared with the car that the visitor was looking at.
    expect(estimate).toMatch(/2021 Toyota HiLux[\s\S]*\$50,000[\s\S]*\$41,900[\s\S]*\$8,100/)

    const details = await html('yard', `${path}?step=details`)
    expect(details).toMatch(/name="valuation_id"[^>]*value="[\w.-]{80,}"|value="[\w.-]{80,}"[^>]*name="valuation_id"/)
    const sent = await post('yard', `${path}?step=details`, {
      ...mia,
      form: 'vehicle-valuation',
      car_id: wanted.id,
      valuation_id: path.split('/').at(-1) ?? '',
    })
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, path])
    const cookie = cookieOf(sent)
    expect(await html('yard', path, cookie)).toMatch(/Our offer[\s\S]*\$41,900/)

    const accepted = await post('yard', path, { offer: 'accept' }, cookie)
    expect([accepted.status, accepted.headers.get('Location')]).toEqual([303, '/success'])
    const success = await html('yard', '/success', cookieOf(accepted))
    expect(success).toContain('You’ve accepted our offer')
    expect(await html('yard', path)).toContain('You’ve accepted our offer')
  })

  it('TRADE-2 a vehicle that cannot be valued online: details, and the promise of a call', async () => {
    const first = await post('yard', '/trade-in', { ...hilux, year: 2012, km: 160_000 })
    const path = first.headers.get('Location') ?? ''
    const page = await html('yard', path)
    expect(page).toContain('We’ll call you with a figure')
    expect(page).toContain('Vehicles more than 7 years old need a closer look')
    const fields = { ...mia, form: 'valuation', valuation_id: path.split('/').at(-1) ?? '' }
    const sent = await post('yard', path, fields)
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/success'])
    const leads = await served.platform.storage.forSite({ slug: 'yard' }).leads.list({})
    expect(leads.find(({ payload }) => payload.trade_in_vehicle?.year === 2012)?.payload).toMatchObject({
      category: 'Trade-In Enquiry',
      trade_in_vehicle: { make: 'Toyota', model: 'HiLux', year: 2012, km: 160_000 },
      valuation: { estimate: null, note: expect.stringContaining('more than 7 years old') },
    })
  })

  it('FORM-7 FORM-16 invalid input comes back with errors and the typed values', async () => {
    const response = await post('yard', '/sell-my-car', { ...hilux, year: 'new' })
    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain('Year must be four digits, such as 2019.')
    expect(page).toMatch(/<input[^>]*name="other_model"[^>]*value="Hi-Lux"|value="Hi-Lux"[^>]*name="other_model"/)
    const chosen = await post('yard', '/sell-my-car', { ...hilux, make: 'Toyota', model: 'HiLux', year: 'new' })
    expect(await chosen.text()).toMatch(
      /<option selected="">Toyota<\/option>[\s\S]*<option selected="">HiLux<\/option>/,
    )
  })

  it('SITE-1 H4-4 another site’s valuation is a link that is over, and is not cached', async () => {
    const path = (await post('yard', '/trade-in', { ...hilux })).headers.get('Location') ?? ''
    const foreign = await served.request('small', path)
    expect([foreign.status, foreign.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
    const over = await foreign.text()
    const ways = ['Email me a new link', 'Start a new valuation', 'See all stock']
    expect(
      ways.toSorted((one, other) => over.indexOf(one) - over.indexOf(other)),
      'what to do comes first',
    ).toEqual(ways)
    for (const way of ways) expect(over).toContain(way)
    const own = await served.request('yard', path)
    expect([own.headers.get('Cache-Control'), own.headers.get('X-Cache')]).toEqual(['no-store', null])
    expect(await own.text()).toContain('noindex')
    for (const slug of ['small', 'yard']) {
      const answer = await served.request(slug, `${path}.data`)
      expect(answer.headers.get('X-Cache')).toBeNull()
    }
  })
})

describe('the pages of a trade-in', () => {
  it.each(['/trade-in', '/sell-my-car', '/cars/trade-in'])(
    'ROUTE-4 ROUTE-8 %s values where the site does',
    async (path) => {
      const page = await html('yard', path)
      for (const name of ['make', 'model', 'year', 'km']) expect(page).toContain(`name="${name}"`)
      expect(page).toMatch(/<select[^>]*id="value-make".*<option>Toyota<\/option>.*<\/select>/s)
      expect(page).toMatch(/<optgroup label="Toyota">.*<option>HiLux<\/option>/s)
    },
  )

  it.each(['/trade-in', '/sell-my-car', '/cars/trade-in'])(
    'ROUTE-4 ROUTE-8 %s asks by its form where it does not',
    async (path) => {
      const page = await html('form', path)
      expect(page).toContain('id="trade-in-form"')
      const address = path === '/sell-my-car' ? path : '/trade-in'
      expect(page).toContain(`<link rel="canonical" href="http://form.localhost${address}"/>`)
      expect((await served.request('plain', path)).status).toBe(404)
    },
  )

  it('ROUTE-4 /sell-my-car talks about selling, not trading in, on a site without online valuations', async () => {
    const page = await html('form', '/sell-my-car')
    expect(page).toMatch(/<h1[^>]*>Sell your vehicle<\/h1>/)
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(page) ?? []
    expect(main.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ')).not.toMatch(/trade[ -]?in/i)
    expect(await html('form', '/trade-in')).toMatch(/<h1[^>]*>Trade in your vehicle<\/h1>/)
  })

  it('ROUTE-4 CAR-10 shows the car that the visitor was looking at, but not another site’s', async () => {
    const page = await html('yard', `/cars/trade-in?car_id=${wanted.id}`)
    expect(page).toMatch(/class="lead-page-car[\s\S]*2021 Toyota HiLux[\s\S]*\$50,000/)
    expect(await html('small', `/cars/trade-in?car_id=${wanted.id}`)).not.toContain('lead-page-car')
  })

  it('CAR-10 a car’s page links there', async () => {
    expect(await html('yard', `/cars/${wanted.slug}`)).toContain(`href="/cars/trade-in?car_id=${wanted.id}"`)
    const page = await html('form', '/trade-in')
    expect(page).not.toContain('value-make')
  })
})

function stock(slug: string, count: number, car: Partial<Car>) {
  const stocknum = (index: number) => `${car.model ?? 'H'}${index}`
  return served.platform.addCars(
    slug,
    Array.from({ length: count }, (_, index) => ({ ...car, stocknum: stocknum(index) })),
  )
}

function call(slug: string, path: string, body: object, cookie = '') {
  return served.request(slug, `/api/valuations${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify(body),
  })
}

async function json(slug: string, path: string, body: object) {
  return (await call(slug, path, body)).json()
}

function post(slug: string, path: string, fields: Readonly<Record<string, unknown>>, cookie = '') {
  const text = Object.entries(fields).map(([name, value]) => [name, String(value)])
  return served.request(slug, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: cookie },
    body: new URLSearchParams(text).toString(),
  })
}

async function html(slug: string, path: string, cookie = '') {
  // Without the comments that React puts between the parts of a text.
  return (await (await served.request(slug, path, { headers: { Cookie: cookie } })).text()).replaceAll('<!-- -->', '')
}

function cookieOf(response: Response): string {
  return response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
}
