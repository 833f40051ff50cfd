import { LAST_ROUTES, PAGE_ROUTES } from './page-routes.ts'
import { type Alias, call, file, type Route, type RouteRow, wholeRoute } from './route.ts'

/** Files that a browser or another program opens. */
const FILES: readonly RouteRow[] = [
  file('cars', 'cars-redirect.ts', { takes: 'listing' }),
  file('visits/:token/appointment.ics', 'visit/visit-calendar.ts', { cache: 'personal' }),
  file('success/appointment.ics', 'success-appointment.ts', { cache: 'personal' }),
  file('blog/rss.xml', 'blog-feed.ts'),
  file('sitemap.xml', 'sitemap.ts'),
  file('sitemaps/:file.xml', 'sitemap.ts'),
  file('robots.txt', 'robots.ts'),
  // Its address is a secret that may end at any time.
  file('feeds/:name', 'channel-file.ts', { cache: 'personal' }),
]

/** Calls of pages, apps and other services. */
const CALLS: readonly RouteRow[] = [
  call('api/search', 'api/search.ts', { takes: 'search-call', crossOrigin: true }),
  call('api/search/filter', 'api/search-filter.ts', { takes: 'listing' }),
  // A POST that changes nothing: it is asked as often as a listing is.
  call('api/search/queries', 'api/search-queries.ts', { postLimits: ['pages'], crossOrigin: true }),
  // A lookup may cost money.
  call('api/geocode', 'api/geocode.ts', { cache: 'personal', getLimits: ['lookups'] }),
  call('api/suggestions', 'api/suggestions.ts', { takes: 'suggestions' }),
  call('api/lead-photos', 'api/lead-photos.ts', { cache: 'personal', takesFiles: true }),
  call('api/appointments', 'api/appointments.ts', { cache: 'personal' }),
  call('api/phone-reveal', 'api/phone-reveal.ts', { postLimits: ['forms', 'reveals'] }),
  // A browser reports each car that it shows, which must not use up a visitor's forms.
  call('api/views', 'api/views.ts', { postLimits: ['views'] }),
  call('api/valuations', 'api/valuations.ts', { postLimits: ['forms', 'lookups'] }),
  call('api/valuations/:call', 'api/valuations.ts'),
  call('api/miscellaneous', 'api/miscellaneous.ts'),
  call('api/card-pictures', 'api/card-pictures.ts', { takes: 'one-car' }),
  call('api/finance/disclaimer', 'api/finance-disclaimer.ts', { takes: 'one-car' }),
  call('api/reservations', 'api/reservations.ts'),
  call('api/auth/:call?', 'api/auth.ts', { cache: 'personal' }),
  call('api/watchlist/:call', 'api/watchlist.ts', { cache: 'personal' }),
  call('api/*', 'api/not-found.ts'),
  // For agents (docs/mcp.md). A POST that changes nothing: it is asked as often as a listing is.
  call('mcp', 'mcp.ts', { cache: 'personal', postLimits: ['pages'] }),
  // A gateway calls from few addresses, for every buyer of every site; its signature says whether it is one (RESERVE-3).
  call('webhooks/stripe', 'reserve/payment-notices.ts', { postLimits: ['pages'] }),
  call('webhooks/mail', 'received-mails.ts', { postLimits: ['pages'], takesMail: true }),
  call('webhooks/text', 'received-texts.ts', { postLimits: ['pages'], takesAnyText: true }),
]

/**
 * Every address of a site (ROUTE-1 to ROUTE-11), and how it is treated. The first row that fits an address is its route, so
 * that particular paths come before general ones: '/robots.txt' before a page of a dealer's own words.
 */
export const ROUTES: readonly Route[] = [...FILES, ...PAGE_ROUTES, ...CALLS, ...LAST_ROUTES].map(wholeRoute)

export const ALIASES: readonly Alias[] = [
  // Algolia's own address for the same call: an unmodified client calls it on any host that it is given (D-47).
  { path: '1/indexes/:index/queries', of: 'api/search/queries' },
]
