import type { Car } from '#domain/car/car.ts'
import { bodyPath } from '#domain/listing/stock-path.ts'
import { SEARCH_PATH } from '#domain/paths.ts'
import { say } from '#words/say.ts'
import * as words from '#words/success.ts'

/** CARD-4, CAR-6: the listing of cars with the same body, or of the same make if the body is unknown. */
export function similarPath({ simple_body, make }: Pick<Car, 'simple_body' | 'make'>): string {
  return simple_body === null ? `${SEARCH_PATH}?${new URLSearchParams({ make })}` : bodyPath(simple_body)
}

/** 'Find similar cars', after a lead or a reservation. */
export function similarLink(car: Parameters<typeof similarPath>[0]): { readonly label: string; readonly href: string } {
  return { label: say(words.findSimilarCars), href: similarPath(car) }
}
