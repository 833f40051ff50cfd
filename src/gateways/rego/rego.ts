/** Finds the vehicle of a number plate. Throws GatewayError if the service does not answer. */
export interface RegoLookup {
  /** Name in the site's `integrations`. */
  readonly name: 'autograb' | 'redbook'
  /** Whether there is a key for the account. */
  serves(account: string): boolean
  /** Null if the service does not know the plate. */
  find(plate: Plate, account: string): Promise<RegoVehicle | null>
}

export interface Plate {
  /** Letters and digits only, in capitals. */
  readonly rego: string
  /** 'QLD'; null in countries without states on plates. */
  readonly state: string | null
  readonly country: 'au' | 'nz'
}

export interface RegoVehicle {
  readonly make: string
  readonly model: string
  readonly year: number
  /** Badge and series in the service's spelling. */
  readonly variant: string | null
  /** The service's vehicle id, needed for its valuation. */
  readonly vendorId: string
}
