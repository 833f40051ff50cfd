import { csvText } from '#domain/csv-text.ts'
import { auditedNames } from '#operations/staff/audited-names.ts'
import { readAudit } from '#operations/staff/read-audit.ts'
import type { ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { onSite, staffRequest } from '../on-site.ts'
import { typedPage } from '../shown.ts'
import { auditRows } from './audit-rows.ts'
import type { AuditPage } from './audit-values.ts'

const PAGE = 50
const CSV_ROWS = 10_000

/** STAFF-8: the audit log by person, object and day, and as CSV. */
export const routes = {
  'GET /audit': async (call) => {
    const { site } = onSite(call)
    const query = queryOf(call)
    const events = await readAudit(staffRequest(call), query, PAGE + 1)
    const shownEvents = events.slice(0, PAGE)
    const names = await auditedNames(staffRequest(call), shownEvents)
    const { before: _before, ...filters } = query
    const words = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''))
    const { object: _object, ...others } = Object.fromEntries(words)
    const last = shownEvents.at(-1)
    const rows = auditRows(shownEvents, names, site)
    return {
      page: typedPage<AuditPage>({
        kind: 'audit',
        query,
        people: [...names.people].map(([value, label]) => ({ value, label })),
        csv: `/audit.csv?${words}`,
        everything: `/audit?${new URLSearchParams(others)}`,
        older: events.length > PAGE && last ? `/audit?${words}${words.size ? '&' : ''}before=${last.id}` : null,
        rows,
      }),
    }
  },
  'GET /audit.csv': async (call) => {
    const { site } = onSite(call)
    const events = await readAudit(staffRequest(call), queryOf(call), CSV_ROWS)
    const names = await auditedNames(staffRequest(call), events)
    const rows = auditRows(events, names, site).map(({ at, who, how, what, object, changes, from }, index) => {
      const event = events[index]
      return [at.iso, who, how, what, object?.label ?? '', changes.join('; '), from, event?.action, event?.object.id]
    })
    const head = ['Time', 'Who', 'As', 'What', 'On', 'Changes', 'From', 'Action', 'Id']
    return { csv: csvText([head, ...rows.map((row) => row.map((cell) => cell ?? ''))]), name: `audit-${site.slug}.csv` }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

function queryOf({ query }: ConsoleCall) {
  const of = (name: string) => query.get(name)?.trim() ?? ''
  return {
    person: of('person'),
    object: of('object'),
    from: of('from'),
    until: of('until'),
    before: query.get('before'),
  }
}
