import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { ROOT_PAGES } from '../domain/content-path.ts'
import { LEAD_PAGE_PATHS } from '../domain/lead/lead-pages.ts'

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
  route('budget', 'routes/budget.tsx'),
  route('success', 'routes/success.tsx'),
  ...Object.keys(LEAD_PAGE_PATHS).map((path) => route(path, 'routes/lead-page.tsx', { id: path })),
  route('success/appointment.ics', 'routes/success-appointment.ts'),
  route('contact-us/:location', 'routes/lead-page.tsx', { id: 'location' }),
  ...ROOT_PAGES.map((name) => route(name, 'routes/content.tsx', { id: name })),
  route('pages/:page', 'routes/content.tsx'),
  route('unsubscribe/:lead', 'routes/unsubscribe.tsx'),
  route('favourites', 'routes/favourites.tsx'),
  route('compare', 'routes/compare.tsx'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('your-data', 'routes/your-data.tsx'),
  route('robots.txt', 'routes/robots.ts'),
  route('api/search', 'routes/api/search.ts'),
  route('api/search/queries', 'routes/api/search-queries.ts'),
  route('api/geocode', 'routes/api/geocode.ts'),
  route('api/suggestions', 'routes/api/suggestions.ts'),
  route('api/leads', 'routes/api/leads.tsx'),
  route('api/appointments', 'routes/api/appointments.ts'),
  route('api/phone-reveal', 'routes/api/phone-reveal.ts'),
  route('api/*', 'routes/api/not-found.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
