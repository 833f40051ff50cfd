import { type Alias, call, file, page, type Route } from './route.ts'

/** Finance under each of its names (ROUTE-7). */
const FINANCE = { leadPage: 'finance', gate: 'finance', takes: 'finance', sitemap: 'pages' } as const
const ARTICLES = { reads: true, takes: 'articles', sitemap: 'articles' } as const
const FORM = { takes: 'form', sitemap: 'pages' } as const
/** Where a vehicle is valued, or asked about by a form where the site values none (ROUTE-4, ROUTE-8). */
const VALUATION = { leadPage: 'trade-in', takes: 'form', sitemap: 'pages', postLimits: ['forms', 'lookups'] } as const

/**
 * Every address of a site (ROUTE-1 to ROUTE-11), and how it is treated. The first row that fits an address is its route, so
 * that particular paths come before general ones.
 */
export const ROUTES: readonly Route[] = [
  page('', 'home.tsx', { sitemap: 'pages' }),
  page('search/:first?/:second?', 'search.tsx', { takes: 'listing', sitemap: 'listings' }),
  page('special-offers', 'special-offers.tsx', { reads: true, takes: 'offers', sitemap: 'pages' }),
  page('models', 'models.tsx', { reads: true, takes: 'models', sitemap: 'models' }),
  page('models/:slug', 'model.tsx', { sitemap: 'models' }),
  page('budget', 'budget.tsx', { takes: 'budget', sitemap: 'pages' }),

  file('cars', 'cars-redirect.ts', { takes: 'listing' }),
  page('cars/trade-in', 'trade-in.tsx', { ...VALUATION, gate: 'trade-in' }),
  file('cars/:slug.pdf', 'window-sticker.tsx', { cache: 'stored', getLimits: ['stickers'] }),
  page('cars/:slug', 'vehicle.tsx', { takes: 'enquiry', sitemap: 'cars' }),
  page('cars/:slug/:flow(checkout|buy-online)', 'reserve/checkout.tsx', { gate: 'checkout', forms: 'payment' }),
  page('checkout-journey', 'reserve/checkout-journey.tsx', { gate: 'checkout', takes: 'one-car' }),
  page('reservations/:token', 'reserve/reservation.tsx', { cache: 'personal' }),
  page('visits/:token', 'visit/visit.tsx', { cache: 'personal' }),
  file('visits/:token/appointment.ics', 'visit/visit-calendar.ts', { cache: 'personal' }),
  page('sandbox-payment/:id', 'reserve/sandbox-payment.tsx', { cache: 'personal' }),

  page('finance', 'finance.tsx', FINANCE),
  page('finance-enquiry', 'finance.tsx', FINANCE),
  page('apply-for-finance', 'finance.tsx', FINANCE),
  page('finance-pre-approval', 'finance.tsx', FINANCE),
  page('personalised/finance', 'finance.tsx', FINANCE),
  page('contact', 'lead-page.tsx', { ...FORM, leadPage: 'contact' }),
  page('contact-us', 'lead-page.tsx', { ...FORM, leadPage: 'contact' }),
  page('contact-us/:location', 'lead-page.tsx', { takes: 'form', sitemap: 'locations' }),
  page('book-test-drive', 'lead-page.tsx', { ...FORM, leadPage: 'test-drive' }),
  page('trade-in', 'trade-in.tsx', { ...VALUATION, gate: 'trade-in' }),
  page('trade-in/:valuation', 'valuation.tsx', { cache: 'personal' }),
  page('sell-my-car', 'trade-in.tsx', { ...VALUATION, gate: 'sell-my-car' }),
  page('service', 'lead-page.tsx', { ...FORM, leadPage: 'service' }),
  page('parts/enquiry', 'lead-page.tsx', { ...FORM, leadPage: 'parts' }),
  page('parts/search', 'parts-search.tsx', { takes: 'parts', sitemap: 'pages' }),
  page('careers', 'lead-page.tsx', { ...FORM, leadPage: 'careers' }),
  page('fleet', 'lead-page.tsx', { ...FORM, leadPage: 'fleet' }),
  page('success', 'success.tsx', { cache: 'personal' }),
  file('success/appointment.ics', 'success-appointment.ts', { cache: 'personal' }),
  page('unsubscribe/:token', 'alert/unsubscribe.tsx', { cache: 'personal', takesAnyBody: true }),
  page('alerts/search/:first?/:second?', 'alert/alert.tsx', { cache: 'personal' }),
  page('alerts/asked', 'alert/alert-asked.tsx', { cache: 'personal' }),
  page('alerts/confirm/:token', 'alert/alert-confirm.tsx', { cache: 'personal' }),
  page('alerts/end/:token', 'alert/alert-end.tsx', { cache: 'personal', takesAnyBody: true }),
  page('alerts/:kind(price|free)/:slug', 'alert/alert.tsx', { cache: 'personal' }),

  page('blog', 'blog.tsx', ARTICLES),
  file('blog/rss.xml', 'blog-feed.ts'),
  page('blog/:slug', 'blog-post.tsx', ARTICLES),
  page('pages/:page', 'content.tsx', { reads: true, sitemap: 'pages' }),

  page('sign-in/:step?', 'sign-in.tsx', { cache: 'personal' }),
  page('watchlist', 'alert/watchlist.tsx', { cache: 'personal' }),
  page('favourites', 'favourites.tsx', { cache: 'personal' }),
  page('compare', 'compare.tsx', { takes: 'compare' }),
  page('your-data', 'your-data.tsx'),

  file('sitemap.xml', 'sitemap.ts'),
  file('sitemaps/:file.xml', 'sitemap.ts'),
  file('robots.txt', 'robots.ts'),
  // Its address is a secret that may end at any time.
  file('feeds/:name', 'channel-file.ts', { cache: 'personal' }),

  call('api/search', 'api/search.ts', { takes: 'search-call', crossOrigin: true }),
  call('api/search/filter', 'api/search-filter.ts', { takes: 'listing' }),
  // A POST that changes nothing: it is asked as often as a listing is.
  call('api/search/queries', 'api/search-queries.ts', { postLimits: ['pages'], crossOrigin: true }),
  // A lookup may cost money.
  call('api/geocode', 'api/geocode.ts', { cache: 'personal', getLimits: ['lookups'] }),
  call('api/suggestions', 'api/suggestions.ts', { takes: 'suggestions' }),
  call('api/leads', 'api/leads.tsx'),
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

  // One row for all pages of a dealer's own words: browsers carry the list of routes.
  page(':page', 'content.tsx', { reads: true, sitemap: 'pages' }),
  page('*', 'not-found.tsx'),
]

export const ALIASES: readonly Alias[] = [
  // Algolia's own address for the same call: an unmodified client calls it on any host that it is given (D-47).
  { path: '1/indexes/:index/queries', of: 'api/search/queries' },
]
