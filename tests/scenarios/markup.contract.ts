import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unsubscribePath } from '#domain/lead/unsubscribe.ts'
import { buyerToken } from '#operations/buyer-link.ts'
import { type Dealer, type Extent, pagesOf, SITES } from '../browser/page-kinds.ts'
import { serveDemonstrationSites } from './demonstration-sites.ts'
import { validator } from './markup-rules.ts'
import type { ServedSites } from './served-sites.ts'

const BUYER = {
  name: 'Mia',
  last_name: 'Ng',
  email: 'mia@mail.example',
  phone: '0412 345 678',
  postcode: '4105',
  message: 'Is it still there?',
}

/**
 * D-60: the HTML of pages, of states that a visitor reaches by clicking, and of a dealer's own texts. A sample: the pages of
 * `pagesOf`, all states, and a third of the first dealer's own texts.
 */
export function markupContract(extent: Extent): void {
  let served: ServedSites
  beforeAll(async () => {
    served = await serveDemonstrationSites()
  })
  afterAll(() => served?.close())

  describe.each(SITES)('D-60 the HTML of the pages of $site', (dealer) => {
    it('passes the validator', async () => {
      const { cookie, paths } = await visit(served, dealer, extent)
      const faults: string[] = []
      for (const path of paths) {
        const response = await served.request(dealer.site, path, { headers: { Cookie: cookie } })
        // A car that cannot be reserved redirects to its page.
        if (response.status >= 300 && response.status < 400) continue
        const html = await response.text()
        expect(html, path).toContain('<!DOCTYPE html>')
        const { results } = await validator.validateString(html)
        for (const { messages } of results)
          faults.push(...messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} (${selector})`))
      }
      expect([...new Set(faults)]).toEqual([])
    }, 240_000)
  })
}

/** A visitor who has sent a lead and begun a reservation, and the addresses to look at. */
async function visit(served: ServedSites, dealer: Dealer, extent: Extent) {
  const { site } = dealer
  const json = (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
    return served.request(site, path, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  const { hits } = (await (await served.request(site, '/api/search')).json()) as {
    hits: readonly { id: string; slug: string }[]
  }
  const [car, other] = hits
  if (!car || !other) throw new Error('The site has no two cars.')
  const lead = await json('/api/leads', { ...BUYER, category: 'Vehicle Enquiry', car_id: car.id })
  const cookie = lead.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const { lead_id } = (await lead.json()) as { lead_id: string }
  const cars = [car.slug, other.slug] as const
  const reserved = await json('/api/reservations', { ...BUYER, terms: true, car_id: other.id })
  const reservation = (await reserved.json()) as { reservation_url?: string; payment_url?: string }
  const payment = reservation.payment_url ? new URL(reservation.payment_url) : null
  const states = [
    '/search?query=nothing+has+these+words&asked=nothing+has+these+words',
    '/search?make=Toyota&sortBy=price_asc',
    `/cars/${car.slug}?enquiry=vehicle`,
    `/cars/${car.slug}?enquiry=test-drive`,
    `/personalised/finance?car_id=${car.id}`,
    '/sell-my-car',
    '/favourites',
    '/sign-in?type=watchlist',
    ...(reservation.reservation_url ? [new URL(reservation.reservation_url).pathname] : []),
    unsubscribePath(buyerToken(served.platform, { slug: site }, 'unsubscribe', lead_id)),
    ...(payment ? [payment.pathname + payment.search] : []),
  ]
  const pages = pagesOf({ ...dealer, cars, carIds: `${car.id},${other.id}` }, extent)
  const own = extent === 'all' || dealer === SITES[0] ? await ownPages(served, site) : []
  const texts = extent === 'all' ? own : own.filter((_, at) => at % 3 === 0)
  return { cookie, paths: [...new Set([...pages.map(({ path }) => path), ...states, ...texts])] }
}

/** The dealer's own content: pages, articles, models. */
async function ownPages(served: ServedSites, site: string): Promise<readonly string[]> {
  return [...(await served.sitemap(site)).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)]
    .map(([, path]) => path || '/')
    .filter((path) => !path.startsWith('/cars/') && !path.startsWith('/search/'))
}
