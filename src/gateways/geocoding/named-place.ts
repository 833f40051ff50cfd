import type { NamedPoint } from '#domain/location/sketch-map.ts'

/** ASK-5: a place that a buyer may name. */
export interface NamedPlace extends NamedPoint {
  /** In the listing's address: the postcode, or in New Zealand the place's name. */
  readonly postcode: string
  /** ASK-5: how far an area reaches from its middle, in kilometres; 0 for a suburb or town. */
  readonly km: number
}
