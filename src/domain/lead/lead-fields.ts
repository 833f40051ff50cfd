import { cutText } from '../cut-text.ts'
import { zonedInstant } from '../date/zoned-instant.ts'
import { cleanLine } from '../form/clean-text.ts'
import { slugOf } from '../slug.ts'
import { storedCategory } from './category.ts'
import type { LeadField, LeadOutput } from './lead-field.ts'
import type { LeadSource } from './lead-source.ts'
import { leadVehicle } from './lead-vehicle.ts'
import { servedVehicle, tradeInVehicle } from './own-vehicle.ts'
import { siteAddress } from './site-address.ts'

const EVERYWHERE = ['mail', 'adf', 'csv'] as const

/**
 * FORM-8: every field of a lead, once, with the name that dealers' systems know (decision 112). The type of a lead, its
 * creation and the check of what shows it (lead-outputs.test.ts) are derived from this table.
 */
export const LEAD_FIELDS = {
  category: field(({ form }) => storedCategory(form.category).category, EVERYWHERE),
  subcategory: field(({ form }) => storedCategory(form.category).subcategory, EVERYWHERE),
  name: field(({ form }) => form.name, EVERYWHERE),
  last_name: field(({ form }) => form.last_name, EVERYWHERE),
  email: field(({ form }) => form.email, EVERYWHERE),
  /** E.164. */
  phone: field(({ form }) => form.phone, EVERYWHERE),
  postcode: field(({ form }) => form.postcode, EVERYWHERE),
  message: field(
    ({ form }) => [form.fixed_text, form.message].filter((part) => part !== null).join('\n\n') || null,
    EVERYWHERE,
  ),
  /** The mail shows the stored consent instead. */
  opt_in: field(({ form }) => form.opt_in && form.email !== '', ['adf', 'csv']),
  trade_in: field(({ form }) => form.trade_in, EVERYWHERE),
  finance: field(({ form }) => form.finance, EVERYWHERE),
  preferred_contact: field(({ form }) => form.preferred_contact, EVERYWHERE),
  /** FORM-1: preferred time of the test drive: local date and time from the browser's field, or the visitor's words. */
  preferred_time: field(({ form }) => form.preferred_time, EVERYWHERE),
  /** FORM-14, FORM-17: the booked slot, instants with the location's offset; null if the time is only a wish. */
  appointment: field(
    ({ visit: { booked } }) =>
      booked
        ? { start: zonedInstant(booked.start, booked.timezone), end: zonedInstant(booked.end, booked.timezone) }
        : null,
    EVERYWHERE,
  ),
  /** ROUTE-7: the visitor's budget in whole currency units. */
  budget: field(({ form }) => form.budget, EVERYWHERE),
  /** Registration number of the visitor's own vehicle. */
  Rego: field(({ form }) => form.rego, EVERYWHERE),
  /** Id of the location. */
  location: field(({ place }) => place.locationId, EVERYWHERE),
  dealership_slug: field(({ place }) => place.dealershipSlug, ['csv']),
  stock_number: field(({ car }) => car?.stocknum ?? null, EVERYWHERE),
  manufacturer_slug: field(({ car }) => (car ? slugOf(car.make) : null), []),
  'Vehicle Make': field((source) => source.car?.make ?? servedVehicle(source)?.make ?? null, ['adf', 'csv']),
  'Vehicle Model': field((source) => source.car?.model ?? servedVehicle(source)?.model ?? null, ['adf', 'csv']),
  /** The car's type; without a car, the type given by a finance link. */
  car_type: field(({ car, form }) => car?.car_type ?? form.car_type, EVERYWHERE),
  car_id: field(({ car }) => car?.id ?? null, ['adf', 'csv']),
  vehicle_status: field(({ car }) => car?.status ?? null, ['mail', 'csv']),
  car_dealership_id: field(({ car, place }) => car?.dealership_id ?? place.dealershipId, []),
  page_id: field(({ visit }) => visit.pageId, ['csv']),
  additional_services: field(({ form }) => form.additional_services, EVERYWHERE),
  /** Address of the page with the form. */
  url: field(({ visit }) => siteAddress(visit.path, visit.origin), EVERYWHERE),
  source: field(({ visit }) => visit.taken?.source ?? WEBSITE, ['mail', 'csv']),
  /** SALES-1: who of the staff wrote it down. */
  taken_by: field(({ visit }) => visit.taken?.by, ['mail']),
  user_agent: field(
    ({ visit }) => (visit.userAgent === null ? null : cutText(cleanLine(visit.userAgent), USER_AGENT_LENGTH)),
    ['mail'],
  ),
  lead_attributes: field(
    ({ form }) => ({ visited_pages: form.visited_pages, linked_query_params: form.linked_query_params }),
    ['mail', 'csv'],
  ),
  /** The car may change or be sold before staff read the lead, so this is a copy of what the visitor saw. */
  vehicle: field(({ car, visit }) => (car ? leadVehicle({ car, origin: visit.origin }) : null), EVERYWHERE),
  /** The vehicle that the visitor wants to trade in. */
  trade_in_vehicle: field(tradeInVehicle, EVERYWHERE),
  /** The visitor's own vehicle, in service and parts enquiries. */
  own_vehicle: field(servedVehicle, EVERYWHERE),
  /** In fleet enquiries. */
  company: field(({ form }) => form.company, EVERYWHERE),
  /** TRADE-1: the valuation that the website showed; only in leads created from one. */
  valuation: field(({ visit }) => visit.valued?.valuation, EVERYWHERE),
  /** MONEY-1, TRADE-1: figures that the buyer worked out on the site before asking, as text from their browser. */
  worked_out: field(({ form }) => form.worked_out ?? undefined, ['mail']),
  /** TRADE-1: set when the visitor has accepted the offer. */
  form_completed: addedLater<boolean>([]),
  offer_accepted: addedLater<boolean>(EVERYWHERE),
  /** B14: how many photos the visitor sent after the form. Their bytes are objects (lead-photos.ts). */
  photos: addedLater<number>(['mail']),
  /** RESERVE-5: the paid deposit; absent in leads without a reservation. The mail has its reference; the message says the rest. */
  reservation: addedLater<LeadReservation>(['mail']),
} as const

/** A paid deposit. Instants in UTC. */
export interface LeadReservation {
  readonly id: string
  /** Whole currency units. */
  readonly amount: number
  readonly paid_at: string
  /** Null if the payment came too late for the car and is refunded. */
  readonly held_until: string | null
}

/** The source of a lead that its buyer sent. */
export const WEBSITE = 'Website'

const USER_AGENT_LENGTH = 500

function field<Value>(
  from: (source: LeadSource) => Value,
  shownIn: readonly LeadOutput[],
): LeadField<LeadSource, Value> {
  return { from, shownIn }
}

/** A field that no form has: an operation adds it. */
function addedLater<Value>(shownIn: readonly LeadOutput[]): LeadField<LeadSource, Value | undefined> {
  return { from: () => undefined, shownIn }
}
