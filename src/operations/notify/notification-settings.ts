import { normalPhone } from '#domain/lead/phone.ts'
import { type NotificationChoices, standardChoices } from '#domain/notify/notification-choices.ts'
import { EVENT_NAMES, eventRow, type NotificationEvent } from '#domain/notify/notification-event.ts'
import { type Actor, hasRight } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { Site } from '#site/site.ts'
import type { Platform } from '../platform.ts'
import { recordAudit } from '../staff/record-audit.ts'
import { textFault } from './text-fault.ts'

export interface NotificationSettings {
  /** Events that the person's rights let them see. */
  readonly events: readonly NotificationEvent[]
  readonly choices: NotificationChoices
  /** Why the person gets no text messages; null: they can. */
  readonly textFault: string | null
}

/** INBOX-13: what the person chose, or the defaults of their roles. Throws `Refusal`. */
export async function showNotificationSettings(
  platform: Platform,
  site: Site,
  actor: Actor,
): Promise<NotificationSettings> {
  const now = platform.clock.now()
  authorise(actor, site, 'notification.own', now)
  const stored = await platform.storage.forSite(site).notificationChoices.find(actor.id)
  const choices = stored ?? standardChoices(actor.roles)
  return { events: eventsOf(actor), choices, textFault: textFault(site, choices, now) }
}

/** INBOX-13: stores a person's choices. A phone number that is none of the site's region changes nothing. */
export async function saveNotificationSettings(
  platform: Platform,
  site: Site,
  actor: Actor,
  { phone: typed, ...wanted }: NotificationChoices,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: 'phone' }> {
  const now = platform.clock.now()
  authorise(actor, site, 'notification.own', now)
  const phone = typed === null ? null : normalPhone(typed, site.region)
  if (typed !== null && phone === null) return { ok: false, reason: 'phone' }
  const { notificationChoices, transaction } = platform.storage.forSite(site)
  const { quiet, summaryHour } = wanted
  await transaction(async (within) => {
    await notificationChoices.save(actor.id, { ...wanted, phone }, within)
    const after = { ...wanted.channels, quiet, summaryHour, hasPhone: phone !== null }
    const object = { kind: 'member', id: actor.id }
    await recordAudit(platform.storage, within, actor, 'notification.own', object, { after }, now)
  })
  return { ok: true }
}

function eventsOf(actor: Actor): readonly NotificationEvent[] {
  return EVENT_NAMES.filter((event) => hasRight(actor, eventRow(event).right))
}
