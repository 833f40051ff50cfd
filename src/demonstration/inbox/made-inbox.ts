import { kindOfCategory } from '#domain/appointment/appointment.ts'
import type { Car } from '#domain/car/car.ts'
import { instantOfLocal } from '#domain/date/zoned-instant.ts'
import { zonedTime } from '#domain/date/zoned-time.ts'
import { businessMinutes, responseDeadlines } from '#domain/inbox/response-clock.ts'
import { isOpen } from '#domain/inbox/stage.ts'
import { canBeAnswered } from '#domain/inbox/text-message.ts'
import { leadFormSchema } from '#domain/lead/form/lead-form.ts'
import { leadFormKind } from '#domain/lead/form/lead-form-kind.ts'
import { leadFormOptions } from '#domain/lead/form/lead-form-options.ts'
import { leadPayload } from '#domain/lead/lead.ts'
import { hoursOn, minutesOf } from '#domain/location/opening-hours.ts'
import { isLandline, normalPhone } from '#domain/phone/phone.ts'
import { may } from '#domain/staff/actor.ts'
import { limitsOf, placeOf } from '#operations/inbox/lead-place.ts'
import { leadSummary } from '#operations/inbox/lead-summary.ts'
import type { Platform } from '#operations/platform.ts'
import type { Site } from '#site/site.ts'
import type { NewEvent } from '#storage/inbox/conversation-events.ts'
import type { NewConversationMail } from '#storage/inbox/conversation-mails.ts'
import type { MadeConversation } from '#storage/inbox/made-conversations.ts'
import { loadMadeNotifications } from './made-notifications.ts'
import { heldCars, madeReservation, withMadePayment } from './made-reservations.ts'
import { MADE_TEMPLATES } from './made-templates.ts'
import { type MadeEnquiry, type MadeStep, makeEnquiries } from './make-enquiries.ts'

/**
 * Gives a demonstration dealer ninety days of enquiries in every stage, at its first start. A site that has a lead is left
 * alone. Nothing is sent. Returns the number of conversations.
 */
export async function loadMadeInbox(
  platform: Pick<Platform, 'storage' | 'clock' | 'colleagues' | 'payments'>,
  site: Site,
): Promise<number> {
  const { leads, cars, inbox, transaction } = platform.storage.forSite(site)
  if ((await leads.list({ limit: 1 })).length > 0) return 0
  const now = platform.clock.now()
  const stock: Car[] = []
  for await (const some of cars.changedSince(0)) {
    stock.push(...some.filter(({ status }) => status !== 'sold'))
    if (stock.length >= MOST_CARS) break
  }
  const people = (await platform.colleagues.of(site.slug)).filter((person) => may(person, site, 'lead.reply'))
  const enquiries = makeEnquiries(site.slug, now, { cars: stock.length, places: site.locations.length })
  const held = heldCars(site, enquiries, stock)
  const conversations = enquiries.flatMap((enquiry, index) => {
    const owner = enquiry.stage === 'new' || people.length === 0 ? null : (people[index % people.length] ?? null)
    const holds = held.get(index) ?? null
    const car = holds?.car ?? (enquiry.car === null ? null : (stock[enquiry.car] ?? null))
    return (
      madeConversation(site, enquiry, { number: index, car, owner, now, hoursLeft: holds?.hoursLeft ?? null }) ?? []
    )
  })
  await inbox.loadMade(await Promise.all(conversations.map((each) => withMadePayment(platform.payments, site, each))))
  await transaction(async (within) => {
    for (const template of MADE_TEMPLATES) await inbox.templates.save(template, within)
  })
  await loadMadeNotifications(platform, site, conversations)
  return conversations.length
}

/** Enough cars for the enquiries to differ. */
const MOST_CARS = 1_000

interface Making {
  readonly number: number
  readonly car: Car | null
  readonly owner: { readonly id: string; readonly name: string } | null
  readonly now: Date
  /** Hours until its reservation ends; null: none holds the car. */
  readonly hoursLeft: number | null
}

