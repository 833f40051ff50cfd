import type { Car } from './car.ts'

const AVAILABLE_STATUSES: readonly string[] = ['in_stock', 'coming_soon']

/** In stock or coming soon, and not sold: enquiry, finance and test drives are allowed (CAR-10, CARD-4). */
export function isAvailable(car: Pick<Car, 'status' | 'sold'>): boolean {
  return !car.sold && AVAILABLE_STATUSES.includes(car.status)
}

/** On the yard, nobody's yet: what a trade-in and a reservation ask for (CAR-10, CAR-11). */
export function isFree(car: Pick<Car, 'status' | 'sold' | 'reserved'>): boolean {
  return car.status === 'in_stock' && !car.sold && !car.reserved
}
