import { successCategory } from '#domain/lead/category.ts'
import type { DeliveryKind } from '#domain/lead/delivery/delivery-kind.ts'
import { ruleOf } from '#domain/lead/delivery/lead-deliveries.ts'
import { unsubscribePath } from '#domain/lead/unsubscribe.ts'
import { reservationPath, visitPath } from '#domain/paths.ts'
import { GatewayError } from '#gateways/gateway-error.ts'
import type { Mail } from '#gateways/mail/mail.ts'
import { inWordsOfSite, inWordsOfStaff } from '#site/own-words.ts'
import type { Site } from '#site/site.ts'
import type { Delivery } from '#storage/lead/lead-deliveries.ts'
import type { StoredLead } from '#storage/lead/leads.ts'
import { adfDocument } from '#views/lead/adf.ts'
import { leadHookBody } from '#views/lead/lead-hook.ts'
import { leadMark, leadSms, shortened } from '#views/lead/lead-sms.ts'
import { subjectOf } from '#views/lead/lead-subject.ts'
import { changeMail, changeMark, changeText } from '#views/mail/change-mail.ts'
import { confirmationMail, mailAway } from '#views/mail/confirmation-mail.ts'
import { leadMail } from '#views/mail/lead-mail.ts'
import { carCard } from '#views/mail/reply-mail.ts'
import { refundMail, reservationMail } from '#views/mail/reservation-mail.ts'
import { showAppointment } from '../appointment/show-appointment.ts'
import { lateReason } from '../appointment/text-visit.ts'
import { buyerToken } from '../buyer-link.ts'
import { deliveryMailId } from '../delivery/delivery-mail-id.ts'
import { sendReply } from '../inbox/mail/send-reply.ts'
import { sendText } from '../inbox/send-text.ts'
import { changeOfLead } from '../lead/change-of-lead.ts'
import { photosToSend } from '../lead/lead-photos.ts'
import type { Platform } from '../platform.ts'
import { showAnswerer } from '../site/show-answerer.ts'
import { requestOn } from '../site-request.ts'

/** A lead on its way to one destination. */
export interface Sending {
  readonly site: Site
  readonly lead: StoredLead
  readonly delivery: Delivery
  /** Destinations that could not be reached, for the alert mail. */
  readonly undelivered: readonly string[]
}

/** FIELD-1: sends a lead to one destination by its kind. Throws GatewayError if it did not arrive. */
export function sendDelivery(platform: Platform, sending: Sending): Promise<void> {
  const { kind } = sending.delivery
  const send = () => WAYS[kind](platform, sending)
  return TO_BUYERS.has(kind) ? inWordsOfSite(sending.site, send) : inWordsOfStaff(sending.site, send)
}

/** Kinds that a buyer reads, in the site's own words (LOOK-1). */
const TO_BUYERS: ReadonlySet<DeliveryKind> = new Set(['confirmation', 'reply', 'text', 'refund'])