/** Null if the site's form does not take the enquiry: a site without that form, say. */
function madeConversation(
  site: Site,
  enquiry: MadeEnquiry,
  { number, car, owner, now, hoursLeft }: Making,
): MadeConversation | null {
  const id = `made-${number}`
  const times = [enquiry.arrivedAt, ...(enquiry.againAt ? [enquiry.againAt] : [])]
  const staff = owner ?? { id: 'made', name: 'The sales desk' }
  const place = site.locations[enquiry.place]
  const spot = placeOf(site, place?.id ?? null)
  const answer = enquiry.steps.find(({ kind }) => kind === 'call' || kind === 'mail-out' || kind === 'stage')
  const leads = times.flatMap((createdAt, turn) => {
    const payload = payloadOf(site, enquiry, car, place?.id ?? null)
    if (payload === null) return []
    const answered = answer && { at: answer.at, minutes: businessMinutes(spot, createdAt, answer.at) }
    return [
      {
        id: `${id}-${turn}`,
        submissionId: `${id}-${turn}`,
        category: payload.category,
        subcategory: payload.subcategory,
        locationId: payload.location,
        carId: payload.car_id,
        payload,
        consent: null,
        createdAt,
        answered: answered ?? null,
        sentTo: place?.leadEmail ?? site.leads.fallbackEmail ?? 'sales@dealer.example',
      },
    ]
  })
  const last = leads.at(-1)
  if (last === undefined) return null
  const waits = answer === undefined && isOpen(enquiry.stage)
  const summary = leadSummary(site, last)
  const arrivals: readonly NewEvent[] = leads.map((lead) => ({
    kind: 'lead',
    at: lead.createdAt,
    by: null,
    leadId: lead.id,
    data: { category: summary.category, car: summary.carTitle },
  }))
  return {
    id,
    summary,
    leads,
    stage: enquiry.stage,
    reason: enquiry.reason,
    assignee: owner?.id ?? null,
    clock: waits ? { since: enquiry.arrivedAt, ...responseDeadlines(spot, enquiry.arrivedAt, limitsOf(site)) } : null,
    events: [
      ...arrivals,
      ...stepsOf(site, enquiry).map((step, index) => stepEvent(id, enquiry, { step, index, staff })),
    ],
    mails: stepsOf(site, enquiry).flatMap((step, index) => stepMail(site, id, enquiry, { step, index, staff }) ?? []),
    appointment:
      enquiry.appointment && place ? madeAppointment(site, enquiry, { locationId: place.id, number, now }) : null,
    reservation: madeReservation(id, enquiry, car, { site, held: { now, hoursLeft } }),
  }
}

function payloadOf(
  site: Site,
  { buyer, category, message, source }: MadeEnquiry,
  car: Car | null,
  locationId: string | null,
) {
  const options = leadFormOptions(site)
  const kind = leadFormKind(category, car !== null, '')
  const place = site.locations.find(({ id }) => id === locationId)
  const typed = {
    ...buyer,
    category,
    message,
    ...(car ? { car_id: car.id } : {}),
    location_id: locationId,
    dealership_slug: place?.dealershipSlug,
    rego: '123ABC',
    rego_state: 'QLD',
    own_make: 'Mazda',
    own_model: '3',
    own_year: '2016',
    own_odometer: '140000',
    budget: '500',
    terms: 'on',
    linked_query_params: source === null ? {} : { utm_source: source },
  }
  const checked = leadFormSchema(options, kind).safeParse(typed)
  if (!checked.success) return null
  const where = { locationId, dealershipSlug: place?.dealershipSlug ?? null, dealershipId: site.identity.dealershipId }
  const origin = `http://${site.slug}.localhost`
  const path = car ? `/cars/${car.slug}` : '/contact'
  return leadPayload(checked.data, car, where, { origin, path, pageId: null, userAgent: null })
}

function stepEvent(
  id: string,
  { stage, reason }: MadeEnquiry,
  {
    step,
    index,
    staff,
  }: { readonly step: MadeStep; readonly index: number; readonly staff: { id: string; name: string } },
): NewEvent {
  const { kind, at, text } = step
  const mailId = `${id}-mail-${index}`
  const data = {
    stage: { to: step.stage, reason: step.stage === stage ? reason : null },
    note: { text },
    call: { outcome: text.startsWith('No answer') ? 'message-left' : 'reached', text },
    'mail-out': { mailId },
    'mail-in': { mailId, automatic: false },
    'text-out': { mailId },
    'text-in': { mailId },
  }
  return { kind, at, by: kind === 'mail-in' || kind === 'text-in' ? null : staff, data: data[kind] }
}

