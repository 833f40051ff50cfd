import type { Car } from '#domain/car/car.ts'
import { type CertifiedOptions, isCertifiedUsed } from '../vehicle/certified.ts'
import type { ItemCondition } from './asc-vocabulary.ts'

/** The car of a car's page, as the standard's item block names it (FIELD-2). */
export interface AscItem {
  /** The VIN; 'unknown' where the site hides it, for then it is nowhere in the page (CAR-4). */
  readonly item_id: string
  /** The stock number. */
  readonly item_number: string
  readonly item_condition: ItemCondition
  /** How the dealer sells it: 'new', 'used' or 'demo', which the standard's conditions do not know. */
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

/** FIELD-2: a demonstrator that was registered is a used car before the law, one that never was is a new one. */
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
