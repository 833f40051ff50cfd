import { GatewayError } from '#gateways/gateway-error.ts'
import type { Geocoder } from '#gateways/geocoding/geocoding.ts'
import type { Spending } from './budgets.ts'

/** H7: a geocoder that costs money for each question, asked within the budgets of the site and of the platform. */
export function paidGeocoder(geocoder: Geocoder, { spend }: Pick<Spending, 'spend'>): Geocoder {
  return {
    regions: geocoder.regions,
    async find(asked) {
      const spent = await spend('geocoding', asked.siteSlug ?? null)
      if (!spent.ok) throw new GatewayError('geocoding', 'the budget for geocoding is used up')
      return geocoder.find(asked)
    },
  }
}