function stepMail(
  site: Site,
  id: string,
  { buyer }: MadeEnquiry,
  {
    step: { kind, at, text },
    index,
    staff,
  }: { readonly step: MadeStep; readonly index: number; readonly staff: { name: string } },
): NewConversationMail | null {
  if (kind === 'text-out' || kind === 'text-in')
    return madeText(site, `${id}-mail-${index}`, { buyer, step: { kind, at, text }, staff })
  if (kind !== 'mail-out' && kind !== 'mail-in') return null
  const [name, address] = [`${buyer.name} ${buyer.last_name}`, buyer.email]
  const ours = site.delivery.fromAddress ?? 'website@forecourt.example'
  const isOut = kind === 'mail-out'
  return {
    id: `${id}-mail-${index}`,
    direction: isOut ? 'out' : 'in',
    messageId: `${id}-mail-${index}`,
    earlier: [],
    fromName: isOut ? `${staff.name}, ${site.name}` : name,
    fromAddress: isOut ? ours : address,
    toAddress: isOut ? address : ours,
    subject: `Re: Your enquiry at ${site.name}`,
    body: isOut ? `${text}\n\n${staff.name}\n${site.name}` : text,
    html: null,
    deliveryId: null,
    at,
  }
}

function madeText(
  site: Site,
  id: string,
  {
    buyer: { name, last_name, phone },
    step: { kind, at, text },
    staff,
  }: {
    readonly buyer: MadeEnquiry['buyer']
    readonly step: Pick<MadeStep, 'kind' | 'at' | 'text'>
    readonly staff: { name: string }
  },
): NewConversationMail {
  const [theirs, ours] = [normalPhone(phone, site.region) ?? phone, site.delivery.textSender?.from ?? '']
  const isOut = kind === 'text-out'
  return {
    id,
    channel: 'text',
    direction: isOut ? 'out' : 'in',
    messageId: id,
    earlier: [],
    fromName: isOut ? staff.name : `${name} ${last_name}`,
    fromAddress: isOut ? ours : theirs,
    toAddress: isOut ? theirs : ours,
    subject: '',
    body: text,
    html: null,
    deliveryId: null,
    at,
  }
}

/**
 * Leaves out text messages where the site has no sender or the buyer no mobile, and answers to a sender that is a name
 * (INBOX-8).
 */
function stepsOf(site: Site, { steps, buyer }: MadeEnquiry): readonly MadeStep[] {
  const sender = isLandline(normalPhone(buyer.phone, site.region) ?? '') ? null : site.delivery.textSender
  return steps.filter(
    ({ kind }) => (kind !== 'text-out' || sender !== null) && (kind !== 'text-in' || canBeAnswered(sender)),
  )
}

/** A past appointment is kept, missed or cancelled; those of the last day still wait for a mark. */
function madeAppointment(
  site: Site,
  { appointment, category }: MadeEnquiry,
  { locationId, number, now }: { readonly locationId: string; readonly number: number; readonly now: Date },
): MadeConversation['appointment'] {
  if (appointment === null) return null
  const start = slotOf(site, locationId, appointment)
  const isPast = start.getTime() < now.getTime() - 86_400_000
  const state = PAST_STATES[number % PAST_STATES.length] ?? 'kept'
  return { locationId, start, kind: kindOfCategory(category), state: isPast ? state : 'booked' }
}

const PAST_STATES = ['kept', 'kept', 'missed', 'kept', 'cancelled', 'kept', 'kept'] as const

/** That slot of the day, or of the next day that the place opens. */
function slotOf(site: Site, locationId: string, { on, slot }: NonNullable<MadeEnquiry['appointment']>): Date {
  const place = placeOf(site, locationId)
  for (let days = 0; days < 7; days += 1) {
    const { date } = zonedTime(new Date(on.getTime() + days * 86_400_000), place.timezone)
    const { open } = hoursOn(place, date)
    if (open !== null)
      return instantOfLocal(date, minutesOf(open) + slot * site.appointments.slotMinutes, place.timezone)
  }
  return on
}
