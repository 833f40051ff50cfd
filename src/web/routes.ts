import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { LEAD_PAGE_PATHS } from '../domain/lead/lead-pages.ts'

/** Where a vehicle is valued, or asked about by a form where the site values none (ROUTE-4, ROUTE-8). */
const TRADE_IN_PATHS = Object.keys(LEAD_PAGE_PATHS).filter((path) => LEAD_PAGE_PATHS[path] === 'trade-in')

/** Every address of a site, in the order of the rules (ROUTE-1 to ROUTE-11). */
export default [
  index('routes/home.tsx'),
  route('search/:first?/:second?', 'routes/search.tsx'),
  route('cars', 'routes/cars-redirect.ts'),
  route('special-offers', 'routes/special-offers.tsx'),
  route('parts/search', 'routes/parts-search.tsx'),
  route('models', 'routes/models.tsx'),
  route('models/:slug', 'routes/model.tsx'),
  route('cars/:slug', 'routes/vehicle.tsx'),
  route('cars/:slug.pdf', 'routes/window-sheet.tsx'),
  // What comes before a reservation and after it: /checkout, /buy-online.
  route('cars/:slug/:flow', 'routes/checkout.tsx'),
  route('reservations/:id', 'routes/reservation.tsx'),
  route('sandbox-payment/:id', 'routes/sandbox-payment.tsx'),
  route('budget', 'routes/budget.tsx'),
  route('success', 'routes/success.tsx'),
  route('success/appointment.ics', 'routes/success-appointment.ts'),
  ...TRADE_IN_PATHS.map((path) => route(path, 'routes/trade-in.tsx', { id: path })),
  route('trade-in/:valuation', 'routes/valuation.tsx'),
  ...Object.keys(LEAD_PAGE_PATHS)
    .filter((path) => !TRADE_IN_PATHS.includes(path))
    .map((path) => route(path, 'routes/lead-page.tsx', { id: path })),
  route('contact-us/:location', 'routes/lead-page.tsx', { id: 'location' }),
  // Not one route a page: browsers carry the list of routes.
  route(':page', 'routes/content.tsx', { id: 'root-page' }),
  route('blog', 'routes/blog.tsx'),
  route('blog/rss.xml', 'routes/blog-feed.ts'),
  route('blog/:slug', 'routes/blog-post.tsx'),
  route('pages/:page', 'routes/content.tsx'),
  route('unsubscribe/:lead', 'routes/unsubscribe.tsx'),
  route('sign-in/:step?', 'routes/sign-in.tsx'),
  route('watchlist', 'routes/watchlist.tsx'),
  route('favourites', 'routes/favourites.tsx'),
  route('compare', 'routes/compare.tsx'),
  route('your-data', 'routes/your-data.tsx'),
  route('sitemap.xml', 'routes/sitemap.ts', { id: 'sitemap' }),
  route('sitemaps/:file.xml', 'routes/sitemap.ts', { id: 'sitemap-file' }),
  route('robots.txt', 'routes/robots.ts'),
  route('api/search', 'routes/api/search.ts'),
  route('api/search/queries', 'routes/api/search-queries.ts'),
  route('api/geocode', 'routes/api/geocode.ts'),
  route('api/suggestions', 'routes/api/suggestions.ts'),
  route('api/leads', 'routes/api/leads.tsx'),
  route('api/appointments', 'routes/api/appointments.ts'),
  route('api/phone-reveal', 'routes/api/phone-reveal.ts'),
  route('api/views', 'routes/api/views.ts'),
  route('api/valuations/:call?', 'routes/api/valuations.ts'),
  route('api/miscellaneous', 'routes/api/miscellaneous.ts'),
  route('api/finance/disclaimer', 'routes/api/finance-disclaimer.ts'),
  route('api/reservations', 'routes/api/reservations.ts'),
  route('webhooks/stripe', 'routes/payment-notices.ts'),
  route('api/auth/:call?', 'routes/api/auth.ts'),
  route('api/watchlist/:call', 'routes/api/watchlist.ts'),
  route('api/*', 'routes/api/not-found.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
