/** Values vehicles from market data. Throws GatewayError if the service does not answer. */
export interface Valuer {
  /** Name in the site's `integrations`. */
  readonly name: 'autograb' | 'redbook'
  /** Whether there is a key for the account. */
  serves(account: string): boolean
  /** What a dealer would pay, in whole currency units; null if the service does not know the vehicle. */
  value(vehicle: VehicleOfVendor, account: string): Promise<ValuerFigure | null>
}

export interface VehicleOfVendor {
  /** The service's vehicle id, from its own plate lookup. */
  readonly vendorId: string
  readonly km: number
  readonly country: 'au' | 'nz'
}

export interface ValuerFigure {
  readonly low: number
  readonly mid: number
  readonly high: number
}

/** Half width of the range around a single figure, relative to it: no valuation is exact to the dollar. */
const AROUND = 0.05

/**
 * The range of a service's figure; null without a figure. Uses the service's own low and high if both are present and
 * in order.
 */
export function figureOf(mid: unknown, low: unknown, high: unknown): ValuerFigure | null {
  const middle = Number(mid)
  if (mid === null || !(middle > 0)) return null
  const [least, most] = [Number(low), Number(high)]
  if (low !== null && high !== null && least > 0 && least <= middle && most >= middle)
    return { low: least, mid: middle, high: most }
  return { low: middle * (1 - AROUND), mid: middle, high: middle * (1 + AROUND) }
}
