/** What a person, or a key of the API, may do in the inbox. */
export const INBOX_ACTIONS = ['lead.read', 'lead.reply', 'lead.assign', 'inbox.rules'] as const
export type InboxAction = (typeof INBOX_ACTIONS)[number]

/** Who acts: a member of the site, or a key of its API with fewer rights. */
export interface InboxActor {
  readonly id: string
  readonly name: string
  readonly siteSlug: string
  readonly rights: readonly InboxAction[]
  readonly scope: SeenScope
}

/** STAFF-3: what a person may see; null: all. */
export interface SeenScope {
  readonly dealerships: readonly string[] | null
  readonly locations: readonly string[] | null
  readonly categories: readonly string[] | null
}

/** The parts of a conversation that rights depend on: those of its latest lead. */
export interface InScope {
  readonly dealershipSlug: string | null
  readonly locationId: string | null
  readonly category: string
}

/** STAFF-5: whether the actor may do this with the conversation. */
export function mayAct(
  actor: InboxActor,
  site: { readonly slug: string },
  action: InboxAction,
  conversation: InScope,
): boolean {
  const { dealerships, locations, categories } = actor.scope
  return (
    may(actor, site, action) &&
    covers(dealerships, conversation.dealershipSlug) &&
    covers(locations, conversation.locationId) &&
    covers(categories, conversation.category)
  )
}

/** STAFF-5: whether the actor may do this anywhere on the site. */
export function may(actor: InboxActor, site: { readonly slug: string }, action: InboxAction): boolean {
  return actor.siteSlug === site.slug && actor.rights.includes(action)
}

/** What the actor may read of the list; null: nothing. */
export function scopeOf(actor: InboxActor, site: { readonly slug: string }): SeenScope | null {
  return may(actor, site, 'lead.read') ? actor.scope : null
}

function covers(allowed: readonly string[] | null, value: string | null): boolean {
  return allowed === null || (value !== null && allowed.includes(value))
}
