import type { ActionFunction, LoaderFunction, MiddlewareFunction } from 'react-router'
import type { Route } from '#domain/route/route.ts'
import { ROUTES } from '#domain/route/routes.ts'
import { traced } from '#tracing/work.ts'
import { framePayload } from './frame-payload.tsx'
import { gateVisitors } from './middleware/gate-visitors.ts'
import { frameOfPage } from './middleware/page-frame.ts'
import { pagePath } from './page-data.ts'
import { contextOf } from './request-context.ts'
import { Root, RootError } from './root.tsx'
import type { HeadersArgs, RouteArgs } from './route-args.ts'
import { type PageModule, pageParts, type RouteParts, routeObjects } from './routes.ts'

/** A module of `src/web/routes`. */
interface RouteModule {
  readonly loader?: LoaderFunction
  readonly action?: ActionFunction
  readonly middleware?: MiddlewareFunction[]
  /** Headers of the page. Without this function only the cookies of loader and action reach the browser. */
  readonly headers?: (args: HeadersArgs) => HeadersInit
}

const MODULES = import.meta.glob<RouteModule>(['./routes/**/*.ts', '!./**/*.test.ts'], { eager: true })
const PAGES = import.meta.glob<PageModule>('./pages/**/*.tsx', { eager: true })

/** The server's routes: loaders and actions from `src/web/routes`, components from `src/web/pages`. */
export const SERVER_ROUTES = routeObjects(
  // GARAGE-3
  { loader: loadSite, middleware: [gateVisitors], Component: Root, ErrorBoundary: RootError },
  (route): RouteParts => {
    const { loader, action, middleware } = moduleOf(route)
    const page = PAGES[`./pages/${route.module}`]
    return {
      ...(loader ? { loader: followed('load', route, loader) } : {}),
      ...(action ? { action: followed('act', route, action) } : {}),
      ...(middleware ? { middleware } : {}),
      ...(page ? pageParts(page) : {}),
    }
  },
  ROUTES,
)

/** A route's loader or action as an operation of a trace (OPS-7). */
function followed(verb: 'load' | 'act', { path }: Route, run: LoaderFunction): LoaderFunction {
  return (args, handlerContext) => {
    const { site } = contextOf(args)
    return traced({ kind: 'operation', name: `${verb} /${path}`, site: site.slug, facts: {} }, async () =>
      run(args, handlerContext),
    )
  }
}

/** Whether a route shows a page. Otherwise it is a call or a file. */
export function hasPage({ module }: Route): boolean {
  return `./pages/${module}` in PAGES
}

/** Source file of a route's page, by the route's id; empty if it has none. */
export function pageSources(id: string | undefined): readonly string[] {
  return ROUTES.filter((route) => route.path === id && hasPage(route)).map(({ module }) => `src/web/pages/${module}`)
}

/** A route's `headers` function, by the route's id. */
export function headersOf(id: string | undefined): RouteModule['headers'] {
  const route = ROUTES.find(({ path }) => path === id)
  return route && moduleOf(route).headers
}

function moduleOf({ module }: Route): RouteModule {
  return MODULES[`./routes/${module.replace(/\.tsx$/, '.ts')}`] ?? {}
}

async function loadSite(args: RouteArgs) {
  const view = await frameOfPage(contextOf(args), args.url)
  return framePayload(view, pagePath(new URL(args.request.url).pathname) !== null)
}
