import type { Car } from '#domain/car/car.ts'
import { type CertifiedOptions, isCertifiedUsed } from '../card/certified.ts'
import type { ItemCondition } from './asc-vocabulary.ts'

/** FIELD-2: the car of a vehicle page, as the standard's item block. */
export interface AscItem {
  /** The VIN; 'unknown' if the site hides it, because then it may not be anywhere in the page (CAR-4). */
  readonly item_id: string
  /** The stock number. */
  readonly item_number: string
  readonly item_condition: ItemCondition
  /** The dealer's type: 'new', 'used' or 'demo'. The standard's conditions have no 'demo'. */
  readonly item_category: Car['car_type']
  readonly item_year: string
  readonly item_make: string
  readonly item_model: string
}

/** FIELD-2: the item block of a car. */
export function ascItem(
  car: ItemCar,
  { hideVin, certified }: { readonly hideVin: boolean; readonly certified: CertifiedOptions | null },
): AscItem {
  return {
    item_id: (hideVin ? null : car.vin) ?? UNKNOWN,
    item_number: car.stocknum ?? UNKNOWN,
    item_condition: itemCondition(car, certified),
    item_category: car.car_type,
    item_year: car.year === null ? UNKNOWN : String(car.year),
    item_make: car.make,
    item_model: car.model,
  }
}

/** FIELD-2: legally, a registered demonstrator is a used car, and an unregistered one is new. */
function itemCondition(car: ItemCar, certified: CertifiedOptions | null): ItemCondition {
  if (certified !== null && isCertifiedUsed(car, certified)) return 'cpo'
  if (car.car_type === 'demo') return car.regplate === null ? 'new' : 'used'
  return car.car_type
}

type ItemCar = Pick<
  Car,
  'vin' | 'stocknum' | 'car_type' | 'regplate' | 'certified' | 'status' | 'sold' | 'year' | 'make' | 'model'
>

const UNKNOWN = 'unknown'
