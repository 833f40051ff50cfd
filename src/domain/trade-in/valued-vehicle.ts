/** What a visitor would sell or trade in, as far as a figure needs it. */
export interface ValuedVehicle {
  readonly make: string
  readonly model: string
  /** Of its build. */
  readonly year: number
  /** What its odometer shows, in kilometres whatever the region reckons in. */
  readonly km: number
}

/** A make or model as people write it, so that 'Hi-Lux' is 'HiLux': its letters and digits alone, small. */
export function nameKey(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '')
}

/** '2019 Mazda CX-5' */
export function vehicleName({ year, make, model }: Pick<ValuedVehicle, 'year' | 'make' | 'model'>): string {
  return `${year} ${make} ${model}`
}
