import { may } from '#domain/staff/actor.ts'
import type { StaffAction } from '#domain/staff/roles.ts'
import type { Platform } from '#operations/platform.ts'
import type { ConsoleVisitor } from '#operations/staff/console-actor.ts'
import type { Shell } from './console-page.ts'

/** Places of the left rail. One is added when it works, and shown to who may open it. */
const PLACES: readonly { readonly href: string; readonly label: string; readonly action: StaffAction }[] = [
  { href: '/', label: 'Today', action: 'today.read' },
  { href: '/staff', label: 'Staff', action: 'staff.read' },
  { href: '/audit', label: 'Audit log', action: 'audit.read' },
]

export function shellOf({ siteBySlug }: Platform, visitor: ConsoleVisitor, path: string): Shell {
  const { actor, person, sites } = visitor
  const site = actor && siteBySlug(actor.siteSlug)
  return {
    path,
    personName: person.name,
    siteName: site?.name ?? null,
    hasSeveralSites: sites.length > 1 || person.isOperator,
    visitReason: actor?.kind === 'operator' ? actor.reason : null,
    places: actor && site ? PLACES.filter(({ action }) => may(actor, site, action)) : [],
  }
}
