import { type Actor, may, type StaffPlace, type StaffScope } from '../staff/actor.ts'
import type { StaffAction } from '../staff/roles.ts'

/** What people and keys of the API do in the inbox. */
export type InboxAction = Extract<
  StaffAction,
  'lead.read' | 'lead.reply' | 'lead.stage' | 'lead.assign' | 'delivery.retry' | 'inbox.rules'
>

/** The parts of a conversation that rights depend on: those of its latest lead. */
export interface InScope {
  readonly dealershipSlug: string | null
  readonly locationId: string | null
  readonly category: string
}

/** STAFF-5: whether the actor may do this with the conversation. */
export function mayAct(
  actor: Actor,
  site: { readonly slug: string },
  action: StaffAction,
  conversation: InScope,
): boolean {
  return may(actor, site, action, placeOfConversation(conversation))
}

/** The place of a conversation, for `authorise`. */
export function placeOfConversation({ dealershipSlug, locationId, category }: InScope): StaffPlace {
  return { dealership: dealershipSlug, location: locationId, category }
}

/** What the actor may read of the list; null: nothing. */
export function scopeOf(actor: Actor, site: { readonly slug: string }): StaffScope | null {
  return may(actor, site, 'lead.read') ? actor.scope : null
}
