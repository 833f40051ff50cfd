/** A vehicle that a visitor wants to sell or trade in: the fields that a valuation needs. */
export interface ValuedVehicle {
  readonly make: string
  readonly model: string
  /** Year of build. */
  readonly year: number
  /** Odometer in kilometres, in every region. */
  readonly km: number
}

/** '2019 Mazda CX-5' */
export function vehicleName({ year, make, model }: Pick<ValuedVehicle, 'year' | 'make' | 'model'>): string {
  return `${year} ${make} ${model}`
}
