import { BODY_TYPES, type BodyType } from '#domain/car/car.ts'

/** What a template draws where it draws the dealer's trade: of what there is most in stock. */
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

/** Of the counts of `item_type` and of `simple_body`, the highest first: a yard of vans and a few cars is drawn with a van. */
export function drawnVehicle(types: readonly Count[], bodies: readonly Count[]): DrawnVehicle {
  if (types[0]?.value === 'caravan') return 'caravan'
  const body = BODY_TYPES.find((type) => type === bodies[0]?.value)
  return (body && DRAWN_AS[body]) ?? 'car'
}
