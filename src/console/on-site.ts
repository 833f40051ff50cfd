import type { Actor } from '#domain/staff/actor.ts'
import { Refusal } from '#domain/staff/authorise.ts'
import type { RoutePlatform } from '#operations/route-platform.ts'
import { requestBy, type StaffRequest } from '#operations/staff-request.ts'
import type { Site } from '#site/site.ts'
import type { ConsoleCall } from './console-call.ts'

/** The site that the person works on. Throws `Refusal`; the console asks for a site before it calls such a route. */
export function onSite({ platform, visitor }: ConsoleCall): { readonly site: Site; readonly actor: Actor } {
  const actor = visitor?.actor ?? null
  const site = actor && platform.siteBySlug(actor.siteSlug)
  if (!actor || !site) throw new Refusal('absent', 'today.read')
  return { site, actor }
}

/** The request of the person on that site, as operations take it. */
export function staffRequest(call: ConsoleCall): StaffRequest<RoutePlatform> {
  const { site, actor } = onSite(call)
  return requestBy(call.platform, site, actor)
}
