import { EVERYWHERE, may, type StaffPlace } from '#domain/staff/actor.ts'
import type { StaffAction } from '#domain/staff/roles.ts'
import { countUnread } from '#operations/notify/show-notifications.ts'
import type { Platform } from '#operations/platform.ts'
import type { ConsoleVisitor } from '#operations/staff/console-actor.ts'
import type { Shell, ShellPlace } from './console-page.ts'
import { CONSOLE_ROUTES } from './routes.ts'

/** The places of the console. One is shown when it has a route, to people who may open it. */
const PLACES: readonly (ShellPlace & { readonly action: StaffAction })[] = [
  { href: '/', label: 'Today', icon: 'today', action: 'today.read' },
  { href: '/leads', label: 'Leads', icon: 'leads', action: 'lead.read' },
  { href: '/stock', label: 'Stock', icon: 'stock', action: 'stock.read' },
  { href: '/calendar', label: 'Calendar', icon: 'calendar', action: 'appointment.read' },
  { href: '/site', label: 'Site', icon: 'site', action: 'settings.edit' },
  { href: '/reports', label: 'Reports', icon: 'reports', action: 'report.read' },
]

/** Addresses of the person's menu, which people need less often. */
const MENU: readonly (Omit<ShellPlace, 'icon'> & { readonly action: StaffAction; readonly at?: StaffPlace })[] = [
  { href: '/reservations', label: 'Reservations', action: 'reservation.read' },
  { href: '/site/assignment', label: 'Who gets a lead', action: 'inbox.rules' },
  { href: '/site/templates', label: 'Templates', action: 'inbox.rules' },
  { href: '/deliveries', label: 'Deliveries', action: 'delivery.retry' },
  { href: '/feeds', label: 'Feeds', action: 'stock.read' },
  { href: '/channels', label: 'Channels', action: 'stock.read' },
  { href: '/staff', label: 'Staff', action: 'staff.read' },
  { href: '/audit', label: 'Audit log', action: 'audit.read' },
  { href: '/site/keys', label: 'API keys', action: 'key.manage' },
  { href: '/site/webhooks', label: 'Webhooks', action: 'key.manage', at: EVERYWHERE },
  { href: '/account/notifications', label: 'Notification settings', action: 'notification.own' },
]

const ROUTES: ReadonlySet<string> = new Set(CONSOLE_ROUTES.map(({ path }) => path))

export function shellOf(
  { siteBySlug }: Pick<Platform, 'siteBySlug'>,
  visitor: ConsoleVisitor,
  path: string,
  unread: number | null = null,
): Shell {
  const { actor, person, sites } = visitor
  const site = actor && siteBySlug(actor.siteSlug)
  const open = <Place extends { readonly href: string; readonly action: StaffAction; readonly at?: StaffPlace }>(
    places: readonly Place[],
  ) => places.filter(({ href, action, at }) => actor && site && ROUTES.has(href) && may(actor, site, action, at))
  return {
    path,
    personName: person.name,
    siteName: site?.name ?? null,
    hasSeveralSites: sites.length > 1 || person.isOperator,
    visitReason: actor?.kind === 'operator' ? actor.reason : null,
    places: open(PLACES),
    menu: open(MENU),
    unread,
  }
}

/** INBOX-13: the number on the bell; null: no notifications for this person, such as a visiting operator. */
export async function unreadOf(platform: Platform, { actor }: ConsoleVisitor): Promise<number | null> {
  const site = actor && platform.siteBySlug(actor.siteSlug)
  return actor && site && may(actor, site, 'notification.own') ? countUnread(platform, site, actor) : null
}
