import { csvText } from '#domain/csv-text.ts'
import { readAudit } from '#operations/staff/read-audit.ts'
import type { Site } from '#site/site.ts'
import { signInWords } from '../audit-words.ts'
import type { ConsoleCall, ConsoleHandler } from '../console-call.ts'
import type { AuditRow } from '../console-page.ts'
import { onSite } from '../on-site.ts'
import { momentOf } from '../time/moment.ts'

const PAGE = 50
const CSV_ROWS = 10_000

/** STAFF-8: the audit log by person, object and day, and as CSV. */
export const AUDIT = {
  'GET /audit': async (call) => {
    const { site, actor } = onSite(call)
    const query = queryOf(call)
    const found = await readAudit(call.platform, site, actor, query, PAGE + 1)
    const members = await call.platform.storage.forSite(site).members.all()
    const shown = found.slice(0, PAGE)
    const { before: _before, ...filters } = query
    const words = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''))
    const last = shown.at(-1)
    return {
      page: {
        kind: 'audit',
        query,
        people: members.map(({ personId, name }) => ({ value: personId, label: name })),
        csv: `/audit.csv?${words}`,
        older: found.length > PAGE && last ? `/audit?${words}${words.size ? '&' : ''}before=${last.id}` : null,
        rows: shown.map((event) => rowOf(event, site)),
      },
    }
  },
  'GET /audit.csv': async (call) => {
    const { site, actor } = onSite(call)
    const found = await readAudit(call.platform, site, actor, queryOf(call), CSV_ROWS)
    const rows = found.map((event) => {
      const { at, who, how, what, object, before, after, from } = rowOf(event, site)
      return [at.iso, who, how, what, object, before, after, from]
    })
    const head = ['Time', 'Who', 'As', 'Action', 'Object', 'Before', 'After', 'From']
    return { csv: csvText([head, ...rows]), name: `audit-${site.slug}.csv` }
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

type Event = Awaited<ReturnType<typeof readAudit>>[number]

function rowOf(event: Event, site: Site): AuditRow {
  const { id, at, by, action, object, before, after } = event
  const words = signInWords(event, site.timezone)
  return {
    id,
    at: momentOf(at, site.timezone),
    who: by.name,
    what: action,
    after: jsonOf(after),
    ...words,
    how: words?.how || (by.reason === null ? KINDS[by.kind] : `${KINDS[by.kind]}: ${by.reason}`),
    object: `${object.kind} ${object.id}`,
    before: jsonOf(before),
    from: by.address ?? '',
  }
}

const KINDS = { member: 'Member', operator: 'Operator', command: 'Command line', key: 'Key of the API' } as const

function jsonOf(value: unknown): string {
  return value === null ? '' : JSON.stringify(value)
}
