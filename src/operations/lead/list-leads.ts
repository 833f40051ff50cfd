import { DELIVERY_READERS } from '#domain/lead/delivery/delivery-kind.ts'
import { mayBeWrittenTo } from '#domain/lead/unsubscribe.ts'
import type { Delivery, DeliveryState } from '#storage/lead/lead-deliveries.ts'
import type { LeadFilter, StoredLead } from '#storage/lead/leads.ts'
import type { SiteRequest } from '../site-request.ts'

/** A lead and its delivery state. */
export interface ListedLead {
  readonly lead: StoredLead
  readonly state: LeadState
  /** LAW-4: the visitor agreed to marketing messages and has not unsubscribed since. */
  readonly mayBeWrittenTo: boolean
}

/**
 * State of a lead. `undeliverable`: the site had no destination for it. `acknowledged`: it was given up, and staff have
 * handled it. Otherwise the worst state of its deliveries.
 */
export type LeadState = DeliveryState | 'undeliverable' | 'acknowledged'

/** The leads of a site, newest first. */
export async function listLeads({ platform, site }: SiteRequest, filter: LeadFilter): Promise<readonly ListedLead[]> {
  const { leads, marketingEnds } = platform.storage.forSite(site)
  const listed: ListedLead[] = []
  for (const lead of await leads.list(filter)) {
    const state = leadState(await leads.deliveries(lead.id))
    const endedAt = lead.consent === null ? null : await marketingEnds.endedAt(lead.payload.email)
    listed.push({ lead, state, mayBeWrittenTo: mayBeWrittenTo(lead.consent, endedAt) })
  }
  return listed
}

/** Derives the state of a lead from its deliveries to the dealer; the buyer's confirmation is ignored. */
export function leadState(deliveries: readonly Pick<Delivery, 'kind' | 'state' | 'acknowledged'>[]): LeadState {
  const toDealer = deliveries.filter(({ kind }) => DELIVERY_READERS[kind] === 'dealer')
  const open = toDealer.filter(({ acknowledged }) => !acknowledged)
  const worst = WORST_FIRST.find((state) => open.some((delivery) => delivery.state === state))
  return worst ?? (toDealer.length > 0 ? 'acknowledged' : 'undeliverable')
}

const WORST_FIRST: readonly DeliveryState[] = ['dead', 'failed', 'pending', 'sent']
