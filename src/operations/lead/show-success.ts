import { slotAt } from '#domain/appointment/slots.ts'
import type { Car } from '#domain/car/car.ts'
import { cardPicture } from '#domain/car/car-picture.ts'
import { carSubtitle, carTitle } from '#domain/car/car-title.ts'
import { clockOf, dayTime, longTime } from '#domain/date/local-time.ts'
import type { LeadCategory } from '#domain/lead/category.ts'
import { leadOutcome } from '#domain/lead/lead-outcome.ts'
import type { PhotosSent } from '#domain/lead/lead-photos.ts'
import { leadReference } from '#domain/lead/lead-reference.ts'
import { SEARCH_PATH, SUCCESS_CALENDAR_PATH, vehiclePath, visitPath } from '#domain/paths.ts'
import type { StoredLead } from '#storage/lead/leads.ts'
import { similarLink, similarPath } from '#views/card/similar-path.ts'
import { nextSteps, ownNextSteps } from '#views/lead-page/next-steps.ts'
import { successActions } from '#views/lead-page/success-actions.ts'
import { successPhotos } from '#views/lead-page/success-photos.ts'
import { successPlace } from '#views/lead-page/success-place.ts'
import type { SuccessView } from '#views/lead-page/success-view.ts'
import { say } from '#words/say.ts'
import * as words from '#words/success.ts'
import { buyerToken } from '../buyer-link.ts'
import { similarCars } from '../car/similar-cars.ts'
import { showAnswerer } from '../site/show-answerer.ts'
import type { SiteRequest } from '../site-request.ts'

/** The last lead of a visitor, from a cookie. */
export interface SentLead {
  readonly leadId: string
  readonly category: LeadCategory
  readonly carId: string | null
  readonly event: number | null
}

/**
 * ROUTE-6: the success page: next steps, contact, the car and similar cars. A lead that does not exist (the honeypot of
 * FORM-2) gets the same page.
 */
export async function showSuccess(
  request: SiteRequest,
  sent: SentLead,
  photosSent: PhotosSent | null = null,
): Promise<SuccessView> {
  const { platform, site, now } = request
  const storage = platform.storage.forSite(site)
  const lead = await storage.leads.find(sent.leadId)
  const car = sent.carId === null ? null : await storage.cars.findById(sent.carId)
  const place = successPlace(
    site,
    { category: sent.category, locationId: lead?.locationId ?? null, car },
    now,
    lead !== null,
  )
  const name = place?.name ?? site.name
  const outcome = leadOutcome(lead?.payload ?? null)
  const booked = ownNextSteps(site.leads.afterLead, sent.category, 'booked')
  const appointment = await appointmentOf(request, lead)
  return {
    ...nextSteps(
      sent.category,
      name,
      { region: site.region, trade: site.search },
      { ownWords: site.leads.afterLead, outcome },
    ),
    leadId: sent.leadId,
    kept: lead !== null,
    event: sent.event,
    category: sent.category,
    reference: leadReference(sent.leadId),
    dealership: lead?.payload.dealership_slug ?? car?.dealership_slug ?? null,
    message: appointment ? (booked?.mail ?? seeYou(appointment.day)) : site.leads.successMessage,
    appointment,
    place,
    answerer: await showAnswerer(request, { category: sent.category, location: place?.id ?? null }),
    car: car && enquiredCar(car),
    actions: car ? successActions(car, sent.category, site) : [],
    photos: lead && successPhotos(lead.payload, photosSent),
    similar: car ? await similarCars(request, car) : [],
    onward: car ? similarLink(car) : (onwardOf()[sent.category] ?? allStock()),
  }
}

/** B13: a booked time needs no call, so the site's sentence about one would contradict it. */
const seeYou = (time: string) => say(words.seeYouTime, { time })

const allStock = () => ({ label: say(words.seeAllStock), href: SEARCH_PATH })
const home = () => ({ label: say(words.backHomePage), href: '/' })

/** Visitors who want a service, a part or a job are not looking for a car. */
const onwardOf = (): Readonly<Partial<Record<LeadCategory, SuccessView['onward']>>> => ({
  'Service Booking': home(),
  'Parts Enquiry': home(),
  'Careers Enquiry': home(),
})

/** The booked time as it is now: the buyer may have moved it (FORM-17). */
async function appointmentOf(
  { platform, site }: SiteRequest,
  lead: StoredLead | null,
): Promise<(NonNullable<SuccessView['appointment']> & { readonly day: string }) | null> {
  if (!lead?.payload.appointment) return null
  const booked = await platform.storage.forSite(site).appointments.find(lead.id)
  if (booked?.state !== 'booked') return null
  const clock = clockOf(site, booked.locationId)
  return {
    text: longTime(booked.start, clock),
    day: dayTime(booked.start, clock),
    end: slotAt(site.appointments, booked.start).end.toISOString(),
    calendarHref: SUCCESS_CALENDAR_PATH,
    changeHref: visitPath(buyerToken(platform, site, 'visit', booked.id)),
  }
}

function enquiredCar(car: Car): SuccessView['car'] {
  return {
    id: car.id,
    title: carTitle(car),
    subtitle: carSubtitle(car),
    href: vehiclePath(car.slug),
    picture: cardPicture(car),
    similarHref: similarPath(car),
  }
}
