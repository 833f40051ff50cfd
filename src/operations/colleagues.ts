import type { InboxAction } from '#domain/inbox/inbox-rights.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { Transaction } from '#storage/transaction.ts'

/** The people of each site, and the record of what they change (STAFF-3, STAFF-8). */
export interface Colleagues {
  /** Members of a site, without those who were deactivated. */
  of(siteSlug: string, within?: Transaction): Promise<readonly Actor[]>
  /** STAFF-8: writes to the audit log in the transaction of the change. */
  record(siteSlug: string, by: Actor, change: InboxChangeRecord, within: Transaction): Promise<void>
}

/** An entry of the audit log. */
export interface InboxChangeRecord {
  readonly action: InboxAction
  /** Id of the conversation, or what else was changed. */
  readonly id: string
  readonly before?: unknown
  readonly after?: unknown
}
