import type { ComponentType } from 'react'
import type { NonIndexRouteObject, RouteObject } from 'react-router'
import type { Route } from '#domain/route/route.ts'
import { ROUTES } from '#domain/route/routes.ts'
import type { PageHandle } from './page-handle.ts'

/** What a route does at its address: on the server it loads, in a browser it asks the server. */
export type RouteParts = Pick<
  NonIndexRouteObject,
  'loader' | 'action' | 'middleware' | 'shouldRevalidate' | 'lazy' | 'Component' | 'ErrorBoundary' | 'handle'
>

/** The route of the site around every page. */
export const ROOT = 'root'

/** A module of `src/web/pages`. */
export interface PageModule {
  readonly Component: ComponentType
  readonly handle?: PageHandle
  readonly meta?: PageHandle['meta']
}

/** The table of routes as React Router's objects, below the root. A path is its route's id. */
export function routeObjects(
  root: RouteParts,
  partsOf: (route: Route) => RouteParts,
  routes: readonly Route[] = ROUTES,
): RouteObject[] {
  const children = routes.map((route): RouteObject => {
    const { path } = route
    const parts = { ...partsOf(route), id: path }
    return path === '' ? { ...parts, index: true } : { ...parts, path: routerPath(path) }
  })
  return [{ ...root, id: ROOT, children }]
}

/** The parts of a route that show its page. */
export function pageParts({ Component, handle, meta }: PageModule) {
  return { Component, handle: { ...handle, ...(meta ? { meta } : {}) } satisfies PageHandle }
}

/** 'cars/:slug/:flow' for 'cars/:slug/:flow(checkout|buy-online)': the router takes any value, and the page answers 404. */
export function routerPath(path: string): string {
  return path.replace(/\([^)]*\)/g, '')
}
