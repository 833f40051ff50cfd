/** Looks plates up: which vehicle one is on. Throws GatewayError when the service gives no answer. */
export interface RegoLookup {
  /** As the site's `integrations` call it. */
  readonly name: 'autograb' | 'redbook'
  /** Whether there is a key for the account. */
  serves(account: string): boolean
  /** Null: the service knows no such plate. */
  find(plate: Plate, account: string): Promise<RegoVehicle | null>
}

export interface Plate {
  /** Letters and digits alone, in capitals. */
  readonly rego: string
  /** 'QLD'; null in a country whose plates are of no state. */
  readonly state: string | null
  readonly country: 'au' | 'nz'
}

export interface RegoVehicle {
  readonly make: string
  readonly model: string
  readonly year: number
  /** Badge and series, as the service writes them. */
  readonly variant: string | null
  /** What the same service knows the vehicle by, to be valued. */
  readonly vendorId: string
}
