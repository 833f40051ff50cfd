import { TEST_LEAD } from '#domain/lead/category.ts'
import type { NewDelivery } from '#storage/lead/lead-deliveries.ts'
import type { AddedLead, NewLead } from '#storage/lead/leads.ts'
import type { Transaction } from '#storage/transaction.ts'
import { placeLead } from '../inbox/place-lead.ts'
import type { SiteRequest } from '../site-request.ts'

/**
 * FORM-13: stores a lead and its deliveries in one transaction. A repeated submission is not stored again:
 * the result is the first lead with `isNew` false, and `isSame` false if its content differs. `alongside` stores what
 * belongs to a new lead in the same transaction; if it throws, nothing is stored.
 */
export async function storeLead(
  request: SiteRequest,
  lead: NewLead,
  deliveries: readonly NewDelivery[],
  alongside: (leadId: string, within: Transaction) => Promise<void> = async () => {},
): Promise<{ readonly leadId: string; readonly isNew: boolean; readonly isSame: boolean }> {
  const { platform, site } = request
  const { transaction } = platform.storage.forSite(site)
  const stored = await transaction(async (within) => {
    const { id, isNew, isSame } = await addLead(request, lead, deliveries, within)
    if (isNew) await alongside(id, within)
    return { leadId: id, isNew, isSame }
  })
  if (stored.isNew) platform.log.info('lead stored', { site: site.slug, lead: stored.leadId, category: lead.category })
  return stored
}

/** Like `storeLead`, inside an open transaction. */
export async function addLead(
  request: SiteRequest,
  lead: NewLead,
  deliveries: readonly NewDelivery[],
  within: Transaction,
): Promise<AddedLead> {
  const { platform, site } = request
  const added = await platform.storage.forSite(site).leads.add(lead, deliveries, within)
  for (const deliveryId of added.isNew ? added.deliveryIds : []) {
    await platform.storage.forSite(site).notifyDue('lead', deliveryId, within)
  }
  if (added.isNew) await placeSafely(request, { ...lead, id: added.id }, within)
  return added
}

/** INBOX-1: a fault of the inbox must not cost a lead: it is stored all the same, and the next round places it. */
async function placeSafely(
  request: SiteRequest,
  lead: NewLead & { readonly id: string },
  within: Transaction,
): Promise<void> {
  const { platform, site } = request
  if (lead.subcategory === TEST_LEAD) return
  const failed = await platform.storage.forSite(site).attempt(within, () => placeLead(request, lead, within))
  if (failed) platform.log.error('lead not in the inbox yet', { site: site.slug, lead: lead.id, error: failed.error })
}
