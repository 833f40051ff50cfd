import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reservationPath } from '#domain/paths.ts'
import { GatewayError } from '#gateways/gateway-error.ts'
import { buyerToken } from '#operations/buyer-link.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { TEMPLATES } from '#site/site.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

const BROWSER = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const FORM = { ...BROWSER, 'Content-Type': 'application/x-www-form-urlencoded' }
const TEL = /href="tel:0755500000"/

const SOLD = { status: 'sold', sold: true, sold_date_timestamp: '2026-11-20T12:00:00.000Z' } as const

/** One request for each error that a dealer's site answers a person. */
const ERRORS: readonly (readonly [status: number, what: string, path: string, init: RequestInit])[] = [
  [400, 'an address with a NUL', '/finance?car_id=%00', {}],
  [400, 'a form with a NUL', '/contact-us', { method: 'POST', headers: FORM, body: 'name=%00' }],
  [
    403,
    'a form from another website',
    '/contact-us',
    { method: 'POST', headers: { ...FORM, Origin: 'https://elsewhere.example' }, body: 'name=Jo' },
  ],
  [404, 'an address without a page', '/not-there', {}],
  [404, 'a car that never was', '/cars/never', {}],
  [405, 'a form sent to a page without one', '/', { method: 'POST', headers: FORM, body: 'name=Jo' }],
  [405, 'a method that no page takes', '/', { method: 'PROPFIND' }],
  [
    413,
    'a form that is too large',
    '/contact-us',
    { method: 'POST', headers: FORM, body: `name=${'a'.repeat(70_000)}` },
  ],
  [415, 'a form in a type that pages do not take', '/contact-us', { method: 'POST', body: 'Hi' }],
  [422, 'a form without the fields that it needs', '/contact-us', { method: 'POST', headers: FORM, body: 'name=Jo' }],
]

describe.each(TEMPLATES)('a site with the template %s', (template) => {
  let served: ServedSites
  let slugs: readonly string[]
  beforeAll(async () => {
    served = await serveSites({ sites: [sampleSite({ template })] }, { formsPerMinute: 20 })
    const cars = await served.platform.addCars('yard', [
      { slug: 'a-hilux', stocknum: 'U1' },
      { slug: 'sold-hilux', stocknum: 'U2', ...SOLD },
    ])
    slugs = cars.map(({ slug }) => slug)
  })
  afterAll(() => served.close())

  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers({ ...BROWSER, ...init.headers })
    const answer = await served.request('yard', path, { ...init, headers })
    return { status: answer.status, type: answer.headers.get('Content-Type'), html: await answer.text() }
  }

  it.each(ERRORS)('O-B5 the page of a %i (%s) has the dealer’s number', async (status, _what, path, init) => {
    const page = await ask(path, init)
    expect([page.status, page.type]).toEqual([status, 'text/html; charset=utf-8'])
    expect(page.html).toMatch(TEL)
    expect(page.html).toMatch(/<h1/)
    expect(page.html).toContain('rel="stylesheet"')
  })

  it('O-B5 the page of a 429 has it', async () => {
    const again = { method: 'POST', headers: { ...FORM, 'X-Forwarded-For': '192.0.2.77' }, body: 'name=Jo' }
    let page = await ask('/contact-us', again)
    for (let turn = 0; turn < 21 && page.status !== 429; turn += 1) page = await ask('/contact-us', again)
    expect(page.status).toBe(429)
    expect(page.html).toMatch(TEL)
  })

  it('O-B5 the page of a 410 (a car that is sold) has it', async () => {
    const page = await ask(`/cars/${slugs[1]}.pdf`)
    expect([page.status, page.type]).toEqual([410, 'text/html; charset=utf-8'])
    expect(page.html).toMatch(TEL)
  })

  it('O-B5 the page of a 503 has it', async () => {
    served.platform.stickers.failWith(new GatewayError('pdf', 'no ink'))
    const page = await ask(`/cars/${slugs[0]}.pdf`)
    expect([page.status, page.type]).toEqual([503, 'text/html; charset=utf-8'])
    expect(page.html).toMatch(TEL)
  })

  it('O-B5 the page of a 500 has it, whatever failed', async () => {
    const { storage } = served.platform
    await storage.close()
    for (const [path, init] of [
      [`/cars/${slugs[0]}`, {}],
      ['/contact-us', { method: 'POST', headers: FORM, body: FIELDS }],
      [reservationPath(buyerToken(served.platform, { slug: 'yard' }, 'reservation', 'any')), {}],
    ] as const) {
      const page = await ask(path, init)
      expect(page.status, path).toBe(500)
      expect(page.html, path).toMatch(TEL)
    }
  })
})

const FIELDS = new URLSearchParams({
  name: 'Jo',
  last_name: 'Ng',
  email: 'jo@mail.example',
  phone: '0412345678',
  postcode: '4000',
  message: 'Hi',
}).toString()
