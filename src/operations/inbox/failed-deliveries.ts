import { mayAct } from '#domain/inbox/inbox-rights.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { Delivery } from '#storage/lead/lead-deliveries.ts'
import type { StaffRequest } from '../staff-request.ts'

export interface FailedDelivery {
  readonly delivery: Delivery
  readonly conversationId: string
  readonly name: string
}

/** More than a person reads at once. */
const MOST = 20

/** INBOX-11: failed and given-up deliveries of the leads that the person may see, latest first. Throws `Refusal`. */
export async function failedDeliveries({ platform, site, actor }: StaffRequest): Promise<readonly FailedDelivery[]> {
  authorise(actor, site, 'delivery.retry', platform.clock.now())
  const { leads, inbox } = platform.storage.forSite(site)
  const failed = await leads.failedDeliveries(MOST)
  const visibleDeliveries = await Promise.all(
    failed.map(async (delivery): Promise<FailedDelivery[]> => {
      const conversationId = await leads.conversationOf(delivery.leadId)
      const conversation = conversationId === null ? null : await inbox.conversations.find(conversationId)
      if (conversation === null || !mayAct(actor, site, 'delivery.retry', conversation)) return []
      const { id, name, email, phone } = conversation
      return [{ delivery, conversationId: id, name: name || email || phone || 'a lead without a name' }]
    }),
  )
  return visibleDeliveries.flat()
}
