import { successCategory } from '#domain/lead/category.ts'
import { DELIVERY_READERS } from '#domain/lead/delivery/delivery-kind.ts'
import type { Site } from '#site/site.ts'
import type { Delivery } from '#storage/lead/lead-deliveries.ts'
import type { StoredLead } from '#storage/lead/leads.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { Platform } from '../platform.ts'
import { notify } from './notify.ts'
import { notifyOfLead } from './notify-of-lead.ts'

/** INBOX-11, INBOX-13: notifies once that a delivery was refused, and once that it was given up. */
export async function notifyOfFailure(
  platform: Platform,
  site: Site,
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
  if (conversation !== null) return notifyOfLead(platform, site, conversation, news, within)
  // A test lead is in no conversation.
  const { payload } = lead
  const place = {
    category: successCategory(payload),
    location: payload.location,
    dealership: payload.dealership_slug,
  }
  return notify(platform, site, { ...news, conversationId: null, place }, within)
}
