import type { Car } from './car.ts'

const AVAILABLE_STATUSES: readonly string[] = ['in_stock', 'coming_soon']

/** In stock or coming soon, and not sold: enquiry, finance and test drives are allowed (CAR-10, CARD-4). */
export function isAvailable(car: Pick<Car, 'status' | 'sold'>): boolean {
  return !car.sold && AVAILABLE_STATUSES.includes(car.status)
}

/** D-57: whatever the order, cars that a visitor can buy (0) come first, reserved ones (1) next, sold ones (2) last. */
export function takenRank(car: Pick<Car, 'status' | 'sold' | 'reserved'>): 0 | 1 | 2 {
  if (car.sold || car.status === 'sold') return 2
  return car.reserved ? 1 : 0
}

/** On the yard, nobody's yet: what a trade-in and a reservation ask for (CAR-10, CAR-11). */
export function isFree(car: Pick<Car, 'status' | 'sold' | 'reserved'>): boolean {
  return car.status === 'in_stock' && !car.sold && !car.reserved
}
