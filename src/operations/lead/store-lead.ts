import type { Site } from '#site/site.ts'
import type { NewDelivery } from '#storage/lead-deliveries.ts'
import type { AddedLead, NewLead } from '#storage/leads.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { Platform } from '../platform.ts'

/**
 * FORM-13: puts a lead, where it must go, and the work of bringing it there into the database, all or none. A submission
 * that is known already is not stored again: the first lead of it is the answer, `isNew` false; `isSame` false where that said
 * something else. `alongside` stores what
 * belongs to a new lead in the same transaction; when it throws, nothing is stored.
 */
export async function storeLead(
  platform: Platform,
  site: Site,
  lead: NewLead,
  deliveries: readonly NewDelivery[],
  alongside: (leadId: string, within: Transaction) => Promise<void> = async () => {},
): Promise<{ readonly leadId: string; readonly isNew: boolean; readonly isSame: boolean }> {
  const { transaction } = platform.storage.forSite(site)
  const stored = await transaction(async (within) => {
    const { id, isNew, isSame } = await addLead(platform, site, lead, deliveries, within)
    if (isNew) await alongside(id, within)
    return { leadId: id, isNew, isSame }
  })
  if (stored.isNew) platform.log.info('lead stored', { site: site.slug, lead: stored.leadId, category: lead.category })
  return stored
}

/** The same inside a transaction that is open: the lead is kept with what belongs to it, or not at all. */
export async function addLead(
  platform: Platform,
  site: Site,
  lead: NewLead,
  deliveries: readonly NewDelivery[],
  within: Transaction,
): Promise<AddedLead> {
  const added = await platform.storage.forSite(site).leads.add(lead, deliveries, within)
  for (const deliveryId of added.isNew ? added.deliveryIds : []) {
    await platform.defer('deliver-lead', { siteSlug: site.slug, deliveryId }, within)
  }
  return added
}
