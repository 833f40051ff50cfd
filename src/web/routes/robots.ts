import { robotsTxt } from '#views/sitemap/sitemap.ts'
import { contextOf } from '../middleware/request-context.ts'
import type { Route } from './+types/robots.ts'

/** ROUTE-11: `/robots.txt`. */
export function loader(args: Route.LoaderArgs) {
  const { origin, production } = contextOf(args)
  return new Response(robotsTxt(origin, production), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
