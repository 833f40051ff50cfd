import { mayAct } from '#domain/inbox/inbox-rights.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { Site } from '#site/site.ts'
import { readPhoto } from '../lead/lead-photos.ts'
import type { Platform } from '../platform.ts'

/** One photo of an enquiry. */
export interface PhotoOfConversation {
  readonly conversationId: string
  readonly leadId: string
  /** From 1. */
  readonly number: number
}

/** INBOX-6, B14: a photo that a buyer sent; null if it is not in the conversation, or the person may not read that (STAFF-5). */
export async function showPhoto(
  platform: Platform,
  site: Site,
  actor: Actor,
  { conversationId, leadId, number }: PhotoOfConversation,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { inbox, leads } = platform.storage.forSite(site)
  const conversation = await inbox.conversations.find(conversationId)
  if (conversation === null || !mayAct(actor, site, 'lead.read', conversation)) return null
  const lead = (await leads.ofConversation(conversationId)).find(({ id }) => id === leadId)
  return lead ? readPhoto(platform, site, lead, number) : null
}
