import { GatewayError } from '#gateways/gateway-error.ts'
import type { Geocoder } from '#gateways/geocoding/geocoding.ts'
import type { Spending } from './budgets.ts'

/** H7: wraps a geocoder that charges per request, and enforces the budgets of site and platform. */
export function paidGeocoder(geocoder: Geocoder, { spend }: Pick<Spending, 'spend'>): Geocoder {
  return {
    regions: geocoder.regions,
    async find(asked) {
      const spent = await spend('geocoding', asked.siteSlug ?? null)
      if (!spent.ok) throw new GatewayError('geocoding', 'the budget for geocoding is spent')
      return geocoder.find(asked)
    },
  }
}
