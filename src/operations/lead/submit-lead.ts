import { wishFault } from '#domain/appointment/wish-fault.ts'
import type { Car } from '#domain/car/car.ts'
import { clockOf } from '#domain/date/local-time.ts'
import { fieldErrors } from '#domain/form/field-errors.ts'
import { type FieldErrors, fixErrors } from '#domain/form/form-faults.ts'
import { type LeadCategory, storedCategory } from '#domain/lead/category.ts'
import { consentOf } from '#domain/lead/consent.ts'
import { leadDeliveries } from '#domain/lead/delivery/lead-deliveries.ts'
import { type LeadWish, leadDestination } from '#domain/lead/delivery/lead-destination.ts'
import { type LeadForm, leadFormSchema } from '#domain/lead/form/lead-form.ts'
import { type LeadFormKind, leadFormKind } from '#domain/lead/form/lead-form-kind.ts'
import { leadFormOptions, optionsOfAnswer } from '#domain/lead/form/lead-form-options.ts'
import { leadPayload } from '#domain/lead/lead.ts'
import { type LeadEvent, leadEvent } from '#domain/lead/lead-event.ts'
import type { LeadVisit } from '#domain/lead/lead-source.ts'
import { leadValuation } from '#domain/trade-in/lead-valuation.ts'
import type { NewDelivery } from '#storage/lead/lead-deliveries.ts'
import type { StoredValuation } from '#storage/valuations.ts'
import * as words from '#words/lead-form.ts'
import { say } from '#words/say.ts'
import { appointmentOf, bookAppointment, SlotTaken, takenText } from '../appointment/book-appointment.ts'
import { localWish } from '../appointment/find-appointments.ts'
import { tooManyBookings } from '../appointment/too-many-bookings.ts'
import { canonicalJson } from '../canonical-json.ts'
import type { Platform } from '../platform.ts'
import type { SiteRequest } from '../site-request.ts'
import { findValuation } from '../trade-in/find-valuation.ts'
import { storeLead } from './store-lead.ts'
import { whyUnconfirmed } from './why-unconfirmed.ts'

export type SubmittedLead =
  | {
      readonly ok: true
      readonly leadId: string
      /** False if this submission was stored before. */
      readonly isNew: boolean
      /** FORM-12. */
      readonly event: LeadEvent
      /** TRADE-1: id of the lead's valuation, if that has an offer. */
      readonly offerOf: string | null
      /** The category the visitor chose, for `/success`. */
      readonly category: LeadCategory
    }
  | {
      readonly ok: false
      /** 'other-form': this `submission_id` was used before with other content (M6). */
      readonly reason: 'invalid' | 'other-form'
      readonly message: string
      readonly fields: FieldErrors
    }

/**
 * FORM-13: validates and stores a visitor's form. `ok` means that the lead and its deliveries are stored in one
 * transaction. The same `submission_id` with the same content is the same lead. A form with a filled honeypot
 * (FORM-2) gets a fake success and is not stored. Forms about sold cars are accepted.
 */
export async function submitLead(
  request: SiteRequest,
  input: Readonly<Record<string, unknown>>,
  { address = '', ...visit }: SubmittedVisit,
): Promise<SubmittedLead> {
  const { platform, site } = request
  if (isTrapped(input)) return fakeSuccess(platform)
  const requestNow = { platform, site, now: platform.clock.now() }
  const kind = leadFormKind(trimmedText(input.category), trimmedText(input.car_id) !== '', trimmedText(input.form))
  const checked = leadFormSchema(optionsOfAnswer(leadFormOptions(site), input), kind).safeParse(input)
  if (!checked.success) return invalid(fieldErrors(checked.error))

  const form = checked.data
  const car = form.car_id === null ? null : await platform.storage.forSite(site).cars.findById(form.car_id)
  if (form.car_id !== null && car === null) return invalid({ car_id: [say(words.vehicleNoLongerHere)] })

  const valuation = form.valuation_id === null ? null : await findValuation(requestNow, form.valuation_id)
  const valued = valuation && leadValuation(valuation, site.region)
  const stored = await store(request, kind, form, { car, visit: { ...visit, valued, address }, valuation })
  if ('taken' in stored) return invalid({ preferred_time: [stored.taken] })
  if (!stored.isSame) return otherForm()
  const offerOf = valued?.valuation.estimate ? form.valuation_id : null
  const { leadId, isNew } = stored
  return { ok: true, leadId, isNew, event: eventOf(form, car), category: form.category, offerOf }
}

/** A visit with the visitor's IP address, used for limits only: it is neither stored nor logged. */
export type SubmittedVisit = LeadVisit & { readonly address?: string }

const otherForm = (): SubmittedLead => ({
  ok: false,
  reason: 'other-form',
  message: say(words.alreadySentOther),
  fields: {},
})

