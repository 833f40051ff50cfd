import { lost } from '../found.ts'
import { contextOf } from '../middleware/request-context.ts'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/not-found.ts'

export const handle: PageHandle = { sheets: 'site' }

/** An address that matches no route still passes the root, so that the 404 page is the site's own. */
export async function loader(args: Route.LoaderArgs) {
  throw await lost(contextOf(args))
}

export default function NotFoundRoute() {
  return null
}
