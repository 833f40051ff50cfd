import type { Car } from './car.ts'

/** '2021 Toyota HiLux' (CARD-1); the car's name when it has neither make nor model. */
export function carTitle(car: Pick<Car, 'year' | 'make' | 'model' | 'name'>): string {
  if (car.make === '' && car.model === '') return car.name
  return joined([car.year, car.make, car.model])
}

/** Badge and series, 'SR5 GUN126R'; empty when the car has neither (CARD-1). */
export function carSubtitle(car: Pick<Car, 'badge' | 'series'>): string {
  return joined([car.badge, car.series])
}

/** '2021 Toyota HiLux SR5 GUN126R' */
export function fullTitle(car: Pick<Car, 'year' | 'make' | 'model' | 'name' | 'badge' | 'series'>): string {
  return joined([carTitle(car), carSubtitle(car)])
}

function joined(words: readonly (string | number | null)[]): string {
  return words.filter((word) => word !== null && word !== '').join(' ')
}
