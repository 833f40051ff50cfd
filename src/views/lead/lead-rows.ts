import { type Consent, consentText } from '#domain/lead/consent.ts'
import type { LeadPayload } from '#domain/lead/lead.ts'
import { WEBSITE } from '#domain/lead/lead-fields.ts'
import type { TradeInVehicle } from '#domain/lead/lead-source.ts'
import { formatWhole } from '#domain/money.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { inWordsOf, REGIONS, type RegionCode } from '#domain/region.ts'
import { inTrade, type Trade } from '#domain/trade.ts'
import { odometerText } from '#domain/units.ts'
import { priceLines, priceTypeText } from '../card/price-display.ts'
import { preferredTimeText } from './preferred-time.ts'

/** A lead for people to read, in mails and in the terminal. Empty fields are left out. */
export interface LeadRows {
  readonly visitor: readonly LeadRow[]
  readonly vehicle: readonly LeadRow[]
  readonly visit: readonly LeadRow[]
}

export interface LeadRow {
  readonly label: string
  readonly value: string
}

/** All fields of a lead, with labels in the words of the site's trade. `place` is the name of its location. */
export function leadRows(
  lead: ReadableLead,
  { region, search }: { readonly region: RegionCode; readonly search: Trade },
  place: string | null,
): LeadRows {
  const { payload, consent } = lead
  const { words } = REGIONS[region]
  const filled = (rows: readonly Row[]) =>
    rows.flatMap(([label, value]) => (value ? [{ label: inWordsOf(region, inTrade(label, search)), value }] : []))
  const category = inWordsOf(region, inTrade(payload.category, search))
  return {
    visitor: filled([
      ['Name', `${payload.name} ${payload.last_name}`.trim()],
      ['Company', payload.company],
      ['Email', payload.email],
      ['Phone', payload.phone && formatPhone(payload.phone, region)],
      [words.postcode, payload.postcode],
      ['Enquiry', payload.subcategory ? `${category} (${payload.subcategory})` : category],
      ['Source', payload.source === WEBSITE ? null : payload.source],
      ['Taken by', payload.taken_by ?? null],
      ['Location', place],
      [
        payload.appointment ? 'Booked for' : 'Preferred time',
        payload.preferred_time && preferredTimeText(payload.preferred_time, region),
      ],
      ['Budget', payload.budget ? money(payload.budget, region) : null],
      // With a car, its condition is among the car's fields.
      ['Looks for', payload.vehicle === null ? payload.car_type : null],
      ['Preferred contact', payload.preferred_contact],
      ['Has a trade-in', payload.trade_in],
      ['Trade-in vehicle', payload.trade_in_vehicle && ownVehicleText(payload.trade_in_vehicle, region)],
      ['Trade-in valued here', payload.worked_out?.trade_in ?? null],
      ['Repayment plan', payload.worked_out?.plan ?? null],
      ['Booked already', payload.worked_out?.appointment ?? null],
      ['Photos', payload.photos ? String(payload.photos) : null],
      ['Own vehicle', payload.own_vehicle && ownVehicleText(payload.own_vehicle, region)],
      ...valuationRows(payload, region, search),
      [`Own car’s ${words.rego.toLowerCase()}`, payload.Rego],
      ['Interested in finance', payload.finance],
      ['Additional services', payload.additional_services.join(', ')],
      ['Marketing messages', consent ? consentText(consent) : 'No'],
    ]),
    vehicle: filled(vehicleRows(payload, region)),
    visit: filled([
      ['Sent from', payload.taken_by === undefined ? payload.url : null],
      ['Pages seen', payload.lead_attributes.visited_pages.join(', ')],
      [
        'Came with',
        Object.entries(payload.lead_attributes.linked_query_params)
          .map(([name, value]) => `${name}=${value}`)
          .join(', '),
      ],
      ['Browser', payload.user_agent],
    ]),
  }
}

export interface ReadableLead {
  readonly payload: LeadPayload
  readonly consent: Consent | null
}

/** Null if empty. */
type Row = readonly [label: string, value: string | null]

function vehicleRows(payload: LeadPayload, region: RegionCode): readonly Row[] {
  const { vehicle } = payload
  if (!vehicle) return []
  const { words } = REGIONS[region]
  return [
    ['Vehicle', vehicle.title],
    ['Stock number', payload.stock_number],
    ['Condition', payload.car_type],
    ['Status', payload.vehicle_status?.replace('_', ' ') ?? null],
    ['Price', vehicle.price === null ? null : priceText(vehicle.price, vehicle.price_type, region)],
    ['Odometer', vehicle.km === null ? null : odometerText(vehicle.km, region)],
    [words.colour, vehicle.colour],
    [words.rego, vehicle.registration],
    ['VIN', vehicle.vin],
    ['Frame number', vehicle.frame_number ?? null],
    ['Link', vehicle.url],
  ]
}

/** LAW-3: '$45,990 drive away' */
function priceText(price: number, type: string | null, region: RegionCode): string {
  const [line = ''] = priceLines({ text: money(price, region), type: priceTypeText(type) })
  return line
}

/** TRADE-1: the valuation that the website showed, so that staff who call the visitor give the same figure. */
export function valuationRows(
  { valuation, offer_accepted: accepted }: LeadPayload,
  region: RegionCode,
  trade: Trade,
): readonly Row[] {
  if (valuation === undefined) return []
  const { estimate, source, answers, note } = valuation
  const range = estimate && `${money(estimate.low, region)} to ${money(estimate.high, region)}`
  const cars = estimate?.segment ?? inTrade('cars', trade)
  const from = source === 'stock' ? `from ${estimate?.comparables} ${cars} for sale` : `by ${VALUERS[source]}`
  return [
    ['Online estimate', range && `${range}, ${from}`],
    ['No estimate online', estimate ? null : note],
    ['Offer accepted', accepted && estimate ? money(estimate.mid, region) : null],
    ['Said of it', answers.join('; ')],
  ]
}

const VALUERS = { autograb: 'AutoGrab', redbook: 'RedBook' } as const

/** '2019 Mazda CX-5, 85,000 km, 123ABC (QLD)'. The distance is already in the region's unit. */
function ownVehicleText({ year, make, model, km, registration }: TradeInVehicle, region: RegionCode): string {
  const distance = km === null ? null : `${formatWhole(km)} ${REGIONS[region].distance}`
  return [[year, make, model].filter((part) => part !== null).join(' '), distance, registration]
    .filter((part) => part !== null)
    .join(', ')
}

function money(amount: number, region: RegionCode): string {
  const { locale, currency } = REGIONS[region]
  return amount.toLocaleString(locale, { style: 'currency', currency, maximumFractionDigits: 0 })
}
