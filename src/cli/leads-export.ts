import { rename, rm, writeFile } from 'node:fs/promises'
import { adfDocument } from '#domain/lead/adf.ts'
import type { LeadPayload } from '#domain/lead/lead.ts'
import { type ListedLead, listLeads } from '#operations/list-leads.ts'
import type { Site } from '#site/site.ts'
import { EXIT_STATUS } from './command-context.ts'
import { csv } from './csv.ts'
import { readFilter, type TypedFilter } from './lead-filter.ts'
import { type LeadsContext, siteOf } from './leads-context.ts'

/**
 * `forecourt leads export --site SLUG [--format csv|adf] [--state …] [--from DAY] [--to DAY] [--location ID] FILE`: the
 * leads as CSV, or as ADF 1.0 for a dealer management system (FIELD-1), newest first, into a file (made readable by its owner alone, for it holds people's details) or, with `-`, to the output.
 */
export async function leadsExportCommand(
  context: LeadsContext,
  file: string,
  { format = 'csv', ...typed }: TypedExport = {},
): Promise<number> {
  const site = siteOf(context)
  if (!site) return EXIT_STATUS.usage
  const write = FORMATS[format]
  const filter = write ? readFilter(typed) : `--format takes ${Object.keys(FORMATS).join(' or ')}, not '${format}'.`
  if (!write || typeof filter === 'string') {
    context.print(String(filter))
    return EXIT_STATUS.usage
  }
  const listed = await listLeads(context.platform, site, filter)
  const text = write(listed, site)
  if (file === '-') {
    context.print(text.trimEnd())
    return EXIT_STATUS.done
  }
  try {
    await writeAside(file, text)
  } catch (error) {
    // The path is the person's own; what is wrong with it is all there is to say.
    context.print(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`)
    return EXIT_STATUS.failed
  }
  context.print(`Wrote ${listed.length} ${listed.length === 1 ? 'lead' : 'leads'} to ${file}.`)
  return EXIT_STATUS.done
}

/** Whole or not at all, and for this user alone, also where an older export with other rights is there. */
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
}

const FORMATS: Readonly<Record<string, (listed: readonly ListedLead[], site: Site) => string>> = {
  csv: (listed) =>
    csv([COLUMNS.map(([heading]) => heading), ...listed.map((each) => COLUMNS.map(([, value]) => value(each) ?? ''))]),
  adf: (listed, site) =>
    adfDocument(
      listed.map(({ lead }) => lead),
      site,
    ),
}

const COLUMNS: readonly (readonly [heading: string, value: (listed: ListedLead) => string | null])[] = [
  ['lead_id', ({ lead }) => lead.id],
  ['created_at', ({ lead }) => lead.createdAt],
  ['state', ({ state }) => state],
  ...fields('category', 'subcategory', 'name', 'last_name', 'email', 'phone', 'postcode', 'message'),
  ...fields('trade_in', 'Rego', 'finance', 'preferred_contact', 'location', 'dealership_slug'),
  ...fields('car_id', 'stock_number', 'Vehicle Make', 'Vehicle Model', 'car_type', 'vehicle_status'),
  ['vehicle', ({ lead }) => lead.payload.vehicle?.title ?? null],
  ['opt_in', ({ lead }) => (lead.payload.opt_in ? 'Yes' : 'No')],
  ['may_be_written_to', (listed) => (listed.mayBeWrittenTo ? 'Yes' : 'No')],
  ['consent_wording', ({ lead }) => lead.consent?.wording ?? null],
  ['consent_at', ({ lead }) => lead.consent?.at ?? null],
  ['consent_page', ({ lead }) => lead.consent?.page ?? null],
  ...fields('url', 'source'),
]

/** Fields that stand in the payload as text, under their own names. */
function fields(...names: readonly TextField[]) {
  return names.map((name) => [name, ({ lead }: ListedLead) => lead.payload[name]] as const)
}

type TextField = {
  [Name in keyof LeadPayload]-?: LeadPayload[Name] extends string | null ? Name : never
}[keyof LeadPayload]
