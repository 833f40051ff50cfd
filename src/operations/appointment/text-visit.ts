import type { AppointmentKind } from '#domain/appointment/appointment.ts'
import { isReminderTime } from '#domain/appointment/reminder.ts'
import { clockOf } from '#domain/date/local-time.ts'
import { inWordsOfSite } from '#site/own-words.ts'
import type { Site } from '#site/site.ts'
import type { Transaction } from '#storage/transaction.ts'
import { type VisitTextNews, visitText } from '#views/text/buyer-text.ts'
import { textBuyer, textsBuyers } from '../inbox/mail/text-buyer.ts'
import type { Platform } from '../platform.ts'
import type { SiteRequest } from '../site-request.ts'

/** A visit as its text message needs it. */
export interface TextedVisit {
  readonly id: string
  readonly leadId: string
  readonly kind: AppointmentKind
  readonly locationId: string
  readonly start: Date
  readonly changes: number
}

/** FORM-17: texts the buyer about a visit, once for each of its times. */
export async function textVisit(
  request: SiteRequest,
  visit: TextedVisit,
  news: VisitTextNews,
  within: Transaction,
): Promise<void> {
  const { platform, site } = request
  const place = site.locations.find(({ id }) => id === visit.locationId)
  const lead = place && textsBuyers(site) ? await platform.storage.forSite(site).leads.find(visit.leadId, within) : null
  if (!place || lead === null) return
  const text = inWordsOfSite(site, () => visitText(news, visit, place, site))
  await textBuyer(request, lead, { id: textIdOf(visit, news), text }, within)
}

/** The id of a visit's text message. A moved visit has new ones, so that the buyer reads its new time too. */
export function textIdOf({ id, changes }: Pick<TextedVisit, 'id' | 'changes'>, news: VisitTextNews): string {
  return `${id}-${changes}-${news}-text`
}

/** Ends text messages about an earlier time of a visit that are still on their way. */
export async function endTexts(
  { platform, site }: SiteRequest,
  { id }: Pick<TextedVisit, 'id'>,
  conversationId: string,
  within: Transaction,
): Promise<void> {
  const { inbox, leads } = platform.storage.forSite(site)
  for (const message of await inbox.mails.of(conversationId, within)) {
    if (message.deliveryId !== null && visitIdOf(message.id) === id)
      await leads.replace(message.deliveryId, platform.clock.now(), within)
  }
}

/** Why the text message about a visit must not go out any more; null: it may, or it is about no visit. */
export async function lateReason(platform: Platform, site: Site, deliveryId: string): Promise<string | null> {
  const messageId = (await platform.storage.forSite(site).inbox.mails.ofDelivery(deliveryId))?.id ?? ''
  const id = visitIdOf(messageId)
  if (id === null || messageId.endsWith('-cancelled-text')) return null
  const visit = await platform.storage.forSite(site).appointments.find(id)
  const now = platform.clock.now()
  if (visit?.state !== 'booked' || !messageId.startsWith(`${id}-${visit.changes}-`)) return 'the visit was changed'
  if (visit.start <= now) return 'the visit is over'
  const { timezone } = clockOf(site, visit.locationId)
  const isLate = messageId === textIdOf(visit, 'reminder') && !isReminderTime(visit.start, now, timezone)
  return isLate ? 'it is too late for the reminder' : null
}

function visitIdOf(messageId: string): string | null {
  return /^(.+)-\d+-(?:made|moved|cancelled|reminder)-text$/.exec(messageId)?.[1] ?? null
}
