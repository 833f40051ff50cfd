import { type NotificationChoices, standardChoices } from '#domain/notify/notification-choices.ts'
import { EVENT_NAMES, type NotificationEvent } from '#domain/notify/notification-event.ts'
import { canHear } from '#domain/notify/recipients.ts'
import { type Actor, hasRight } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { StaffAction } from '#domain/staff/roles.ts'
import { judgeCode } from '#domain/visitor/sign-in-code.ts'
import { recordAudit } from '../staff/record-audit.ts'
import type { StaffRequest } from '../staff-request.ts'
import { senderFault, textFault } from './text-fault.ts'

export type SummaryPart = 'leads' | 'appointments' | 'figures'

export interface NotificationSettings {
  /** Events that the person's rights let them see. */
  readonly events: readonly NotificationEvent[]
  readonly choices: NotificationChoices
  /** What the person's daily summary can have. */
  readonly summary: readonly SummaryPart[]
  /** Why the person gets no text messages; null: they can. */
  readonly textFault: string | null
  /** Why the site can send none; null: it can. */
  readonly senderFault: string | null
  /** A number that waits for its code, or was never proven; null: none. */
  readonly unprovenPhone: { readonly phone: string; readonly isCodeOpen: boolean } | null
}

/** INBOX-13: what the person chose, or the defaults of their roles. Throws `Refusal`. */
export async function showNotificationSettings({ platform, site, actor }: StaffRequest): Promise<NotificationSettings> {
  const now = platform.clock.now()
  authorise(actor, site, 'notification.own', now)
  const { notificationChoices, phoneCodes } = platform.storage.forSite(site)
  const choices = (await notificationChoices.find(actor.id)) ?? standardChoices(actor.roles)
  const code = await phoneCodes.find(actor.id)
  const phone = code?.phone ?? (await notificationChoices.unprovenPhone(actor.id))
  const sent = code && { ...code, used: false }
  return {
    events: notificationEventsOf(actor),
    summary: SUMMARY_PARTS.filter(([, right]) => hasRight(actor, right)).map(([part]) => part),
    choices,
    textFault: textFault(site, choices, now),
    senderFault: senderFault(site, now),
    unprovenPhone: phone === null ? null : { phone, isCodeOpen: judgeCode(sent, true, now).kind === 'right' },
  }
}

/**
 * INBOX-13, STAFF-11: stores what `change` makes of a person's choices of this moment; their number has operations of its
 * own (prove-phone.ts).
 */
export async function saveNotificationSettings(
  { platform, site, actor }: StaffRequest,
  change: (choices: NotificationChoices) => Omit<NotificationChoices, 'phone'>,
): Promise<void> {
  const now = platform.clock.now()
  authorise(actor, site, 'notification.own', now)
  const { notificationChoices, transaction } = platform.storage.forSite(site)
  await transaction(async (within) => {
    const choices = change((await notificationChoices.locked(actor.id, within)) ?? standardChoices(actor.roles))
    const { quiet, summaryHour } = choices
    await notificationChoices.save(actor.id, choices, within)
    const after = { ...choices.channels, quiet, summaryHour }
    const object = { kind: 'member', id: actor.id }
    await recordAudit(platform.storage, within, actor, { action: 'notification.own', object, change: { after }, now })
  })
}

const SUMMARY_PARTS = [
  ['leads', 'lead.read'],
  ['appointments', 'appointment.read'],
  ['figures', 'report.read'],
] as const satisfies readonly (readonly [SummaryPart, StaffAction])[]

/** The events that a person's rights let them hear of. */
export function notificationEventsOf(actor: Actor): readonly NotificationEvent[] {
  return EVENT_NAMES.filter((event) => canHear(actor, event))
}
