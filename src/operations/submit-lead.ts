import type { Car } from '#domain/car/car.ts'
import { type LeadCategory, storedCategory } from '#domain/lead/category.ts'
import { consentOf } from '#domain/lead/consent.ts'
import { type LeadVisit, leadPayload } from '#domain/lead/lead.ts'
import { leadDeliveries } from '#domain/lead/lead-deliveries.ts'
import { type LeadWish, leadDestination } from '#domain/lead/lead-destination.ts'
import { type LeadEvent, leadEvent } from '#domain/lead/lead-event.ts'
import { type LeadForm, leadFormSchema } from '#domain/lead/lead-form.ts'
import { type LeadFormKind, leadFormKind } from '#domain/lead/lead-form-kind.ts'
import { leadFormOptions, optionsOfAnswer } from '#domain/lead/lead-form-options.ts'
import { leadValuation } from '#domain/trade-in/lead-valuation.ts'
import type { Site } from '#site/site.ts'
import type { NewDelivery } from '#storage/lead-deliveries.ts'
import type { KeptValuation } from '#storage/valuations.ts'
import { appointmentOf, bookAppointment, SlotTaken, takenText } from './book-appointment.ts'
import { findValuation } from './find-valuation.ts'
import type { Platform } from './platform.ts'
import { storeLead } from './store-lead.ts'

export type SubmittedLead =
  | {
      readonly ok: true
      readonly leadId: string
      /** False: this very submission is known already, and was not stored again. */
      readonly isNew: boolean
      /** FORM-12. */
      readonly event: LeadEvent
      /** TRADE-1: the valuation it was made of, where that has a figure to offer. */
      readonly offerOf: string | null
      /** As the visitor chose it, for `/success`. */
      readonly category: LeadCategory
    }
  | {
      readonly ok: false
      readonly reason: 'invalid'
      readonly message: string
      readonly fields: Readonly<Record<string, readonly string[]>>
    }

/**
 * FORM-13: takes a visitor's form. When this says `ok`, the lead, where it must go and the work of bringing it there are
 * in the database, all or none; the same `submission_id` is the same lead however often and from wherever it comes.
 * A form with the trap filled in (FORM-2) is answered like any other and stored nowhere. A sold car's form is taken too.
 */
export async function submitLead(
  platform: Platform,
  site: Site,
  input: Readonly<Record<string, unknown>>,
  visit: LeadVisit,
): Promise<SubmittedLead> {
  if (isTrapped(input)) return pretence(platform)
  const asked = { platform, site, now: platform.clock.now() }
  const kind = leadFormKind(textOf(input.category), textOf(input.car_id) !== '', textOf(input.form))
  const checked = leadFormSchema(optionsOfAnswer(leadFormOptions(site), input), kind).safeParse(input)
  if (!checked.success) return invalid(fieldErrors(checked.error.issues))

  const form = checked.data
  const car = form.car_id === null ? null : await platform.storage.forSite(site).findCarById(form.car_id)
  if (form.car_id !== null && car === null) return invalid({ car_id: ['This vehicle is not on our site any more.'] })

  const valuation = form.valuation_id === null ? null : await findValuation(asked, form.valuation_id)
  const valued = valuation && leadValuation(valuation, site.region)
  const stored = await store(platform, site, kind, form, car, { ...visit, valued }, valuation)
  if ('taken' in stored) return invalid({ preferred_time: [stored.taken] })
  const offerOf = valued?.valuation.estimate ? form.valuation_id : null
  return { ok: true, ...stored, event: eventOf(form, car), category: form.category, offerOf }
}

async function store(
  platform: Platform,
  site: Site,
  kind: LeadFormKind,
  form: LeadForm,
  car: Car | null,
  visit: LeadVisit,
  valuation: KeptValuation | null,
) {
  const now = platform.clock.now()
  const wish: LeadWish = {
    category: form.category,
    locationId: form.location_id,
    dealershipSlug: form.dealership_slug ?? car?.dealership_slug ?? null,
    carLocationSlug: car?.location.slug ?? null,
  }
  const destination = leadDestination(site, wish)
  const appointment = await appointmentOf(platform, site, destination.locationId, form.preferred_time)
  const booked = appointment?.found.ok ? appointment.found.slot : null
  const payload = leadPayload(form, car, destination, { ...visit, booked })
  const lead = {
    submissionId: form.submission_id ?? platform.randomId(),
    category: payload.category,
    subcategory: payload.subcategory,
    locationId: destination.locationId,
    carId: payload.car_id,
    payload,
    consent: consentOf(form, leadFormOptions(site), kind, { page: payload.url, at: now }),
    createdAt: now,
  }
  const toDealer = leadDeliveries(site, wish)
  const deliveries: readonly NewDelivery[] = site.delivery.confirmBuyer
    ? [...toDealer, { kind: 'confirmation', destination: form.email }]
    : toDealer

  const stored = await storeLead(platform, site, lead, deliveries, async (leadId, within) => {
    if (appointment) await bookAppointment(platform, site, appointment, leadId, within)
    if (valuation) await platform.storage.forSite(site).valuations.linkLead(valuation.id, leadId, within)
  }).catch((error: unknown) => {
    // Nothing is stored then, and the visitor chooses another time.
    if (error instanceof SlotTaken) return null
    throw error
  })
  if (stored === null) return { taken: appointment ? await takenText(platform, site, appointment) : '' }
  if (stored.isNew && toDealer.length === 0)
    platform.log.error('lead has nowhere to go', { site: site.slug, lead: stored.leadId })
  return stored
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function isTrapped(input: Readonly<Record<string, unknown>>): boolean {
  return textOf(input.website) !== ''
}

function pretence(platform: Platform): SubmittedLead {
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
  return leadEvent({ category: form.category, subcategory, carType: car?.car_type ?? form.car_type })
}

function invalid(fields: Readonly<Record<string, readonly string[]>>): SubmittedLead {
  return { ok: false, reason: 'invalid', message: 'Please fix the following errors:', fields }
}

function fieldErrors(issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]) {
  const byField = Map.groupBy(issues, (issue) => String(issue.path[0] ?? ''))
  return Object.fromEntries([...byField].map(([name, faults]) => [name, faults.map((fault) => fault.message)]))
}
