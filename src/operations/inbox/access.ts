import type { Site } from '#site/site.ts'
import type { SeenScope } from '#storage/inbox/conversation-list.ts'
import type { Conversation } from '#storage/inbox/conversation-row.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { Platform } from '../platform.ts'

/** What a person, or a key of the API, may do in the inbox. */
export const INBOX_ACTIONS = ['lead.read', 'lead.reply', 'lead.assign', 'inbox.rules'] as const
export type InboxAction = (typeof INBOX_ACTIONS)[number]

/** Who acts: a member of the site, or a key of its API with fewer rights. */
export interface InboxActor {
  readonly id: string
  readonly name: string
  readonly siteSlug: string
  readonly rights: readonly InboxAction[]
  /** STAFF-3: null for all dealerships, locations or categories. */
  readonly scope: SeenScope
}

/** The parts of a conversation that rights depend on: those of its latest lead. */
export type InScope = Pick<Conversation, 'dealershipSlug' | 'locationId' | 'category'>

/** STAFF-5: whether the actor may do this with the conversation. */
export function mayAct(actor: InboxActor, site: Site, action: InboxAction, conversation: InScope): boolean {
  const { dealerships, locations, categories } = actor.scope
  return (
    may(actor, site, action) &&
    covers(dealerships, conversation.dealershipSlug) &&
    covers(locations, conversation.locationId) &&
    covers(categories, conversation.category)
  )
}

/** STAFF-5: whether the actor may do this anywhere on the site. */
export function may(actor: InboxActor, site: Site, action: InboxAction): boolean {
  return actor.siteSlug === site.slug && actor.rights.includes(action)
}

/** What the actor may read of the list; null: nothing. */
export function scopeOf(actor: InboxActor, site: Site): SeenScope | null {
  return may(actor, site, 'lead.read') ? actor.scope : null
}

/** STAFF-8: an entry of the audit log, in the transaction of the change. */
export interface InboxChangeRecord {
  readonly action: InboxAction
  /** Id of the conversation, or what else was changed. */
  readonly id: string
  readonly before?: unknown
  readonly after?: unknown
}

/** The seam to the audit log: the platform records who changed what. */
export function noteInAudit(
  platform: Platform,
  site: Site,
  actor: InboxActor,
  change: InboxChangeRecord,
  within: Transaction,
): Promise<void> {
  return platform.colleagues.record(site.slug, actor, change, within)
}

function covers(allowed: readonly string[] | null, value: string | null): boolean {
  return allowed === null || (value !== null && allowed.includes(value))
}
