import type { Context } from 'hono'
import type { Route } from '#domain/route/route.ts'
import type { Site } from '#site/site.ts'

/** Facts about a request that all handlers behind the hostname's check can read. */
export interface SiteVariables {
  readonly Variables: {
    /** The site of the request's hostname. */
    site: Site
    /** The row of the table of routes that the address belongs to. */
    route: Route
  }
}

export type SiteContext = Context<SiteVariables>
