import type { Car } from '#domain/car/car.ts'
import { successCategory } from '#domain/lead/category.ts'
import { greeting } from '#domain/lead/greeting.ts'
import type { LeadPayload } from '#domain/lead/lead.ts'
import { leadOutcome } from '#domain/lead/lead-outcome.ts'
import { leadReference } from '#domain/lead/lead-reference.ts'
import { formatPhone, telHref } from '#domain/lead/phone.ts'
import { unsubscribePath } from '#domain/lead/unsubscribe.ts'
import { type ClockSite, clockOf, dayTime, longTime, shortTime } from '#domain/local-time.ts'
import { addressText, directionsHref, locationOf, type Place } from '#domain/location/location.ts'
import { formatMoney } from '#domain/money.ts'
import type { RegionCode } from '#domain/region.ts'
import type { Trade } from '#domain/trade.ts'
import { preferredTimeText } from '../lead/preferred-time.ts'
import { type NextSteps, nextSteps, type OwnNextSteps, ownNextSteps } from '../lead-page/next-steps.ts'
import { placeAway } from '../vehicle/vehicle-location.ts'
import type { MailedLead } from './lead-mail.ts'
import { buyerMail, type MailCar, type MailPart, type MailPlace } from './mail-html.ts'
import { type MailLookSite, mailLook } from './mail-look.ts'

/** The buyer's mail after a form, as plain text and HTML. */
export interface ConfirmationMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The location's address, so that replies reach the staff who handle the lead. */
  readonly replyTo: string | null
  /** LAW-4: address that ends marketing messages; null if the buyer gets none. */
  readonly unsubscribe: string | null
}

/** Site fields that buyers' mails contain. A `Site` is one. */
export interface ConfirmationSite extends MailLookSite, ClockSite {
  readonly search: Trade
  readonly leads: { readonly successMessage: string; readonly afterLead: readonly OwnNextSteps[] }
  readonly locations: readonly (Place & { readonly leadEmail: string | null; readonly timezone: string })[]
}

/**
 * A10: the buyer's confirmation: what was sent, the time and the car, what happens next, and who to call. It contains only
 * public data and the buyer's selections, because anyone can enter someone else's address into a form. `car` is the car as
 * it is now; null if the site no longer has it.
 */
export function confirmationMail(
  lead: MailedLead,
  site: ConfirmationSite,
  car: MailCar | null = null,
  visitLink: string | null = null,
): ConfirmationMail {
  const { payload } = lead
  const place = site.locations.find(({ id }) => id === payload.location) ?? null
  const unsubscribe = lead.consent === null ? null : `${new URL(payload.url).origin}${unsubscribePath(lead.id)}`
  const next = stepsOf(payload, site, place?.name ?? site.name)
  const subject = [next.heading, payload.appointment ? timeOf(payload, site, true) : payload.vehicle?.title]
  const called = placeToCall(payload, place && placePart(place, site.region), car)
  const contact = called ? `reply to this email or call ${called.phone}` : 'reply to this email'
  const parts: readonly (MailPart | null)[] = [
    { kind: 'heading', text: next.heading },
    greeting(payload),
    ownText(payload, site) ??
      (payload.appointment
        ? `See you ${dayTime(new Date(payload.appointment.start), clockOf(site, payload.location))}.`
        : site.leads.successMessage),
    timePart(payload, site),
    carPart(payload, car),
    next.steps.length > 0 ? { kind: 'steps', heading: 'What happens next', steps: next.steps } : null,
    payload.appointment ? visitText(visitLink, contact) : `Something to add? ${contact.replace(/^r/, 'R')}.`,
    called,
    {
      kind: 'note',
      text: `Your reference: ${leadReference(lead.id)}. Not you? Reply to this email and we’ll remove your details.`,
    },
    unsubscribe === null
      ? null
      : { kind: 'note', text: `You agreed: ‘${lead.consent?.wording}’ To stop these messages: ${unsubscribe}` },
  ]
  return {
    subject: subject.filter(Boolean).join(': '),
    ...buyerMail(parts, mailLook(site)),
    replyTo: place?.leadEmail ?? null,
    unsubscribe,
  }
}

/** FORM-17: opening the link changes nothing, since mail scanners open links; the page has the buttons. */
function visitText(link: string | null, contact: string): string {
  const change = link === null ? '' : `Need another time, or can’t make it? Move or cancel it here: ${link}\n`
  return `${change}The attached file adds it to your calendar. Questions? ${contact.replace(/^r/, 'R')}.`
}

/** The same words as on the page after the form (ROUTE-6). */
function stepsOf(payload: LeadPayload, { region, search, leads }: ConfirmationSite, place: string): NextSteps {
  return nextSteps(successCategory(payload), place, region, search, leads.afterLead, leadOutcome(payload))
}

/** The site's own sentence of this kind of lead (`leads.afterLead`). */
function ownText(payload: LeadPayload, { leads }: ConfirmationSite): string | null {
  return ownNextSteps(leads.afterLead, successCategory(payload), leadOutcome(payload))?.mail ?? null
}

function timePart(payload: LeadPayload, site: ConfirmationSite): MailPart | null {
  if (payload.preferred_time === null) return null
  return {
    kind: 'time',
    label: payload.appointment ? 'Your time' : 'You asked for',
    text: timeOf(payload, site, false),
  }
}

/** FORM-17: the booked time on the location's clock; a wish as the buyer typed it. */
function timeOf(payload: LeadPayload, site: ConfirmationSite, short: boolean): string {
  const { appointment, location, preferred_time: wish } = payload
  if (!appointment) return preferredTimeText(wish ?? '', site.region)
  return (short ? shortTime : longTime)(new Date(appointment.start), clockOf(site, location))
}

/** The car as it is now; else as it was when the form was sent, without its photo. */
export function carPart({ vehicle }: LeadPayload, car: MailCar | null): MailPart | null {
  if (vehicle === null) return null
  const price = vehicle.price === null ? null : formatMoney(vehicle.price)
  return { kind: 'car', ...(car ?? { title: vehicle.title, price, url: vehicle.url, picture: null }) }
}

/** P-3: the place of the car where that is none of the site's locations; a booked visit is at the location. */
export function placeToCall(
  { appointment }: LeadPayload,
  place: PlacePart | null,
  car: MailCar | null,
): PlacePart | null {
  const away = appointment ? null : car?.away
  return away ? { kind: 'place', ...away } : place
}

/** P-3: the place of a car that is at none of the site's locations, as a mail shows it. */
export function mailAway(car: Car, { locations, region }: ConfirmationSite): MailPlace | null {
  const place = locationOf(car, locations)
  const away = place && placeAway(car, place)
  if (!away) return null
  const { name, address, directionsHref: directions, phone } = away
  return { name, address, directions, phone: formatPhone(phone, region), tel: telHref(phone, region) }
}

type PlacePart = Extract<MailPart, { readonly kind: 'place' }>

export function placePart(place: Place, region: RegionCode): PlacePart {
  return {
    kind: 'place',
    name: place.name,
    address: addressText(place),
    directions: directionsHref(place),
    phone: formatPhone(place.phone, region),
    tel: telHref(place.phone, region),
  }
}
