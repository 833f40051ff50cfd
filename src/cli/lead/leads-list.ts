import { listLeads } from '#operations/lead/list-leads.ts'
import { requestOn } from '#operations/site-request.ts'
import { EXIT_STATUS } from '../command-context.ts'
import { textTable } from '../text-table.ts'
import { readFilter, type TypedFilter } from './lead-filter.ts'
import { type LeadsContext, localTime, siteOf } from './leads-context.ts'

/**
 * `forecourt leads list --site SLUG [--state …] [--from DAY] [--to DAY] [--location ID] [--limit N]`: one line per
 * lead, newest first, 50 by default. Exit status 2 for an invalid argument or an unknown site.
 */
export async function leadsListCommand(context: LeadsContext, typed: TypedFilter = {}): Promise<number> {
  const site = siteOf(context)
  if (!site) return EXIT_STATUS.usage
  const filter = readFilter({ limit: '50', ...typed }, site.timezone)
  if (typeof filter === 'string') {
    context.print(filter)
    return EXIT_STATUS.usage
  }
  const listed = await listLeads(requestOn(context.platform, site), filter)
  if (listed.length === 0) {
    context.print(`${site.name} has no such leads.`)
    return EXIT_STATUS.done
  }
  const rows = listed.map(({ lead, state }) => [
    lead.id,
    localTime(lead.createdAt, site),
    state,
    lead.subcategory ?? lead.category,
    `${lead.payload.name} ${lead.payload.last_name}`.trim(),
    lead.payload.vehicle?.title ?? '-',
  ])
  for (const line of textTable(['Lead', 'Received', 'State', 'Enquiry', 'Name', 'Vehicle'], rows)) context.print(line)
  return EXIT_STATUS.done
}
