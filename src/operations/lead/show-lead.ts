import type { Attempt, Delivery } from '#storage/lead/lead-deliveries.ts'
import type { StoredLead } from '#storage/lead/leads.ts'
import { type LeadRows, leadRows } from '#views/lead/lead-rows.ts'
import type { SiteRequest } from '../site-request.ts'

/** A lead with its deliveries and attempts. */
export interface ShownLead {
  readonly lead: StoredLead
  readonly rows: LeadRows
  readonly deliveries: readonly (Delivery & { readonly record: readonly Attempt[] })[]
}

/** Finds a lead of this site, or null. */
export async function showLead({ platform, site }: SiteRequest, id: string): Promise<ShownLead | null> {
  const { leads } = platform.storage.forSite(site)
  const lead = await leads.find(id)
  if (!lead) return null
  const place = site.locations.find((location) => location.id === lead.locationId)?.name ?? null
  const deliveries = await Promise.all(
    (await leads.deliveries(id)).map(async (delivery) => ({ ...delivery, record: await leads.attempts(delivery.id) })),
  )
  return { lead, rows: leadRows(lead, site, place), deliveries }
}
