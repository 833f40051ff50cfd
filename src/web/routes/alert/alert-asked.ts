import { alertWayFrom, WAY_FIELD } from '#domain/alert/alert-way.ts'
import { notFoundPage } from '../../or-not-found.ts'
import { contextOf } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

/** ALERT-1, ALERT-5: the page after the form, the same for every address and for every number. */
export async function loader(args: RouteArgs) {
  const context = contextOf(args)
  if (!context.site.alerts.enabled) throw await notFoundPage(context)
  return { way: alertWayFrom(args.url.searchParams.get(WAY_FIELD)) }
}
