import type { Car } from '#domain/car/car.ts'
import { bodyPath } from '#domain/listing/stock-path.ts'
import { SEARCH_PATH } from '#domain/paths.ts'

/** The listing of cars like one that is gone: those of its body, else those of its make (CARD-4, CAR-6). */
export function similarPath({ simple_body, make }: Pick<Car, 'simple_body' | 'make'>): string {
  return simple_body === null ? `${SEARCH_PATH}?${new URLSearchParams({ make })}` : bodyPath(simple_body)
}
