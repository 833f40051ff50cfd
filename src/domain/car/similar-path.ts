import { SEARCH_PATH } from '../paths.ts'
import type { Car } from './car.ts'

/** The listing of cars like one that is gone: those of its body, else those of its make (CARD-4, CAR-6). */
export function similarPath(car: Pick<Car, 'simple_body' | 'make'>): string {
  const alike = car.simple_body === null ? { make: car.make } : { simple_body: car.simple_body }
  return `${SEARCH_PATH}?${new URLSearchParams(alike)}`
}
