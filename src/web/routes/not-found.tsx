import { contextOf } from '../middleware/request-context.ts'
import { notFoundPage } from '../or-not-found.ts'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/not-found.ts'

export const handle: PageHandle = { stylesheets: 'site' }

/** An address that matches no route still passes the root, so that the 404 page is the site's own. */
export async function loader(args: Route.LoaderArgs) {
  throw await notFoundPage(contextOf(args))
}

export default function NotFoundRoute() {
  return null
}
