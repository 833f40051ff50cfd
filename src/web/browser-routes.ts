import { matchRoutes, type RouteObject } from 'react-router'
import { BROWSER_ROUTES } from '#domain/route/page-routes.ts'
import type { RouteRow } from '#domain/route/route.ts'
import { Root, RootError, shouldRevalidate } from './root.tsx'
import { type PageModule, pageParts, routeObjects } from './routes.ts'

const PAGES = import.meta.glob<PageModule>('./pages/**/*.tsx')

/**
 * The browser's routes. Loads the page at `location` first, since the router renders nothing until its module is there;
 * other pages load when they are visited. Data comes from browser/load-data.ts.
 */
export async function browserRoutes(location: Location): Promise<RouteObject[]> {
  const routeId = matchRoutes(
    routeObjects({}, () => ({}), BROWSER_ROUTES),
    location,
  )?.at(-1)?.route.id
  const page = BROWSER_ROUTES.find(({ path }) => path === routeId)
  const parts = page && (await loadPage(page))
  return routeObjects(
    { loader: true, shouldRevalidate, Component: Root, ErrorBoundary: RootError },
    (route) => ({
      loader: true,
      action: true,
      ...(parts && route === page ? parts : { lazy: () => loadPage(route).catch(reloaded) }),
    }),
    BROWSER_ROUTES,
  )
}

async function loadPage({ module }: RouteRow) {
  const load = PAGES[`./pages/${module}`]
  if (!load) throw new Error(`There is no page ${module}.`)
  return pageParts(await load())
}

/** A newer release has other files: reloading the page gets their names. */
function reloaded(): Promise<never> {
  window.location.reload()
  return new Promise(() => {})
}
