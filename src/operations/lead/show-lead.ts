import type { Site } from '#site/site.ts'
import type { Attempt, Delivery } from '#storage/lead-deliveries.ts'
import type { StoredLead } from '#storage/leads.ts'
import { type LeadRows, leadRows } from '#views/lead/lead-rows.ts'
import type { Platform } from '../platform.ts'

/** One lead with all that is known of it. */
export interface ShownLead {
  readonly lead: StoredLead
  readonly rows: LeadRows
  readonly deliveries: readonly (Delivery & { readonly record: readonly Attempt[] })[]
}

/** The lead of an id, of this site alone, or null. */
export async function showLead(platform: Platform, site: Site, id: string): Promise<ShownLead | null> {
  const { leads } = platform.storage.forSite(site)
  const lead = await leads.find(id)
  if (!lead) return null
  const place = site.locations.find((location) => location.id === lead.locationId)?.name ?? null
  const deliveries = await Promise.all(
    (await leads.deliveries(id)).map(async (delivery) => ({ ...delivery, record: await leads.attempts(delivery.id) })),
  )
  return { lead, rows: leadRows(lead, site, place), deliveries }
}
