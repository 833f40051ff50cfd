import { rename, rm, writeFile } from 'node:fs/promises'
import { counted } from '#domain/counted.ts'
import { csvText } from '#domain/csv-text.ts'
import { TEST_LEAD } from '#domain/lead/category.ts'
import { type ListedLead, listLeads } from '#operations/lead/list-leads.ts'
import { requestOn } from '#operations/site-request.ts'
import type { Site } from '#site/site.ts'
import { adfDocument } from '#views/lead/adf.ts'
import { EXIT_STATUS } from '../command-context.ts'
import { LEAD_COLUMNS } from './lead-columns.ts'
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
  const all = await listLeads(requestOn(context.platform, site), filter)
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
  context.print(`Wrote ${counted(listed.length, 'lead')} to ${file}.`)
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
    csvText([
      LEAD_COLUMNS.map(([heading]) => heading),
      ...listed.map((each) => LEAD_COLUMNS.map(([, value]) => value(each, site)?.toString() ?? '')),
    ]),
  adf: (listed, site) =>
    adfDocument(
      listed.map(({ lead }) => lead),
      site,
    ),
}