const WAYS: Readonly<Record<DeliveryKind, (platform: Platform, sending: Sending) => Promise<void>>> = {
  mail: async (platform, sending) => {
    const attachments = await photosToSend(requestOn(platform, sending.site), sending.lead)
    const { lead, site } = sending
    const { origin } = new URL(lead.payload.url)
    const calendar = lead.payload.appointment
      ? await showAppointment({ platform, site, origin }, lead.id, 'dealer')
      : null
    await platform.mailer.send({ ...envelope(sending), ...leadMail(lead, site), calendar, attachments })
  },
  alert: (platform, sending) =>
    platform.mailer.send({ ...envelope(sending), ...leadMail(sending.lead, sending.site, sending.undelivered) }),
  adf: async (platform, sending) => {
    const { lead, site } = sending
    const content = { subject: subjectOf(lead, site), text: adfDocument([lead], site), html: null }
    await platform.mailer.send({ ...envelope(sending), ...content, replyTo: lead.payload.email || null })
  },
  confirmation: async (platform, sending) => {
    const { lead, site } = sending
    const { origin } = new URL(lead.payload.url)
    const car = lead.carId === null ? null : await platform.storage.forSite(site).cars.findById(lead.carId)
    const card = car && { ...carCard(car, site, origin), away: mailAway(car, site) }
    if (lead.payload.reservation) {
      await platform.mailer.send({
        ...envelope(sending),
        ...reservationMail(lead, site, { link: reservationLink(platform, sending), car: card }),
      })
      return
    }
    const leadFacts = { category: successCategory(lead.payload), location: lead.payload.location }
    const answerer = await showAnswerer({ platform, site, now: platform.clock.now() }, leadFacts)
    const unsubscribeLink = origin + unsubscribePath(buyerToken(platform, site, 'unsubscribe', lead.id))
    const parts = { car: card, visitLink: linkOf(platform, sending), unsubscribeLink, answerer }
    const { unsubscribe, ...mail } = confirmationMail(lead, site, parts)
    const calendar = await showAppointment({ platform, site, origin }, lead.id)
    const ends = unsubscribe === null ? {} : { unsubscribe }
    await platform.mailer.send({ ...envelope(sending), ...mail, ...ends, calendar })
  },
  reply: sendReply,
  text: async (platform, sending) => {
    const late = await lateReason(platform, sending.site, sending.delivery.id)
    if (late !== null) throw new GatewayError('sms', late, { permanent: true })
    await sendText(platform, sending)
  },
  refund: (platform, sending) =>
    platform.mailer.send({
      ...envelope(sending),
      ...refundMail(sending.lead, sending.site, reservationLink(platform, sending)),
    }),
  'change-mail': async (platform, sending) => {
    const { change, calendar } = await foundChange(platform, sending)
    const mail = changeMail(sending.lead, change, sending.site)
    await platform.mailer.send({ ...envelope(sending), ...mail, calendar, date: platform.clock.now() })
  },
  'change-text': async (platform, sending) => {
    const { site, lead } = sending
    const { change } = await foundChange(platform, sending)
    const mark = changeMark(lead, change)
    await sendToDealer(platform, sending, shortened(lead, changeText(lead, change, site), mark, site.region), mark)
  },
  webhook: async (platform, { site, lead, delivery }) => {
    await platform.webhooks.send({
      url: delivery.destination,
      account: accountOf(site, delivery),
      deliveryId: delivery.id,
      body: JSON.stringify(leadHookBody(lead, site)),
      at: platform.clock.now(),
    })
  },
  sms: (platform, sending) =>
    sendToDealer(platform, sending, leadSms(sending.lead, sending.site), leadMark(sending.lead)),
}

async function sendToDealer(
  platform: Platform,
  { site, delivery }: Sending,
  text: string,
  mark: string,
): Promise<void> {
  // H7: a later attempt may find budget again.
  const spent = await platform.spending.spend('lead-texts', site.slug)
  if (!spent.ok) throw new GatewayError('sms', 'the budget for text messages about leads is spent')
  await platform.sms.send({ to: delivery.destination, text, mark, again: delivery.attempts > 0 })
}

async function foundChange(platform: Platform, { site, lead }: Sending) {
  const change = await changeOfLead(requestOn(platform, site), lead)
  if (change === null) throw new GatewayError('mail', 'what it is about was deleted', { permanent: true })
  return change
}

/** FORM-17: where the buyer moves or cancels the visit that the lead booked. */
function linkOf(platform: Platform, { site, lead }: Sending): string | null {
  const { origin } = new URL(lead.payload.url)
  return lead.payload.appointment ? origin + visitPath(buyerToken(platform, site, 'visit', lead.id)) : null
}

/** RESERVE-6: where the buyer sees and cancels the reservation of the lead. */
function reservationLink(platform: Platform, { site, lead }: Sending): string {
  const { origin } = new URL(lead.payload.url)
  return origin + reservationPath(buyerToken(platform, site, 'reservation', lead.payload.reservation?.id ?? ''))
}

/** Equal for every attempt, so that receivers can detect repeats. */
function envelope({
  site,
  lead,
  delivery,
}: Sending): Pick<Mail, 'fromName' | 'fromAddress' | 'to' | 'messageId' | 'date'> {
  return {
    fromName: site.delivery.fromName ?? site.name,
    fromAddress: site.delivery.fromAddress,
    to: delivery.destination,
    messageId: deliveryMailId(lead.id, delivery.id),
    date: new Date(lead.createdAt),
  }
}

/**
 * Account whose secret signs the webhook, from the site's configuration. Throws if the webhook is no longer listed
 * there.
 */
function accountOf(site: Site, { destination }: Delivery): string {
  const target = site.delivery.destinations.find(
    (each) => each.kind === 'webhook' && ruleOf(each).destination === destination,
  )
  if (target?.kind === 'webhook') return target.account
  throw new GatewayError('webhook', `${destination} is not among the site's delivery.destinations any more`)
}
