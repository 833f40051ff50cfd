import type { Point } from '#domain/location/distance.ts'
import type { RegionCode } from '#domain/region.ts'

/** Finds the coordinates of postcodes and addresses. */
export interface Geocoder {
  /** Regions whose postcodes it knows. */
  readonly regions: readonly RegionCode[]
  /** The place, or null if unknown. Throws GatewayError if the service fails. */
  find(asked: AskedPlace): Promise<FoundPlace | null>
}

/** A postcode in its region's format, or an address in one line. */
export interface AskedPlace {
  readonly kind: 'postcode' | 'address'
  readonly text: string
  readonly region: RegionCode
  /** Site whose visitor asks, if any; pays for the lookup. */
  readonly siteSlug?: string
}

export interface FoundPlace extends Point {
  /** 'Brisbane'; null if only the coordinates are known. */
  readonly name: string | null
}
