import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { GatewayError } from '#gateways/gateway-error.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

describe('GET /cars/{slug}.pdf', () => {
  let served: ServedSites
  let own: Car
  let sold: Car
  let foreign: Car
  beforeAll(async () => {
    served = await serveSites({ sites: ['one', 'two'].map((slug) => sampleSite({ slug, id: `site-${slug}` })) })
    const justSold = { status: 'sold', sold: true, sold_date_timestamp: '2026-11-20T12:00:00.000Z' } as const
    const mine = await served.platform.addCars('one', [{}, { slug: 'sold', stocknum: 'U2', ...justSold }])
    const [theirs] = await served.platform.addCars('two', [{ slug: 'theirs' }])
    if (!mine[0] || !mine[1] || !theirs) throw new Error('no cars')
    own = mine[0]
    sold = mine[1]
    foreign = theirs
  })
  afterAll(() => served.close())

  const ask = (slug: string, headers: HeadersInit = {}) => served.request('one', `/cars/${slug}.pdf`, { headers })
  const BY_SCRIPT = { Accept: 'application/pdf, application/json' }

  it('CAR-8 answers with the car’s cacheable sticker, which links to its page', async () => {
    const response = await ask(own.slug)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/pdf')
    expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="${own.slug}.pdf"`)
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
    const text = await response.text()
    expect(text).toMatch(/^%PDF-/)
    expect(text).toContain(`"pageAddress":"http://one.localhost/cars/${own.slug}"`)
  })

  it('CAR-8 FIN-7 the car’s own page links there', async () => {
    const page = await (await served.request('one', `/cars/${own.slug}`)).text()
    expect(page).toMatch(new RegExp(`href="/cars/${own.slug}\\.pdf"[^>]*>.*?Download PDF`))
  })

  it.each([
    ['a car that never was', 404, () => 'never'],
    ['SITE-1 another dealer’s car', 404, () => foreign.slug],
    ['a car just sold', 410, () => sold.slug],
  ])('CAR-8 ROUTE-11 %s is a page of status %i', async (_, status, slug) => {
    const response = await ask(slug())
    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
    expect(await response.text()).toMatch(/<h1/)
  })

  it('CAR-8 a car just sold shows alternatives', async () => {
    expect(await (await ask(sold.slug)).text()).toContain(`href="/cars/${own.slug}"`)
  })

  it('CAR-8 a failure is one sentence for a script, a page for a browser, and a log entry for us', async () => {
    served.platform.stickers.failWith(new GatewayError('pdf', 'no ink'))
    try {
      const [told, page] = [await ask(own.slug, BY_SCRIPT), await ask(own.slug)]
      expect([told.status, page.status]).toEqual([503, 503])
      // M14: until the queue has moved on.
      expect([told, page].map(({ headers }) => headers.get('Retry-After'))).toEqual(['10', '10'])
      expect(await told.json()).toEqual({ error: 'We couldn’t create the PDF. Please try again in a minute.' })
      expect(await page.text()).toContain('This page isn’t available right now')
      expect(served.platform.logged).toContainEqual(
        expect.objectContaining({
          event: 'window sticker failed',
          facts: expect.objectContaining({ car: own.id }),
        }),
      )
    } finally {
      served.platform.stickers.failWith(null)
    }
    expect((await ask(own.slug)).status).toBe(200)
  })

  it('CAR-8 a script gets a sentence for an unknown car', async () => {
    const response = await ask('never', BY_SCRIPT)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: 'This car is no longer on our site.' })
  })

  it('M14 limits the stickers per minute of one address, and still serves others', async () => {
    const from = (address: string) => ask(own.slug, { 'X-Forwarded-For': address })
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await from('198.51.100.7')).status))
    expect(statuses.filter((status) => status === 429)).toHaveLength(8)
    const refused = await from('198.51.100.7')
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
    expect((await from('198.51.100.8')).status).toBe(200)
  })
})
