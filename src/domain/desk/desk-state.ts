import type { Car } from '../car/car.ts'

/** What a car is for the desk, in one word. The first that holds counts. */
export type DeskState = 'sold' | 'hidden' | 'held' | 'coming' | 'live'

export function deskState(car: Pick<Car, 'status' | 'sold' | 'reserved' | 'show_on_dealer_website'>): DeskState {
  if (car.sold || car.status === 'sold') return 'sold'
  if (!car.show_on_dealer_website) return 'hidden'
  if (car.reserved) return 'held'
  return car.status === 'coming_soon' ? 'coming' : 'live'
}
