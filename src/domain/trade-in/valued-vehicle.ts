/** A vehicle that a visitor wants to sell or trade in: the fields that a valuation needs. */
export interface ValuedVehicle {
  readonly make: string
  readonly model: string
  /** Year of build. */
  readonly year: number
  /** Odometer in kilometres, in every region. */
  readonly km: number
}

/** Normalises a make or model to lower-case letters and digits, so that 'Hi-Lux' equals 'HiLux'. */
export function nameKey(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '')
}

/** '2019 Mazda CX-5' */
export function vehicleName({ year, make, model }: Pick<ValuedVehicle, 'year' | 'make' | 'model'>): string {
  return `${year} ${make} ${model}`
}
