import { successCategory } from '#domain/lead/category.ts'
import { DELIVERY_READERS } from '#domain/lead/delivery/delivery-kind.ts'
import type { Delivery } from '#storage/lead/lead-deliveries.ts'
import type { StoredLead } from '#storage/lead/leads.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { SiteRequest } from '../site-request.ts'
import { notify } from './notify.ts'
import { notifyOfLead } from './notify-of-lead.ts'

/** INBOX-11, INBOX-13: notifies once that a delivery was refused, and once that it was given up. */
export async function notifyOfFailure(
  request: SiteRequest,
  {
    lead,
    delivery,
    state,
    within,
  }: {
    readonly lead: StoredLead
    readonly delivery: Delivery
    readonly state: 'refused' | 'dead'
    readonly within: Transaction
  },
): Promise<void> {
  const { platform, site } = request
  const { leads, inbox } = platform.storage.forSite(site)
  const conversationId = await leads.conversationOf(lead.id, within)
  const conversation = conversationId === null ? null : await inbox.conversations.find(conversationId, within)
  const data = { reader: DELIVERY_READERS[delivery.kind] }
  const news = {
    event: 'delivery-failed',
    key: `delivery ${delivery.id} ${state}`,
    objectId: delivery.id,
    data,
  } as const
  if (conversation !== null) return notifyOfLead(request, conversation, news, within)
  // A test lead is in no conversation.
  const { payload } = lead
  const place = {
    category: successCategory(payload),
    location: payload.location,
    dealership: payload.dealership_slug,
  }
  return notify(request, { ...news, conversationId: null, place }, within)
}
