import { expect, it } from 'vitest'
import type { Route } from './route.ts'
import { aliasOf, routeOf } from './route-of.ts'
import { ROUTES } from './routes.ts'
import { EXAMPLES } from './testing.ts'

it('every route has an example, and every example has a route', () => {
  expect(Object.keys(EXAMPLES).sort()).toEqual(ROUTES.map(({ path }) => path).sort())
})

it.each(Object.entries(EXAMPLES).flatMap(([path, addresses]) => addresses.map((address) => [address, path])))(
  '%s belongs to the route "%s"',
  (address, path) => expect(routeOf(address).path).toBe(path),
)

it.each([
  '/Trade-In',
  '/trade-in/',
  '//trade-in',
  '/trade%2Din',
  '/%74rade-in.data',
  '/trade-in/_.data',
  '/trade-in//',
])('%s is another spelling of /trade-in', (address) => expect(routeOf(address).path).toBe('trade-in'))

it.each([
  ['/_.data', ''],
  ['///', ''],
  ['/cars/a%2Fcheckout', 'cars/:slug'],
  ['/cars/%E0%A4%A', 'cars/:slug'],
  ['/cars/x%2Epdf', 'cars/:slug.pdf'],
  ['/search-x', ':page'],
  ['/api', 'api/*'],
  ['/api/phone%2Dreveal', 'api/phone-reveal'],
] as const)('%s belongs to "%s"', (address, path) => expect(routeOf(address).path).toBe(path))

it('D-47 Algolia’s address is the one of our own call', () => {
  expect(routeOf('/1/indexes/cars/queries').path).toBe('api/search/queries')
  expect(aliasOf('/1/indexes/cars/queries')).toBe('/api/search/queries')
  expect(aliasOf('/1/indexes/queries')).toBeNull()
  expect(aliasOf('/api/search/queries')).toBeNull()
})

/** What differs from a shared page without a gate, whose forms count as 'forms'. */
const TREATMENTS: Readonly<Record<string, Partial<Route>>> = {
  'cars/trade-in': { gate: 'trade-in', postLimits: ['forms', 'lookups'] },
  'cars/:slug.pdf': { cache: 'stored', getLimits: ['stickers'] },
  'cars/:slug/:flow(checkout|buy-online)': { gate: 'checkout', forms: 'payment' },
  'checkout-journey': { gate: 'checkout' },
  'reservations/:token': { cache: 'personal' },
  'visits/:token': { cache: 'personal' },
  'visits/:token/appointment.ics': { cache: 'personal' },
  'sandbox-payment/:id': { cache: 'personal' },
  finance: { gate: 'finance' },
  'finance-enquiry': { gate: 'finance' },
  'apply-for-finance': { gate: 'finance' },
  'finance-pre-approval': { gate: 'finance' },
  'personalised/finance': { gate: 'finance' },
  'trade-in': { gate: 'trade-in', postLimits: ['forms', 'lookups'] },
  'trade-in/:valuation': { cache: 'personal' },
  'sell-my-car': { gate: 'sell-my-car', postLimits: ['forms', 'lookups'] },
  success: { cache: 'personal' },
  'api/lead-photos': { cache: 'personal', takesFiles: true },
  'success/appointment.ics': { cache: 'personal' },
  'unsubscribe/:token': { cache: 'personal' },
  'alerts/asked': { cache: 'personal' },
  'alerts/search/:first?/:second?': { cache: 'personal' },
  'alerts/confirm/:token': { cache: 'personal' },
  'alerts/end/:token': { cache: 'personal' },
  'alerts/:kind(price|free)/:slug': { cache: 'personal' },
  'sign-in/:step?': { cache: 'personal' },
  watchlist: { cache: 'personal' },
  favourites: { cache: 'personal' },
  'feeds/:name': { cache: 'personal' },
  'api/search': { crossOrigin: true },
  'api/search/queries': { postLimits: ['pages'], crossOrigin: true },
  'api/geocode': { cache: 'personal', getLimits: ['lookups'] },
  'api/appointments': { cache: 'personal' },
  'api/phone-reveal': { postLimits: ['forms', 'reveals'] },
  'api/views': { postLimits: ['views'] },
  'api/valuations': { postLimits: ['forms', 'lookups'] },
  'api/auth/:call?': { cache: 'personal' },
  'api/watchlist/:call': { cache: 'personal' },
  'webhooks/stripe': { postLimits: ['pages'] },
  'webhooks/mail': { postLimits: ['pages'], takesMail: true },
  'webhooks/text': { postLimits: ['pages'], takesAnyText: true },
  mcp: { cache: 'personal', postLimits: ['pages'] },
}
const USUAL = { cache: 'shared', gate: null, forms: null, getLimits: [], postLimits: ['forms'], crossOrigin: false }

it.each(Object.entries(EXAMPLES).flatMap(([path, addresses]) => addresses.map((address) => [address, path])))(
  'D-23 GARAGE-3 %s has the cache, gate and limits that its route had before there was a table',
  (address, path) => {
    for (const spelled of [address, `${address}.data`, `${address}/`.toUpperCase()])
      expect(routeOf(address === '/' ? '/' : spelled)).toMatchObject({ ...USUAL, ...TREATMENTS[path] })
  },
)

it.each([
  ['/', 'pages'],
  ['/search/toyota', 'listings'],
  ['/models/toyota-hilux', 'models'],
  ['/contact-us', 'pages'],
  ['/contact-us/nerang', 'locations'],
  ['/blog/hybrid-or-plug-in', 'articles'],
  ['/cars/2021-kia-cerato', 'cars'],
  ['/about-us', 'pages'],
  ['/compare', null],
  ['/success', null],
])('FIELD-3 %s is in the sitemap of %s', (address, sitemap) => expect(routeOf(address).sitemap).toBe(sitemap))

it('FIELD-5 a page to read has no form, at each of its addresses', () => {
  const reading = new Set(ROUTES.filter(({ reads }) => reads).map(({ module }) => module))
  expect(reading.size).toBeGreaterThan(0)
  for (const { path, kind, module, reads, leadPage, forms } of ROUTES.filter((route) => reading.has(route.module)))
    expect([path, kind, module, reads, leadPage, forms]).toEqual([path, 'page', module, true, null, null])
})
