import { type ClockSite, clockOf } from '#domain/date/local-time.ts'
import { zonedInstant } from '#domain/date/zoned-instant.ts'
import { cleanParagraphs } from '#domain/form/clean-text.ts'
import type { LeadCategory } from '#domain/lead/category.ts'
import type { LeadPayload } from '#domain/lead/lead.ts'
import type { TradeInVehicle } from '#domain/lead/lead-source.ts'
import type { LeadVehicle } from '#domain/lead/lead-vehicle.ts'
import type { RegionCode } from '#domain/region.ts'
import type { Trade } from '#domain/trade.ts'
import { priceTypeText } from '../card/price-display.ts'
import { valuationRows } from './lead-rows.ts'
import { type MailedLead, subjectOf } from './lead-subject.ts'

/** Site fields that the ADF contains. A `Site` is one. */
export interface AdfSite extends ClockSite {
  readonly slug: string
  readonly name: string
  readonly search: Trade
  readonly locations: readonly AdfPlace[]
}

interface AdfPlace {
  readonly id: string
  readonly name: string
  readonly phone: string
  readonly timezone: string
}

/**
 * FIELD-1: leads as ADF 1.0 XML for dealer management systems, with elements in the standard's order (standards.md
 * 3.1). A trade-in is the second vehicle. There is no address element, because the standard requires a street and no
 * form asks for it; the postcode is in the comments, with everything else that ADF has no element for.
 */
