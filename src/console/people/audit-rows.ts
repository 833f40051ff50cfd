import type { AuditedNames } from '#operations/staff/audited-names.ts'
import type { readAudit } from '#operations/staff/read-audit.ts'
import type { Site } from '#site/site.ts'
import { momentOf } from '../time/moment.ts'
import { actionText } from './audit-actions.ts'
import { changesOf, changeText } from './audit-changes.ts'
import { objectView } from './audit-objects.ts'
import type { AuditRow } from './audit-values.ts'
import { signInWords } from './audit-words.ts'
import { placesText } from './places-text.ts'

type Event = Awaited<ReturnType<typeof readAudit>>[number]

/** STAFF-8: events of the audit log as a person reads them. */
export function auditRows(events: readonly Event[], names: AuditedNames, site: Site): readonly AuditRow[] {
  const places = new Map(site.locations.map(({ id, name }) => [id, name]))
  const words = {
    nameOf: (id: string) => names.people.get(id) ?? places.get(id) ?? null,
    timeOf: (iso: string) => momentOf(new Date(iso), site).text,
    scopeOf: (scope: Parameters<typeof placesText>[0]) => placesText(scope, site),
    region: site.region,
  }
  return events.map((event) => {
    const { id, at, by, object, before, after } = event
    const signIn = signInWords(event, site)
    return {
      id,
      at: momentOf(at, site),
      who: signIn?.who ?? by.name,
      how: signIn?.how || (by.reason === null ? KINDS[by.kind] : `${KINDS[by.kind]}: ${by.reason}`),
      what: signIn?.what ?? actionText(event),
      object: isOwn(event) ? null : { ...objectView(object, names), history: `/audit?object=${object.id}` },
      changes: signIn
        ? [signIn.after].filter((text) => text !== '')
        : changesOf(before, after, words).map((change) => changeText(change)),
      from: by.address ?? '',
    }
  })
}

/** What a person did to their own account names nobody else. */
function isOwn({ by, object }: Event): boolean {
  return object.kind === 'member' && object.id === by.id
}

const KINDS = { member: '', operator: 'Operator', command: 'Command line', key: 'Key of the API' } as const
