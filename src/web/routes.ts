import type { ComponentType } from 'react'
import type { NonIndexRouteObject, RouteObject } from 'react-router'
import { replaceSpans } from '#domain/replace-spans.ts'
import type { RouteRow } from '#domain/route/route.ts'
import type { PageHandle } from './page-handle.ts'

/**
 * The parts of a route that differ between server and browser: the server's loaders read the database, the browser's
 * fetch from the server.
 */
export type RouteParts = Pick<
  NonIndexRouteObject,
  'loader' | 'action' | 'middleware' | 'shouldRevalidate' | 'lazy' | 'Component' | 'ErrorBoundary' | 'handle'
>

/** Id of the root route, which is the frame around every page. */
export const ROOT = 'root'

/** A module of `src/web/pages`. */
export interface PageModule {
  readonly Component: ComponentType
  readonly handle?: PageHandle
  readonly meta?: PageHandle['meta']
}

/** Rows of the table of routes as React Router objects, below the root. A route's id is its path. */
export function routeObjects<Row extends RouteRow>(
  root: RouteParts,
  partsOf: (route: Row) => RouteParts,
  routes: readonly Row[],
): RouteObject[] {
  const children = routes.map((route): RouteObject => {
    const { path } = route
    const parts = { ...partsOf(route), id: path }
    return path === '' ? { ...parts, index: true } : { ...parts, path: routerPath(path) }
  })
  return [{ ...root, id: ROOT, children }]
}

/** Component and handle of a page's route. */
export function pageParts({ Component, handle, meta }: PageModule) {
  return { Component, handle: { ...handle, ...(meta ? { meta } : {}) } satisfies PageHandle }
}

/** 'cars/:slug/:flow' for 'cars/:slug/:flow(checkout|buy-online)': the router takes any value, and the page answers 404. */
export function routerPath(path: string): string {
  return replaceSpans(path, '(', ')', '')
}
