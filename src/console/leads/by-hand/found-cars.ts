import { formatMoney } from '#domain/money.ts'
import type { NamedCar } from '#operations/lead/name-car.ts'
import type { FoundCar } from './new-lead-values.ts'

/** Cars to choose, as the field of a car lists them. */
export function foundCars(cars: readonly NamedCar[]): readonly FoundCar[] {
  return cars.map(({ name, price, isSold }) => ({
    name,
    about: isSold ? 'Sold' : price === null ? '' : formatMoney(price),
  }))
}
