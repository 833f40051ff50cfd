import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { ROUTES } from '../domain/route/routes.ts'

/** The table of routes as React Router reads it. Several paths share a module: the path tells them apart. */
export default ROUTES.map(({ path, module }) => {
  const file = `routes/${module}`
  if (path === '') return index(file)
  const shared = ROUTES.filter((other) => other.module === module).length > 1
  return route(routerPath(path), file, shared ? { id: path } : {})
}) satisfies RouteConfig

/** 'cars/:slug/:flow' for 'cars/:slug/:flow(checkout|buy-online)': the router takes any value, and the page answers 404. */
function routerPath(path: string): string {
  return path.replace(/\([^)]*\)/g, '')
}