export function adfDocument(leads: readonly MailedLead[], site: AdfSite): string {
  const prospects = leads.map((lead) => prospectOf(lead, site))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${element('adf', {}, prospects).xml}\n`
}

function prospectOf(lead: MailedLead, site: AdfSite): Xml {
  const { payload } = lead
  return element('prospect', { status: 'new' }, [
    element('id', { sequence: '1', source: site.slug }, lead.id),
    element('requestdate', {}, localInstant(lead.createdAt, payload, site)),
    vehicleOf(payload, site),
    payload.trade_in_vehicle ? tradeInOf(payload.trade_in_vehicle, site.region) : null,
    customerOf(payload, subjectOf(lead, site), site),
    vendorOf(payload, site),
    element('provider', {}, [
      element('name', { part: 'full', type: 'business' }, site.name),
      element('service', {}, 'Website enquiry'),
      element('url', {}, new URL(payload.url).origin),
    ]),
  ])
}

function vehicleOf(payload: LeadPayload, site: AdfSite): Xml {
  const { vehicle } = payload
  const status = payload.car_type === 'new' ? 'new' : 'used'
  return element('vehicle', { interest: INTERESTS[payload.category] ?? 'buy', status }, [
    payload.car_id === null ? null : element('id', { sequence: '1', source: site.slug }, payload.car_id),
    element('year', {}, vehicle?.year ?? payload.own_vehicle?.year ?? ''),
    element('make', {}, payload['Vehicle Make'] ?? UNSPECIFIED),
    element('model', {}, payload['Vehicle Model'] ?? UNSPECIFIED),
    optional('vin', vehicle?.vin),
    optional('stock', payload.stock_number),
    ...(vehicle ? particulars(vehicle, site.region) : []),
  ])
}

/** The visitor's interest in a vehicle; 'buy' for all other categories. */
const INTERESTS: Partial<Record<LeadCategory, 'buy' | 'test-drive' | 'sell'>> = {
  'Test Drive': 'test-drive',
  'Trade-In Enquiry': 'sell',
}
/** The standard requires make and model, even if the enquiry is not about a vehicle. */
const UNSPECIFIED = 'Unspecified'

function particulars(vehicle: LeadVehicle, region: RegionCode): readonly (Xml | null)[] {
  return [
    optional('trim', vehicle.trim),
    optional('doors', vehicle.doors),
    optional('bodystyle', vehicle.body),
    optional('transmission', vehicle.transmission),
    vehicle.km === null ? null : element('odometer', { status: 'original', units: 'km' }, vehicle.km),
    vehicle.colour === null
      ? null
      : element('colorcombination', {}, [element('exteriorcolor', {}, vehicle.colour), element('preference', {}, '1')]),
    vehicle.price === null
      ? null
      : element('price', { type: 'asking', currency: CURRENCIES[region] }, Math.round(vehicle.price)),
    optional('pricecomments', priceTypeText(vehicle.price_type)),
    element('comments', {}, lines(identityOf(vehicle))),
  ]
}

/** What ADF has no element for. A7: <vin> is for VINs alone, so a frame number is here under its own name. */
function identityOf({ registration, frame_number, url }: LeadVehicle): readonly (string | null)[] {
  return [
    registration && `Registration ${registration}`,
    frame_number === undefined ? null : `Frame number ${frame_number}`,
    url,
  ]
}

const CURRENCIES: Readonly<Record<RegionCode, string>> = { AU: 'AUD', NZ: 'NZD', US: 'USD' }

function tradeInOf(own: TradeInVehicle, region: RegionCode): Xml {
  const units = region === 'US' ? 'mi' : 'km'
  return element('vehicle', { interest: 'trade-in', status: 'used' }, [
    element('year', {}, own.year ?? ''),
    element('make', {}, own.make),
    element('model', {}, own.model),
    own.km === null ? null : element('odometer', { status: 'original', units }, own.km),
    own.registration === null ? null : element('comments', {}, `Registration ${own.registration}`),
  ])
}

function customerOf(payload: LeadPayload, subject: string, site: AdfSite): Xml {
  const prefersEmail = payload.preferred_contact === 'Email'
  return element('customer', {}, [
    element('contact', {}, [
      element('name', { part: 'first', type: 'individual' }, payload.name),
      optional('name', payload.last_name, { part: 'last', type: 'individual' }),
      optional('email', payload.email, { preferredcontact: prefersEmail ? '1' : '0' }),
      optional('phone', payload.phone, {
        type: 'voice',
        time: 'nopreference',
        preferredcontact: prefersEmail ? '0' : '1',
      }),
    ]),
    payload.preferred_time === null
      ? null
      : element('timeframe', {}, [
          element('description', {}, payload.preferred_time),
          optional('earliestdate', payload.appointment && localInstant(payload.appointment.start, payload, site)),
          optional('latestdate', payload.appointment && localInstant(payload.appointment.end, payload, site)),
        ]),
    element('comments', {}, lines(commentsOf(payload, subject, site))),
  ])
}

/** FORM-17: an instant with the offset of the lead's location, because systems may show it as it is written. */
function localInstant(instant: string, { location }: LeadPayload, site: AdfSite): string {
  return zonedInstant(new Date(instant), clockOf(site, location).timezone)
}

function commentsOf(payload: LeadPayload, subject: string, { region, search }: AdfSite): readonly (string | null)[] {
  const said = (label: string, value: string | number | null) =>
    value === null || value === '' ? null : `${label}: ${value}`
  return [
    subject,
    payload.message,
    said('Postcode', payload.postcode),
    said('Company', payload.company),
    said('Own registration', payload.Rego),
    said('Trade-in', payload.trade_in),
    ...valuationRows(payload, region, search).map(([label, value]) => said(label, value || null)),
    said('Finance', payload.finance),
    said('Budget', payload.budget),
    payload.additional_services.length > 0 ? `Services: ${payload.additional_services.join(', ')}` : null,
    `marketing_consent=${payload.opt_in ? 'yes' : 'no'}`,
  ]
}

function vendorOf(payload: LeadPayload, site: AdfSite): Xml {
  const place = site.locations.find(({ id }) => id === payload.location) ?? null
  const name = place?.name ?? site.name
  return element('vendor', {}, [
    element('id', { sequence: '1', source: site.slug }, payload.location ?? site.slug),
    element('vendorname', {}, name),
    element('contact', {}, [
      element('name', { part: 'full', type: 'business' }, name),
      place === null ? null : element('phone', { type: 'voice' }, place.phone),
    ]),
  ])
}

function optional(
  name: string,
  value: string | number | null | undefined,
  attributes: Readonly<Record<string, string>> = {},
): Xml | null {
  return value === null || value === undefined || value === '' ? null : element(name, attributes, value)
}

/** Joins lines of text, without empty ones. */
function lines(parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join('\n')
}

/** Escaped markup. Only `element` creates it from text. */
interface Xml {
  readonly xml: string
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | number | readonly (Xml | null)[],
): Xml {
  const head = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inside =
    typeof content === 'object'
      ? content.flatMap((part) => (part === null ? [] : [`\n${part.xml}`])).join('')
      : escaped(cleanParagraphs(String(content)))
  return { xml: `<${name}${head.join('')}>${inside}</${name}>` }
}

function escaped(text: string): string {
  return text.replace(NO_CHARACTERS, '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Other characters that XML 1.0 does not allow; control characters are already removed. */
const NO_CHARACTERS = /[\ufffe\uffff]/g
