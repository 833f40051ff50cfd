import type { CarShape } from './drawing-address.ts'
import { CARAVAN, CARAVAN_LONG, CARAVAN_OFF_ROAD, CARAVAN_SINGLE, POP_TOP } from './side-caravans.ts'
import { CONVERTIBLE, COUPE, HATCHBACK, SEDAN, WAGON } from './side-cars.ts'
import { CAB_CHASSIS, CAMPER_TRAILER, CAMPERVAN, LIGHT_TRUCK, MOTORHOME } from './side-house-and-work.ts'
import { CITY_CAR, ELECTRIC_SEDAN, ELECTRIC_SUV, SEVEN_SEAT_SUV, SMALL_OFF_ROADER } from './side-new-cars.ts'
import type { SideShape } from './side-shape.ts'
import { BUS, LARGE_SUV, PEOPLE_MOVER, SMALL_SUV, SUV, UTE, VAN } from './side-tall-cars.ts'

export const SIDE_SHAPES: Readonly<Record<CarShape, SideShape>> = {
  'city-car': CITY_CAR,
  hatchback: HATCHBACK,
  sedan: SEDAN,
  'ev-sedan': ELECTRIC_SEDAN,
  wagon: WAGON,
  'small-suv': SMALL_SUV,
  suv: SUV,
  'suv-7': SEVEN_SEAT_SUV,
  'ev-suv': ELECTRIC_SUV,
  'small-4x4': SMALL_OFF_ROADER,
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
  campervan: CAMPERVAN,
  'pop-top': POP_TOP,
  'caravan-1': CARAVAN_SINGLE,
  caravan: CARAVAN,
  'caravan-long': CARAVAN_LONG,
  'caravan-4x4': CARAVAN_OFF_ROAD,
  'camper-trailer': CAMPER_TRAILER,
}
