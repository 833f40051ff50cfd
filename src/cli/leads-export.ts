import { rename, rm, writeFile } from 'node:fs/promises'
import { TEST_LEAD } from '#domain/lead/category.ts'
import type { LeadPayload, TradeInVehicle } from '#domain/lead/lead.ts'
import { zonedInstant } from '#domain/zoned-instant.ts'
import { type ListedLead, listLeads } from '#operations/lead/list-leads.ts'
import type { Site } from '#site/site.ts'
import { adfDocument } from '#views/lead/adf.ts'
import { EXIT_STATUS } from './command-context.ts'
import { csv } from './csv.ts'
import { readFilter, type TypedFilter } from './lead-filter.ts'
import { type LeadsContext, siteOf } from './leads-context.ts'

/**
 * `forecourt leads export --site SLUG [--format csv|adf] [--state …] [--from DAY] [--to DAY] [--location ID] [--test]
 * FILE`: exports leads, newest first, as CSV or as ADF 1.0 for a dealer management system (FIELD-1). The file is
 * readable only by its owner because it holds personal details; `-` writes to standard output.
 */
export async function leadsExportCommand(
  context: LeadsContext,
  file: string,
  { format = 'csv', test = false, ...typed }: TypedExport = {},
): Promise<number> {
  const site = siteOf(context)
  if (!site) return EXIT_STATUS.usage
  const write = FORMATS[format]
  const filter = write
    ? readFilter(typed, site.timezone)
    : `--format takes ${Object.keys(FORMATS).join(' or ')}, not '${format}'.`
  if (!write || typeof filter === 'string') {
    context.print(String(filter))
    return EXIT_STATUS.usage
  }
  const all = await listLeads(context.platform, site, filter)
  const listed = test ? all : all.filter(({ lead }) => lead.subcategory !== TEST_LEAD)
  const text = write(listed, site)
  if (file === '-') {
    context.print(text.trimEnd())
    return EXIT_STATUS.done
  }
  try {
    await writeAside(file, text)
  } catch (error) {
    // Print only the reason: the path is what the user typed.
    context.print(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`)
    return EXIT_STATUS.failed
  }
  context.print(`Wrote ${listed.length} ${listed.length === 1 ? 'lead' : 'leads'} to ${file}.`)
  return EXIT_STATUS.done
}

/** Writes atomically, with owner-only permissions even if an older export had others. */
async function writeAside(file: string, text: string): Promise<void> {
  const aside = `${file}.${process.pid}.part`
  try {
    await writeFile(aside, text, { mode: 0o600, flush: true })
    await rename(aside, file)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

export interface TypedExport extends TypedFilter {
  readonly format?: string | undefined
  /** Include the website's own test leads. */
  readonly test?: boolean | undefined
}

const FORMATS: Readonly<Record<string, (listed: readonly ListedLead[], site: Site) => string>> = {
  csv: (listed, site) =>
    csv([
      COLUMNS.map(([heading]) => heading),
      ...listed.map((each) => COLUMNS.map(([, value]) => value(each, site)?.toString() ?? '')),
    ]),
  adf: (listed, site) =>
    adfDocument(
      listed.map(({ lead }) => lead),
      site,
    ),
}

type Value = (listed: ListedLead, site: Site) => string | number | null | undefined

const COLUMNS: readonly (readonly [heading: string, value: Value])[] = [
  ['lead_id', ({ lead }) => lead.id],
  ['created_at', ({ lead }) => lead.createdAt],
  ['state', ({ state }) => state],
  ...fields('category', 'subcategory', 'name', 'last_name', 'email', 'phone', 'postcode', 'message'),
  ['company', ({ lead }) => lead.payload.company],
  ['appointment_start', ({ lead }, site) => localInstant(lead.payload.appointment?.start, site)],
  ['appointment_end', ({ lead }, site) => localInstant(lead.payload.appointment?.end, site)],
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

/** '2026-11-25T08:00:00+10:00' */
function localInstant(instant: string | undefined, site: Site): string | null {
  return instant === undefined ? null : zonedInstant(new Date(instant), site.timezone)
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
