import { notFoundPage } from '../or-not-found.ts'
import { contextOf } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'

/** Any other address: the site's 404 page, in the site's frame. */
export async function loader(args: RouteArgs) {
  throw await notFoundPage(contextOf(args))
}
