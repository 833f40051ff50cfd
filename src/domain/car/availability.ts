import type { Car } from './car.ts'

const AVAILABLE_STATUSES: readonly string[] = ['in_stock', 'coming_soon']

/** CAR-10, CARD-4: in stock or coming soon, and not sold. Enquiries, finance and test drives are open. */
export function isAvailable(car: Pick<Car, 'status' | 'sold'>): boolean {
  return !car.sold && AVAILABLE_STATUSES.includes(car.status)
}

/** D-57: rank that comes before any sort order: cars for sale (0), reserved (1), sold (2). */
export function takenRank(car: Pick<Car, 'status' | 'sold' | 'reserved'>): 0 | 1 | 2 {
  if (car.sold || car.status === 'sold') return 2
  return car.reserved ? 1 : 0
}

/** CAR-10, CAR-11: in stock, not sold and not reserved. Required for trade-ins and reservations. */
export function isFree(car: Pick<Car, 'status' | 'sold' | 'reserved'>): boolean {
  return car.status === 'in_stock' && !car.sold && !car.reserved
}
