import { REGIONS } from '#domain/region.ts'
import { type Actor, may } from '#domain/staff/actor.ts'
import { countUnread } from '#operations/notify/show-notifications.ts'
import type { Platform } from '#operations/platform.ts'
import type { ConsoleVisitor } from '#operations/staff/console-actor.ts'
import { requestBy } from '#operations/staff-request.ts'
import { type ConsolePlace, OWN, RAIL, railPlaceOf } from './frame/places.ts'
import type { Shell } from './parts/shell-values.ts'

export function shellOf(
  { siteBySlug }: Pick<Platform, 'siteBySlug'>,
  visitor: ConsoleVisitor,
  path: string,
  unread: number | null = null,
): Shell {
  const { actor, person, sites } = visitor
  const site = actor && siteBySlug(actor.siteSlug)
  const current = railPlaceOf(path)
  // A person who has no site yet has an account.
  const open = <Place extends ConsolePlace>(places: readonly Place[]) =>
    places.filter((place) => place.access === 'person' || (actor && site && mayOpen(actor, site, place)))
  return {
    path,
    personName: person.name,
    siteName: site?.name ?? null,
    language: REGIONS[site?.region ?? 'AU'].locale,
    hasSeveralSites: sites.length > 1 || person.isOperator,
    visitReason: actor?.kind === 'operator' ? actor.reason : null,
    places: open(RAIL).map(({ href, label, icon }) => ({ href, label, icon, isCurrent: href === current })),
    menu: open(OWN).map(({ href, label }) => ({ href, label, isCurrent: path === href })),
    unread,
  }
}

/** STAFF-5: whether a place is there for a person. */
export function mayOpen(actor: Actor, site: { readonly slug: string }, { access, at }: ConsolePlace): boolean {
  return access === 'anyone' || access === 'person' || may(actor, site, access, at)
}

/** INBOX-13: the number on the bell; null: no notifications for this person, such as a visiting operator. */
export async function unreadOf(platform: Platform, { actor }: ConsoleVisitor): Promise<number | null> {
  const site = actor && platform.siteBySlug(actor.siteSlug)
  return actor && site && may(actor, site, 'notification.own') ? countUnread(requestBy(platform, site, actor)) : null
}
