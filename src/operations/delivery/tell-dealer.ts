import type { LeadCategory } from '#domain/lead/category.ts'
import { leadDeliveries } from '#domain/lead/delivery/lead-deliveries.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { SiteRequest } from '../site-request.ts'

/** The lead that a buyer's change is about, with the place where it happens now. */
export interface ChangedLead {
  readonly leadId: string
  readonly category: string
  readonly locationId: string | null
  readonly dealershipSlug: string | null
}

/**
 * FORM-17, RESERVE-6: mails and texts the dealer that the buyer has moved or cancelled, at the addresses and numbers that
 * get its leads, in the transaction of the change. What they say is read when they are sent, so it is always the last state.
 */
export async function tellDealer(
  { platform, site }: SiteRequest,
  { leadId, category, locationId, dealershipSlug }: ChangedLead,
  within: Transaction,
): Promise<void> {
  const { leads } = platform.storage.forSite(site)
  const wish = { category: category as LeadCategory, locationId, dealershipSlug, carLocationSlug: null }
  const now = platform.clock.now()
  for (const { kind, destination } of leadDeliveries(site, wish)) {
    const told = CHANGES[kind as keyof typeof CHANGES]
    if (told === undefined) continue
    const deliveryId = await leads.addDelivery(leadId, { kind: told, destination }, now, within)
    await platform.storage.forSite(site).notifyDue('lead', deliveryId, within)
  }
}

/** Systems learn of a change by the event `appointment.changed` or `reservation.released`. */
const CHANGES = { mail: 'change-mail', sms: 'change-text' } as const
