import type { Transactions } from './transactions.ts'

export interface PhoneReveal {
  /** Null for a location's number. */
  readonly carId: string | null
  readonly locationId: string | null
  readonly dealershipId: string | null
  readonly websiteId: string
  readonly at: Date
}

/** Phone numbers revealed to visitors of one site (PHONE-1). */
export function phoneRevealQueries(siteSlug: string, { queries }: Transactions) {
  return {
    async record({ carId, locationId, dealershipId, websiteId, at }: PhoneReveal): Promise<void> {
      const ids = { car_id: carId, location_id: locationId, dealership_id: dealershipId, website_id: websiteId }
      await queries()
        .insertInto('phone_reveals')
        .values({ site_slug: siteSlug, ...ids, at: at.toISOString() })
        .execute()
    },
  }
}
