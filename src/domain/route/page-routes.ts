import { call, file, page, type RouteRow } from './route.ts'

/** Finance under each of its names (ROUTE-7). */
const FINANCE = { leadPage: 'finance', gate: 'finance', takes: 'finance', sitemap: 'pages' } as const
const ARTICLES = { reads: true, takes: 'articles', sitemap: 'articles' } as const
const FORM = { takes: 'form', sitemap: 'pages' } as const
/** Where a vehicle is valued, or asked about by a form where the site values none (ROUTE-4, ROUTE-8). */
const VALUATION = { leadPage: 'trade-in', takes: 'form', sitemap: 'pages', postLimits: ['forms', 'lookups'] } as const

/** What a browser shows, but for the last rows. */
export const PAGE_ROUTES: readonly RouteRow[] = [
  page('', 'home.tsx', { sitemap: 'pages' }),
  page('search/:first?/:second?', 'search.tsx', { takes: 'listing', sitemap: 'listings' }),
  page('special-offers', 'special-offers.tsx', { reads: true, takes: 'offers', sitemap: 'pages' }),
  page('models', 'models.tsx', { reads: true, takes: 'models', sitemap: 'models' }),
  page('models/:slug', 'model.tsx', { sitemap: 'models' }),
  page('budget', 'budget.tsx', { takes: 'budget', sitemap: 'pages' }),

  page('cars/trade-in', 'trade-in.tsx', { ...VALUATION, gate: 'trade-in' }),
  // Its page is that of its errors.
  file('cars/:slug.pdf', 'window-sticker.tsx', { cache: 'stored', getLimits: ['stickers'] }),
  page('cars/:slug', 'vehicle.tsx', { takes: 'enquiry', sitemap: 'cars' }),
  page('cars/:slug/:flow(checkout|buy-online)', 'reserve/checkout.tsx', { gate: 'checkout', forms: 'payment' }),
  page('checkout-journey', 'reserve/checkout-journey.tsx', { gate: 'checkout', takes: 'one-car' }),
  page('reservations/:token', 'reserve/reservation.tsx', { cache: 'personal' }),
  page('visits/:token', 'visit/visit.tsx', { cache: 'personal' }),
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
  page('unsubscribe/:token', 'alert/unsubscribe.tsx', { cache: 'personal', takesAnyBody: true }),
  page('alerts/search/:first?/:second?', 'alert/alert.tsx', { cache: 'personal' }),
  page('alerts/asked', 'alert/alert-asked.tsx', { cache: 'personal' }),
  page('alerts/confirm/:token', 'alert/alert-confirm.tsx', { cache: 'personal' }),
  page('alerts/end/:token', 'alert/alert-end.tsx', { cache: 'personal', takesAnyBody: true }),
  page('alerts/:kind(price|free)/:slug', 'alert/alert.tsx', { cache: 'personal' }),

  page('blog', 'blog.tsx', ARTICLES),
  page('blog/:slug', 'blog-post.tsx', ARTICLES),
  page('pages/:page', 'content.tsx', { reads: true, sitemap: 'pages' }),

  page('sign-in/:step?', 'sign-in.tsx', { cache: 'personal' }),
  page('watchlist', 'alert/watchlist.tsx', { cache: 'personal' }),
  page('favourites', 'favourites.tsx', { cache: 'personal' }),
  page('compare', 'compare.tsx', { takes: 'compare' }),
  page('your-data', 'your-data.tsx'),
  // A form sent without JavaScript gets its page back.
  call('api/leads', 'api/leads.tsx'),
]

/** What fits any address, after all other rows. */
export const LAST_ROUTES: readonly RouteRow[] = [
  // One row for all pages of a dealer's own words, since browsers carry this list.
  page(':page', 'content.tsx', { reads: true, sitemap: 'pages' }),
  page('*', 'not-found.tsx'),
]

/** The rows that have a page. Browsers carry these and no others (routes.ts has the rest, and says how a row is found). */
export const BROWSER_ROUTES: readonly RouteRow[] = [...PAGE_ROUTES, ...LAST_ROUTES]
