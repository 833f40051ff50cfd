/**
 * A visitor's saved cars, by id, the latest last. They are stored in the browser (GARAGE-6) and can be part of an
 * address.
 */
export type SavedCars = readonly string[]

/** Maximum number of cars to compare. */
export const MOST_COMPARED = 4

/** Maximum number of favourites in a browser; their ids fit into an address. The oldest are dropped. */
export const MOST_FAVOURITES = 50

/** GARAGE-6: removes the car from the list, or adds it. Beyond `most`, the oldest is dropped. */
export function toggled(saved: SavedCars, id: string, most: number = MOST_FAVOURITES): SavedCars {
  return saved.includes(id) ? saved.filter((each) => each !== id) : [...saved, id].slice(-most)
}

/** Whether the car can be added to the comparison, or removed from it. */
export function isComparable(saved: SavedCars, id: string): boolean {
  return saved.includes(id) || saved.length < MOST_COMPARED
}

/** Reads the ids of `?cars=a,b`, without duplicates, in order. Repeated parameters are merged. */
export function carsOfAddress(params: URLSearchParams): SavedCars {
  const ids = params.getAll('cars').flatMap((text) => text.split(','))
  return [...new Set(ids.map((id) => id.trim()).filter((id) => id !== ''))]
}
