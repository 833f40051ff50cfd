import type { Car } from '#domain/car/car.ts'
import { type ClockSite, clockOf, dayTime, longTime, shortTime } from '#domain/date/local-time.ts'
import { successCategory } from '#domain/lead/category.ts'
import { greeting } from '#domain/lead/greeting.ts'
import type { LeadPayload } from '#domain/lead/lead.ts'
import { leadOutcome } from '#domain/lead/lead-outcome.ts'
import { leadReference } from '#domain/lead/lead-reference.ts'
import { shownTitle } from '#domain/lead/lead-vehicle.ts'
import { addressText, directionsHref, locationOf, type Place } from '#domain/location/location.ts'
import { formatMoney } from '#domain/money.ts'
import { formatPhone, telHref } from '#domain/phone/phone.ts'
import type { RegionCode } from '#domain/region.ts'
import type { Trade } from '#domain/trade.ts'
import * as words from '#words/mail.ts'
import { say } from '#words/say.ts'
import type { MailedLead } from '../lead/lead-subject.ts'
import { preferredTimeText } from '../lead/preferred-time.ts'
import type { AnswererView } from '../lead-page/answerer-view.ts'
import { type NextSteps, nextSteps, type OwnNextSteps, ownNextSteps } from '../lead-page/next-steps.ts'
import { placeAway } from '../vehicle/vehicle-location.ts'
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

/** What a confirmation adds to the lead where there is one. */
interface ConfirmationParts {
  readonly car?: MailCar | null
  readonly visitLink?: string | null
  /** LAW-4: ends marketing messages; of no use to who did not agree to any. */
  readonly unsubscribeLink?: string | null
  /** ROUTE-6 */
  readonly answerer?: AnswererView | null
}

/**
 * A10: the buyer's confirmation: what was sent, the time and the car, what happens next, and who to call. It contains only
 * public data and the buyer's selections, because anyone can enter someone else's address into a form. `car` is the car as
 * it is now; null if the site no longer has it.
 */
export function confirmationMail(
  lead: MailedLead,
  site: ConfirmationSite,
  { car = null, visitLink = null, unsubscribeLink = null, answerer = null }: ConfirmationParts = {},
): ConfirmationMail {
  const { payload } = lead
  const place = site.locations.find(({ id }) => id === payload.location) ?? null
  const unsubscribe = lead.consent === null ? null : unsubscribeLink
  const next = stepsOf(payload, site, place?.name ?? site.name)
  const subject = [
    next.heading,
    payload.appointment ? timeOf(payload, site, true) : payload.vehicle && shownTitle(payload.vehicle),
  ]
  const called = placeToCall(payload, place && placePart(place, site.region), car)
  const contact = called ? say(words.replyEmailCallPhone, { phone: called.phone }) : say(words.replyEmail)
  const parts: readonly (MailPart | null)[] = [
    { kind: 'heading', text: next.heading },
    greeting(payload),
    ownText(payload, site) ??
      (payload.appointment
        ? say(words.seeYouDayTime, {
            dayTime: dayTime(new Date(payload.appointment.start), clockOf(site, payload.location)),
          })
        : site.leads.successMessage),
    timePart(payload, site),
    carPart(payload, car),
    next.steps.length > 0 ? { kind: 'steps', heading: say(words.whatHappensNext), steps: next.steps } : null,
    payload.appointment
      ? visitText(visitLink, contact)
      : say(words.somethingAddReplace, { replace: contact.replace(/^r/, 'R') }),
    answererPart(answerer, new URL(payload.url).origin),
    called,
    {
      kind: 'note',
      text: say(words.referenceLeadReferenceNotReply, { leadReference: leadReference(lead.id) }),
    },
    unsubscribe === null
      ? null
      : { kind: 'note', text: say(words.agreedWordingStopThese, { wording: lead.consent?.wording, unsubscribe }) },
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
  const change = link === null ? '' : `${say(words.needAnotherTimeCant, { link })}\n`
  return say(words.changeAttachedFileAdds, { change, replace: contact.replace(/^r/, 'R') })
}

/** 'Megan Foster, Sales manager, looks after you. We answer half of …', with her face where the site has a photo. */
function answererPart(answerer: AnswererView | null, origin: string): MailPart | null {
  if (answerer === null) return null
  const { person, time } = answerer
  const who = person && say(words.nameRoleLooksAfter, { name: person.name, role: person.role })
  const photo = person?.photo ? new URL(person.photo.src, origin).href : null
  return { kind: 'person', words: [who, time].filter((each) => each !== null).join(' '), photo }
}

/** The same words as on the page after the form (ROUTE-6). */
function stepsOf(payload: LeadPayload, { region, search, leads }: ConfirmationSite, place: string): NextSteps {
  return nextSteps(
    successCategory(payload),
    place,
    { region, trade: search },
    {
      ownWords: leads.afterLead,
      outcome: leadOutcome(payload),
    },
  )
}

/** The site's own sentence of this kind of lead (`leads.afterLead`). */
function ownText(payload: LeadPayload, { leads }: ConfirmationSite): string | null {
  return ownNextSteps(leads.afterLead, successCategory(payload), leadOutcome(payload))?.mail ?? null
}

function timePart(payload: LeadPayload, site: ConfirmationSite): MailPart | null {
  if (payload.preferred_time === null) return null
  return {
    kind: 'time',
    label: payload.appointment ? say(words.yourTime) : say(words.youAskedFor),
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
  return { kind: 'car', ...(car ?? { title: shownTitle(vehicle), price, url: vehicle.url, picture: null }) }
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
