import type { CarShape } from './drawing-address.ts'
import { CONVERTIBLE, COUPE, HATCHBACK, SEDAN, WAGON } from './side-cars.ts'
import { CAB_CHASSIS, CAMPER_TRAILER, CARAVAN, LIGHT_TRUCK, MOTORHOME } from './side-house-and-work.ts'
import type { SideShape } from './side-shape.ts'
import { BUS, LARGE_SUV, PEOPLE_MOVER, SMALL_SUV, SUV, UTE, VAN } from './side-tall-cars.ts'

export const SIDE_SHAPES: Readonly<Record<CarShape, SideShape>> = {
  hatchback: HATCHBACK,
  sedan: SEDAN,
  wagon: WAGON,
  'small-suv': SMALL_SUV,
  suv: SUV,
  'large-suv': LARGE_SUV,
  ute: UTE,
  'cab-chassis': CAB_CHASSIS,
  van: VAN,
  'people-mover': PEOPLE_MOVER,
  coupe: COUPE,
  convertible: CONVERTIBLE,
  bus: BUS,
  'light-truck': LIGHT_TRUCK,
  motorhome: MOTORHOME,
  caravan: CARAVAN,
  'camper-trailer': CAMPER_TRAILER,
}