async function store(
  request: SiteRequest,
  kind: LeadFormKind,
  form: LeadForm,
  {
    car,
    visit: { address, ...visit },
    valuation,
  }: {
    readonly car: Car | null
    readonly visit: LeadVisit & { readonly address: string }
    readonly valuation: StoredValuation | null
  },
) {
  const { platform, site } = request
  const now = platform.clock.now()
  const wish: LeadWish = {
    category: form.category,
    locationId: form.location_id,
    dealershipSlug: form.dealership_slug ?? car?.dealership_slug ?? null,
    carLocationSlug: car?.location.slug ?? null,
  }
  const destination = leadDestination(site, wish)
  const { locationId } = destination
  const time = form.preferred_time === null ? null : localWish(site, locationId, form.preferred_time)
  const appointment = await appointmentOf(request, locationId, time)
  const booked = appointment?.found.ok ? appointment.found.slot : null
  const zoned = booked && { ...booked, timezone: clockOf(site, locationId).timezone }
  const payload = leadPayload({ ...form, preferred_time: time }, car, destination, { ...visit, booked: zoned })
  const submissionId = form.submission_id ?? platform.randomId()
  const isKnown = await platform.storage.forSite(site).leads.hasSubmission(submissionId)
  const person = { phone: form.phone, email: form.email, address }
  const full = isKnown || !booked ? null : await tooManyBookings(request, person)
  const taken = isKnown || appointment ? full : whyNotThen(request, locationId, time)
  if (taken !== null) return { taken }
  const mayConfirm = site.delivery.confirmBuyer && form.email !== ''
  const unconfirmed = isKnown || !mayConfirm ? null : await whyUnconfirmed(request, form.email)
  const lead = {
    submissionId,
    bodyHash: bodyHash(platform, form),
    unconfirmed,
    category: payload.category,
    subcategory: payload.subcategory,
    locationId,
    carId: payload.car_id,
    payload,
    consent: consentOf(form, leadFormOptions(site), kind, { page: payload.url, at: now }),
    createdAt: now,
  }
  const toDealer = leadDeliveries(site, wish)
  const confirms = mayConfirm && unconfirmed === null
  const deliveries: readonly NewDelivery[] = confirms
    ? [...toDealer, { kind: 'confirmation', destination: form.email }]
    : toDealer

  const stored = await storeLead(request, lead, deliveries, async (leadId, within) => {
    const booking = { id: leadId, category: lead.category }
    if (appointment) await bookAppointment(request, appointment, booking, within)
    if (valuation) await platform.storage.forSite(site).valuations.linkLead(valuation.id, leadId, within)
  }).catch((error: unknown) => {
    // Nothing is stored; the visitor chooses another time.
    if (error instanceof SlotTaken) return null
    throw error
  })
  if (stored === null) return { taken: appointment ? await takenText(request, appointment) : '' }
  if (stored.isNew && toDealer.length === 0)
    platform.log.error('lead has nowhere to go', { site: site.slug, lead: stored.leadId })
  if (stored.isNew && unconfirmed !== null)
    platform.log.warn('no confirmation to the buyer', { site: site.slug, lead: stored.leadId, reason: unconfirmed })
  return stored
}

/** FORM-14: where nothing is booked, the time is a wish, and the dealer calls to confirm it. */
function whyNotThen({ platform, site }: SiteRequest, locationId: string | null, time: string | null): string | null {
  const place = site.locations.find(({ id }) => id === locationId) ?? { ...site, hours: [], specialHours: [] }
  return time === null ? null : wishFault(time, place, site.region, platform.clock.now())
}

/** M6: keyed hash of the form's content, without the page history and the buyer's own figures. */
function bodyHash(platform: Platform, form: LeadForm): string {
  const { submission_id: _, visited_pages: _pages, linked_query_params: _params, worked_out: _out, ...said } = form
  return platform.keyedHash(`lead ${canonicalJson(said)}`)
}

function trimmedText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function isTrapped(input: Readonly<Record<string, unknown>>): boolean {
  return trimmedText(input.website) !== ''
}

function fakeSuccess(platform: Platform): SubmittedLead {
  const category = 'General Enquiry'
  return {
    ok: true,
    leadId: platform.randomId(),
    isNew: true,
    event: leadEvent({ category, subcategory: null, carType: null }),
    category,
    offerOf: null,
  }
}

function eventOf(form: LeadForm, car: Car | null): LeadEvent {
  const { subcategory } = storedCategory(form.category)
  return leadEvent({
    category: form.category,
    subcategory,
    carType: car?.car_type ?? form.car_type,
    tag: car?.tag ?? null,
  })
}

function invalid(fields: FieldErrors): SubmittedLead {
  return { ok: false, reason: 'invalid', message: fixErrors(), fields }
}
