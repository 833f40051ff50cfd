import { BODY_TYPES, type BodyType } from '#domain/car/vocabulary.ts'

/** The vehicle that templates draw for a dealer: the most common kind in stock. */
export type DrawnVehicle = 'car' | 'ute' | 'caravan'

const DRAWN_AS: Readonly<Partial<Record<BodyType, DrawnVehicle>>> = {
  ute: 'ute',
  cabChassis: 'ute',
  motorhome: 'caravan',
}

interface Count {
  readonly value: string
  readonly count: number
}

/**
 * Chooses by the counts of `item_type` and `simple_body`, highest first: a dealer with caravans and a few cars gets a
 * caravan.
 */
export function drawnVehicle(types: readonly Count[], bodies: readonly Count[]): DrawnVehicle {
  if (types[0]?.value === 'caravan') return 'caravan'
  const body = BODY_TYPES.find((type) => type === bodies[0]?.value)
  return (body && DRAWN_AS[body]) ?? 'car'
}
