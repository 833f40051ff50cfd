import type { Car } from './car.ts'

/** CARD-1: '2021 Toyota HiLux'; the feed's name if both make and model are missing. */
export function carTitle(car: Pick<Car, 'year' | 'make' | 'model' | 'name'>): string {
  if (car.make === '' && car.model === '') return car.name
  return joined([car.year, car.make, car.model])
}

/** CARD-1: badge and series, 'SR5 GUN126R'; empty if the car has neither. */
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
