/** Values vehicles from a market's data. Throws GatewayError when the service gives no answer. */
export interface Valuer {
  /** As the site's `integrations` call it. */
  readonly name: 'autograb' | 'redbook'
  /** Whether there is a key for the account. */
  serves(account: string): boolean
  /** What a dealer would pay for it, whole currency units; null: the service does not know the vehicle. */
  value(vehicle: VehicleOfVendor, account: string): Promise<ValuerFigure | null>
}

export interface VehicleOfVendor {
  /** What the service knows it by, as its own lookup by plate said. */
  readonly vendorId: string
  readonly km: number
  readonly country: 'au' | 'nz'
}

export interface ValuerFigure {
  readonly low: number
  readonly mid: number
  readonly high: number
}

/** A service's one figure is told as a range so wide, of the figure: no vehicle is worth a number to the dollar. */
const AROUND = 0.05

/** The range of a service's answer; null where it has no figure. Its own ends count where it names both in order. */
export function figureOf(mid: unknown, low: unknown, high: unknown): ValuerFigure | null {
  const middle = Number(mid)
  if (mid === null || !(middle > 0)) return null
  const [least, most] = [Number(low), Number(high)]
  if (low !== null && high !== null && least > 0 && least <= middle && most >= middle)
    return { low: least, mid: middle, high: most }
  return { low: middle * (1 - AROUND), mid: middle, high: middle * (1 + AROUND) }
}
