import type { Car } from '#domain/car/car.ts'
import { currentPrice } from '#domain/car/price/current-price.ts'
import { withoutBuyerLinks } from '#domain/hidden-links.ts'
import { UNASSIGNED } from '#domain/inbox/assignment.ts'
import { mayAct } from '#domain/inbox/inbox-rights.ts'
import { businessMinutes, type ClockColour, clockColour } from '#domain/inbox/response-clock.ts'
import { mayBeWrittenTo } from '#domain/lead/unsubscribe.ts'
import type { Site } from '#site/site.ts'
import type { CalendarAppointment } from '#storage/appointments.ts'
import type { ConversationEvent } from '#storage/inbox/conversation-events.ts'
import type { ConversationMail } from '#storage/inbox/conversation-mails.ts'
import type { Conversation } from '#storage/inbox/conversation-row.ts'
import type { Sale } from '#storage/inbox/sales.ts'
import type { Delivery } from '#storage/lead/lead-deliveries.ts'
import type { StoredLead } from '#storage/lead/leads.ts'
import type { StoredReservation } from '#storage/reservations.ts'
import { type LeadRows, leadRows } from '#views/lead/lead-rows.ts'
import type { SiteRequest } from '../site-request.ts'
import type { StaffRequest } from '../staff-request.ts'
import { peopleOf } from './inbox-staff.ts'
import { placeOf } from './lead-place.ts'

/** INBOX-6: all there is about a conversation. */
export interface ShownConversation {
  readonly conversation: Conversation
  readonly owner: string
  readonly clock: { readonly colour: ClockColour; readonly minutes: number } | null
  /** Oldest first. */
  readonly enquiries: readonly ShownEnquiry[]
  readonly history: readonly ConversationEvent[]
  readonly mails: readonly (ConversationMail & { readonly delivery: Delivery | null })[]
  readonly reservations: readonly StoredReservation[]
  /** SALES-4: a booked time is a next step. */
  readonly nextAppointment: CalendarAppointment | null
  /** SALES-9: the sale that stands, and the car of it as it is now. */
  readonly sale: { readonly sale: Sale; readonly carNow: CarNow | null } | null
  /** The person's other conversations, the latest first. */
  readonly others: readonly Conversation[]
}

export interface ShownEnquiry {
  readonly lead: StoredLead
  readonly rows: LeadRows
  readonly deliveries: readonly Delivery[]
  readonly carNow: CarNow | null
  /** LAW-4: the sender agreed to marketing messages and has not ended them since. */
  readonly mayBeWrittenTo: boolean
}

/** INBOX-6: the car as it is now, beside the lead's copy of it as it was. */
export interface CarNow {
  readonly car: Car
  readonly price: number | null
  /** Set if it differs from the price that the buyer saw. */
  readonly priceThen: number | null
  readonly state: 'for-sale' | 'reserved' | 'sold'
}

/** INBOX-6: shows a conversation; null if it is not the site's, or the person may not read it (STAFF-5). */
export async function showConversation(request: StaffRequest, id: string): Promise<ShownConversation | null> {
  const { platform, site, actor } = request
  const { appointments, inbox, leads, reservations } = platform.storage.forSite(site)
  const conversation = await inbox.conversations.find(id)
  if (conversation === null || !mayAct(actor, site, 'lead.read', conversation)) return null
  const [own, history, mails, people, others, sale, nextAppointment] = await Promise.all([
    leads.ofConversation(id),
    inbox.events.of(id),
    inbox.mails.of(id),
    peopleOf(platform, site),
    inbox.conversations.othersOf(conversation, OTHERS),
    showSale(request, id),
    appointments.nextOf(id, platform.clock.now()),
  ])
  const enquiries = await Promise.all(own.map((lead) => showEnquiry(request, lead)))
  const deliveries = new Map(enquiries.flatMap((each) => each.deliveries.map((delivery) => [delivery.id, delivery])))
  const owner = people.find((each) => each.id === conversation.assignee)?.name
  return {
    conversation,
    owner: conversation.assignee === null ? UNASSIGNED : (owner ?? 'A former member'),
    clock: clockNow(site, conversation, platform.clock.now()),
    enquiries,
    history,
    mails: mails.map((mail) => ({
      ...mail,
      body: withoutBuyerLinks(mail.body),
      html: mail.html === null ? null : withoutBuyerLinks(mail.html),
      delivery: mail.deliveryId === null ? null : (deliveries.get(mail.deliveryId) ?? null),
    })),
    reservations: await reservations.ofLeads(own.map((lead) => lead.id)),
    sale,
    nextAppointment,
    others: others.filter((each) => mayAct(actor, site, 'lead.read', each)),
  }
}

const OTHERS = 20

async function showSale({ platform, site }: SiteRequest, id: string): Promise<ShownConversation['sale']> {
  const { inbox, cars } = platform.storage.forSite(site)
  const sale = await inbox.sales.ofConversation(id)
  if (sale === null) return null
  const car = sale.carId === null ? null : await cars.findById(sale.carId)
  return { sale, carNow: car && carNow(car, null) }
}

async function showEnquiry({ platform, site }: SiteRequest, lead: StoredLead): Promise<ShownEnquiry> {
  const { leads, cars, marketingEnds } = platform.storage.forSite(site)
  const place = site.locations.find(({ id }) => id === lead.locationId)?.name ?? null
  const [deliveries, car, endedAt] = await Promise.all([
    leads.deliveries(lead.id),
    lead.carId === null ? null : cars.findById(lead.carId),
    lead.consent === null ? null : marketingEnds.endedAt(lead.payload.email),
  ])
  return {
    lead,
    rows: leadRows(lead, site, place),
    deliveries,
    carNow: car && carNow(car, lead.payload.vehicle?.price ?? null),
    mayBeWrittenTo: mayBeWrittenTo(lead.consent, endedAt),
  }
}

function carNow(car: Car, seen: number | null): CarNow {
  const price = currentPrice(car)
  const state = car.status === 'sold' ? 'sold' : car.reserved ? 'reserved' : 'for-sale'
  return { car, price, priceThen: seen !== null && seen !== price ? seen : null, state }
}

function clockNow(site: Site, { clock, isOpen, locationId }: Conversation, now: Date): ShownConversation['clock'] {
  if (clock === null || !isOpen) return null
  const minutes = businessMinutes(placeOf(site, locationId), clock.since, now)
  return { colour: clockColour(clock, now), minutes }
}
