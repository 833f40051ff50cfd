import type { Point } from '#domain/location/distance.ts'
import type { RegionCode } from '#domain/region.ts'

/** Says where a postcode or an address is. */
export interface Geocoder {
  /** The regions whose postcodes it knows. */
  readonly regions: readonly RegionCode[]
  /** The place, or null where there is none such. Throws GatewayError when it cannot be asked. */
  find(asked: AskedPlace): Promise<FoundPlace | null>
}

/** A postcode has its region's digits; an address is one line. */
export interface AskedPlace {
  readonly kind: 'postcode' | 'address'
  readonly text: string
  readonly region: RegionCode
  /** Whose visitor asks; left out where no site does. */
  readonly siteSlug?: string
}

export interface FoundPlace extends Point {
  /** 'Brisbane'; null where only the point is known. */
  readonly name: string | null
}
