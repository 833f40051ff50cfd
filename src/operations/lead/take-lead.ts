import { LEAD_CATEGORIES, type LeadCategory } from '#domain/lead/category.ts'
import type { Consent } from '#domain/lead/consent.ts'
import { leadDeliveries } from '#domain/lead/delivery/lead-deliveries.ts'
import { leadDestination } from '#domain/lead/delivery/lead-destination.ts'
import { formOfHandLead, type HandLead } from '#domain/lead/hand-lead.ts'
import { leadPayload } from '#domain/lead/lead.ts'
import { type Actor, may } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import { canonicalJson } from '../canonical-json.ts'
import type { StaffRequest } from '../staff-request.ts'
import { carNamed } from './name-car.ts'
import { storeLead } from './store-lead.ts'

export type TakenLead =
  | {
      readonly ok: true
      readonly leadId: string /** Null until the inbox has it. */
      readonly conversationId: string | null
    }
  /** The form's id was used before with other content. */
  | { readonly ok: false; readonly reason: 'other-form' }

/**
 * SALES-1: stores the lead of a person who walked in or rang. It goes to the dealer's destinations, joins its person's
 * conversation and is given away like every lead; who took it has answered it. The buyer gets no mail that they did not ask
 * for. `id` is made with the form: a second press is the same lead.
 */
export async function takeLead(request: StaffRequest, id: string, wanted: HandLead): Promise<TakenLead> {
  const { platform, site, actor, origin } = request
  const now = platform.clock.now()
  const { cars, leads } = platform.storage.forSite(site)
  const carId = wanted.car === null ? null : await carNamed(request, wanted.car)
  const car = carId === null ? null : await cars.findById(carId)
  const category = categoryOf(actor, car !== null)
  const wish = { category, locationId: wanted.location, dealershipSlug: null, carLocationSlug: null }
  const place = leadDestination(site, wish)
  const isThere = site.locations.length === 0 || site.locations.some(({ id: each }) => each === wanted.location)
  const location = isThere ? place.locationId : null
  authorise(actor, site, 'lead.reply', now, { location, dealership: place.dealershipSlug, category })
  const form = formOfHandLead(wanted, { id, category, carId: car?.id ?? null, locationId: wanted.location })
  const visit = { origin, path: '/', pageId: null, userAgent: null, taken: { by: actor.name, source: wanted.source } }
  const payload = leadPayload(form, car, place, visit)
  const lead = {
    submissionId: `hand-${id}`,
    bodyHash: platform.keyedHash(`hand lead ${canonicalJson({ ...wanted, by: actor.id })}`),
    category: payload.category,
    subcategory: payload.subcategory,
    locationId: place.locationId,
    carId: payload.car_id,
    payload,
    consent: consentOf(request, wanted, now),
    createdAt: now,
    takenBy: actor,
  }
  const stored = await storeLead(request, lead, leadDeliveries(site, wish), async (leadId, within) => {
    const conversationId = await leads.conversationOf(leadId, within)
    const change = { action: 'lead.reply', id: conversationId ?? leadId } as const
    await platform.colleagues.record(site.slug, actor, { ...change, after: { taken: leadId } }, within)
  })
  if (!stored.isSame) return { ok: false, reason: 'other-form' }
  return { ok: true, leadId: stored.leadId, conversationId: await leads.conversationOf(stored.leadId) }
}

/** LAW-4: what a person said yes to, when, and who asked. */
function consentOf({ site, actor }: StaffRequest, { consent, email }: HandLead, now: Date): Consent | null {
  if (consent === '' || email === '') return null
  return { wording: site.leads.optInText, page: '', at: now.toISOString(), by: actor.name }
}

/** STAFF-3: a person who answers some kinds of leads takes one of those. */
function categoryOf(actor: Actor, aboutCar: boolean): LeadCategory {
  const usual: LeadCategory = aboutCar ? 'Vehicle Enquiry' : 'General Enquiry'
  const { categories } = actor.scope
  if (categories === null || categories.includes(usual)) return usual
  return LEAD_CATEGORIES.find((category) => categories.includes(category)) ?? usual
}

/** SALES-1: the locations at which a person may take a lead, their own first. */
export function placesToTake({ site, actor }: Pick<StaffRequest, 'site' | 'actor'>): StaffRequest['site']['locations'] {
  const places = site.locations.filter(({ id, dealershipSlug }) =>
    may(actor, site, 'lead.reply', { location: id, dealership: dealershipSlug }),
  )
  const ownLocation = actor.scope.locations?.[0]
  const first = places.find(({ id }) => id === ownLocation) ?? places.find(({ primary }) => primary) ?? places[0]
  return first === undefined ? [] : [first, ...places.filter((place) => place !== first)]
}
