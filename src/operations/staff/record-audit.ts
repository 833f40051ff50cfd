import type { Actor } from '#domain/staff/actor.ts'
import type { StaffAction } from '#domain/staff/roles.ts'
import type { AuditedObject } from '#storage/staff/audit-events.ts'
import type { Storage } from '#storage/storage.ts'
import type { Transaction } from '#storage/transaction.ts'

/** States of the changed object. Ids and states alone: an audit row cannot be erased, so it names no buyer. */
export interface AuditedChange {
  readonly before?: unknown
  readonly after?: unknown
}

/** STAFF-8: writes to the audit log of the actor's site, in the transaction of the change. */
export async function recordAudit(
  storage: Pick<Storage, 'forSite'>,
  within: Transaction,
  actor: Actor,
  {
    action,
    object,
    change: { before = null, after = null },
    now,
  }: {
    readonly action: StaffAction
    readonly object: AuditedObject
    readonly change: AuditedChange
    readonly now: Date
  },
): Promise<void> {
  await storage
    .forSite({ slug: actor.siteSlug })
    .audit.record(within, actor, { at: now, action, object, before, after })
}
