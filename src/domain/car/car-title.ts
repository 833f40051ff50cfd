import type { Car } from './car.ts'
import { shownBadge, shownSeries } from './shown-name.ts'

type Named = Pick<Car, 'year' | 'make' | 'model' | 'name'>
type Trimmed = Pick<Car, 'make' | 'model' | 'badge' | 'series'>

/** CARD-1: '2021 Toyota HiLux'; the feed's name if both make and model are missing. */
export function carTitle(car: Named): string {
  if (car.make === '' && car.model === '') return car.name
  return joined([car.year, car.make, car.model])
}

/** CARD-1: badge and series as buyers read them, 'SR5'; empty if the car has neither. Factory codes are left out. */
export function carSubtitle(car: Trimmed): string {
  return joined([shownBadge(car), shownSeries(car)])
}

/** '2021 Toyota HiLux SR5', on pages and in mails for buyers. */
export function fullTitle(car: Named & Trimmed): string {
  return joined([carTitle(car), carSubtitle(car)])
}

/** Badge and series as the feed has them, 'SR5 GUN126R'. */
export function carTrim(car: Pick<Car, 'badge' | 'series'>): string {
  return joined([car.badge, car.series])
}

/** '2021 Toyota HiLux SR5 GUN126R': for staff, feeds and the API, which need what the dealer's file says. */
export function fullName(car: Named & Pick<Car, 'badge' | 'series'>): string {
  return joined([carTitle(car), carTrim(car)])
}

function joined(words: readonly (string | number | null)[]): string {
  return words.filter((word) => word !== null && word !== '').join(' ')
}
