import { instantOfLocal } from '#domain/date/zoned-instant.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { AuditEvent } from '#storage/staff/audit-events.ts'
import type { StaffRequest } from '../staff-request.ts'
import type { StaffPlatform } from './staff-platform.ts'

/** What the person typed into the filters: ids, and days such as '2026-11-23'. */
export interface AuditQuery {
  readonly person: string
  readonly object: string
  readonly from: string
  readonly until: string
  readonly before: string | null
}

/** STAFF-8: rows of the audit log, latest first. */
export async function readAudit(
  { platform: { storage, clock }, site, actor }: StaffRequest<StaffPlatform>,
  query: AuditQuery,
  most: number,
): Promise<readonly AuditEvent[]> {
  authorise(actor, site, 'audit.read', clock.now())
  const filter = {
    personId: query.person || null,
    object: query.object || null,
    from: startOf(query.from, site.timezone, 0),
    until: startOf(query.until, site.timezone, 1),
  }
  const before = /^\d{1,18}$/.test(query.before ?? '') ? query.before : null
  return storage.forSite(site).audit.list(filter, most, before)
}

function startOf(day: string, timezone: string, daysLater: number): Date | null {
  const at = new Date(`${day}T00:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(at.getTime())) return null
  at.setUTCDate(at.getUTCDate() + daysLater)
  return instantOfLocal(at.toISOString().slice(0, 10), 0, timezone)
}
