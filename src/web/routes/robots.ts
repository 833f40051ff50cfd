import { robotsTxt } from '#views/sitemap/sitemap.ts'
import { contextOf } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'

/** ROUTE-11: `/robots.txt`. */
export function loader(args: RouteArgs) {
  const { origin, production } = contextOf(args)
  return new Response(robotsTxt(origin, production), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
