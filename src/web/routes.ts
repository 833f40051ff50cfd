import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of a site, in the order of the rules (ROUTE-1 to ROUTE-11). */
export default [
  index('routes/home.tsx'),
  route('search/:first?/:second?', 'routes/search.tsx'),
  route('cars', 'routes/cars-redirect.ts'),
  route('cars/:slug', 'routes/vehicle.tsx'),
  route('success', 'routes/success.tsx'),
  route('api/search', 'routes/api/search.ts'),
  route('api/leads', 'routes/api/leads.tsx'),
  route('api/phone-reveal', 'routes/api/phone-reveal.ts'),
  route('api/*', 'routes/api/not-found.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
