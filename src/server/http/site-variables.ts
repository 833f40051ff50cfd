import type { Context } from 'hono'
import type { Route } from '#domain/route/route.ts'
import type { Site } from '#site/site.ts'
import type { RequestPlace } from '../../console/request-place.ts'

/** Facts about a request, for all handlers after the hostname check. */
export interface SiteVariables {
  readonly Variables: {
    /** The site of the request's hostname. */
    site: Site
    /** The row of the table of routes that matches the address. */
    route: Route
    /** Only of a request to the console's hostname, which has no site of its own. */
    place?: RequestPlace
  }
}

export type SiteContext = Context<SiteVariables>
