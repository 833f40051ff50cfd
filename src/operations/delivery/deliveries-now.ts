import { successCategory } from '#domain/lead/category.ts'
import { type LeadDelivery, leadDeliveries } from '#domain/lead/delivery/lead-deliveries.ts'
import type { Site } from '#site/site.ts'
import type { StoredLead } from '#storage/lead/leads.ts'

/** The destinations of a lead under the site's current configuration. */
export function deliveriesNow(site: Site, { payload }: StoredLead): readonly LeadDelivery[] {
  return leadDeliveries(site, {
    category: successCategory(payload),
    locationId: payload.location,
    dealershipSlug: payload.dealership_slug,
    carLocationSlug: null,
  })
}
