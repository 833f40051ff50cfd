import { mayAct } from '#domain/inbox/inbox-rights.ts'
import type { StaffRequest } from '../staff-request.ts'
import { readPhoto } from './lead-photos.ts'

/** One photo of an enquiry. */
export interface PhotoOfConversation {
  readonly conversationId: string
  readonly leadId: string
  /** From 1. */
  readonly number: number
}

/** INBOX-6, B14: a photo that a buyer sent; null if it is not in the conversation, or the person may not read that (STAFF-5). */
export async function showPhoto(
  request: StaffRequest,
  { conversationId, leadId, number }: PhotoOfConversation,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { platform, site, actor } = request
  const { inbox, leads } = platform.storage.forSite(site)
  const conversation = await inbox.conversations.find(conversationId)
  if (conversation === null || !mayAct(actor, site, 'lead.read', conversation)) return null
  const lead = (await leads.ofConversation(conversationId)).find(({ id }) => id === leadId)
  return lead ? readPhoto(request, lead, number) : null
}
