import { contextOf } from '../../middleware/request-context.ts'
import { notFoundPage } from '../../or-not-found.ts'
import type { RouteArgs } from '../../route-args.ts'

/** ALERT-1: the page after the form, the same for every address. */
export async function loader(args: RouteArgs) {
  const context = contextOf(args)
  if (!context.site.alerts.enabled) throw await notFoundPage(context)
  return null
}
