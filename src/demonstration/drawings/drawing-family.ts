import type { CarShape } from '#gateways/drawings/drawing-address.ts'

/** Shapes that share interior, boot and rear end with another. */
const FAMILIES = {
  'city-car': 'hatchback',
  'ev-sedan': 'sedan',
  'suv-7': 'suv',
  'ev-suv': 'suv',
  'small-4x4': 'large-suv',
  campervan: 'motorhome',
  'pop-top': 'caravan',
  'caravan-1': 'caravan',
  'caravan-long': 'caravan',
  'caravan-4x4': 'caravan',
} as const satisfies Partial<Record<CarShape, CarShape>>

/** A shape with its own interior, boot and rear end. */
export type FamilyShape = Exclude<CarShape, keyof typeof FAMILIES>

/** The shape whose interior, boot and rear end a shape has. */
export function familyOf(shape: CarShape): FamilyShape {
  return isRelated(shape) ? FAMILIES[shape] : shape
}

function isRelated(shape: CarShape): shape is keyof typeof FAMILIES {
  return shape in FAMILIES
}
