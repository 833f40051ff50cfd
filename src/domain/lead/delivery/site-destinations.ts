import { LEAD_CATEGORIES } from '../category.ts'
import { type DeliverySite, type LeadDelivery, leadDeliveries } from './lead-deliveries.ts'

/** Somewhere that leads go. */
export interface SiteDestination extends LeadDelivery {
  /** Ids of the locations whose leads go there. */
  readonly locations: readonly string[]
}

/** INBOX-11: every destination that a lead of the site can go to, each once. */
export function siteDestinations(site: DeliverySite): readonly SiteDestination[] {
  const destinations = new Map<string, LeadDelivery & { readonly locations: Set<string> }>()
  for (const { id, dealershipSlug } of site.locations)
    for (const category of LEAD_CATEGORIES)
      for (const delivery of leadDeliveries(site, {
        category,
        locationId: id,
        dealershipSlug,
        carLocationSlug: null,
      })) {
        const key = `${delivery.kind} ${delivery.destination}`
        const destination = destinations.get(key) ?? { ...delivery, locations: new Set() }
        destination.locations.add(id)
        destinations.set(key, destination)
      }
  return [...destinations.values()].map(({ locations, ...delivery }) => ({ ...delivery, locations: [...locations] }))
}
