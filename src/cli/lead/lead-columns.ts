import { clockOf } from '#domain/date/local-time.ts'
import { zonedInstant } from '#domain/date/zoned-instant.ts'
import type { LeadPayload } from '#domain/lead/lead.ts'
import type { TradeInVehicle } from '#domain/lead/lead-source.ts'
import type { ListedLead } from '#operations/lead/list-leads.ts'
import type { Site } from '#site/site.ts'

type Value = (listed: ListedLead, site: Site) => string | number | null | undefined

/**
 * The columns of `leads export` in the order of the file, which dealers' spreadsheets rely on. LEAD_FIELDS says which
 * fields of a lead have a column.
 */
export const LEAD_COLUMNS: readonly (readonly [heading: string, value: Value])[] = [
  ['lead_id', ({ lead }) => lead.id],
  ['created_at', ({ lead }) => lead.createdAt],
  ['state', ({ state }) => state],
  ...fields('category', 'subcategory', 'name', 'last_name', 'email', 'phone', 'postcode', 'message'),
  ['company', ({ lead }) => lead.payload.company],
  ['appointment_start', ({ lead }, site) => localInstant(lead.payload.appointment?.start, lead, site)],
  ['appointment_end', ({ lead }, site) => localInstant(lead.payload.appointment?.end, lead, site)],
  ...fields('preferred_time', 'preferred_contact'),
  ['budget', ({ lead }) => lead.payload.budget],
  ['additional_services', ({ lead }) => lead.payload.additional_services.join('; ')],
  ...fields('trade_in', 'Rego', 'finance', 'location', 'dealership_slug'),
  ...ownVehicle('trade_in', ({ trade_in_vehicle }) => trade_in_vehicle),
  ...ownVehicle('own', ({ own_vehicle }) => own_vehicle),
  ['valuation_low', ({ lead }) => lead.payload.valuation?.estimate?.low],
  ['valuation_mid', ({ lead }) => lead.payload.valuation?.estimate?.mid],
  ['valuation_high', ({ lead }) => lead.payload.valuation?.estimate?.high],
  ['valuation_source', ({ lead }) => lead.payload.valuation?.source],
  ['valuation_answers', ({ lead }) => lead.payload.valuation?.answers.join('; ')],
  ['offer_accepted', ({ lead }) => (lead.payload.valuation ? yesNo(lead.payload.offer_accepted ?? false) : null)],
  ...fields('car_id', 'stock_number', 'Vehicle Make', 'Vehicle Model', 'car_type', 'vehicle_status'),
  ['vehicle', ({ lead }) => lead.payload.vehicle?.title ?? null],
  ['opt_in', ({ lead }) => yesNo(lead.payload.opt_in)],
  ['may_be_written_to', (listed) => yesNo(listed.mayBeWrittenTo)],
  ['consent_wording', ({ lead }) => lead.consent?.wording ?? null],
  ['consent_at', ({ lead }) => lead.consent?.at ?? null],
  ['consent_page', ({ lead }) => lead.consent?.page ?? null],
  ...fields('url', 'page_id', 'source'),
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'].map(
    (name) => [name, ({ lead }: ListedLead) => lead.payload.lead_attributes.linked_query_params[name]] as const,
  ),
  ['linked_query_params', ({ lead }) => String(new URLSearchParams(lead.payload.lead_attributes.linked_query_params))],
  ['visited_pages', ({ lead }) => lead.payload.lead_attributes.visited_pages.join(' > ')],
]

function yesNo(value: boolean): string {
  return value ? 'Yes' : 'No'
}

/** FORM-17: on the clock of the lead's location: '2026-11-25T08:00:00+10:00' */
function localInstant(instant: string | undefined, { payload }: ListedLead['lead'], site: Site): string | null {
  return instant === undefined ? null : zonedInstant(new Date(instant), clockOf(site, payload.location).timezone)
}

function ownVehicle(prefix: string, of: (payload: LeadPayload) => TradeInVehicle | null) {
  const parts = ['year', 'make', 'model', 'km', 'registration'] as const
  return parts.map((part) => [`${prefix}_${part}`, ({ lead }: ListedLead) => of(lead.payload)?.[part]] as const)
}

/** Text fields of the payload, under their own names. */
function fields(...names: readonly TextField[]) {
  return names.map((name) => [name, ({ lead }: ListedLead) => lead.payload[name]] as const)
}

type TextField = {
  [Name in keyof LeadPayload]-?: LeadPayload[Name] extends string | null ? Name : never
}[keyof LeadPayload]
