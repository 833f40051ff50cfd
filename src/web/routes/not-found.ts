import { contextOf } from '../middleware/request-context.ts'
import { notFoundPage } from '../or-not-found.ts'
import type { RouteArgs } from '../route-args.ts'

/** An address that matches no route still passes the root, so that the 404 page is the site's own. */
export async function loader(args: RouteArgs) {
  throw await notFoundPage(contextOf(args))
}
