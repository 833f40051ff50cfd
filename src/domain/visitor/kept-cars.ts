/** Cars that a visitor keeps, by id, the latest last. They stay in the browser (GARAGE-6); addresses carry them too. */
export type KeptCars = readonly string[]

/** How many cars stand side by side at most. */
export const MOST_COMPARED = 4

/** How many favourites a browser keeps: the oldest go first. Their ids still fit into an address. */
export const MOST_FAVOURITES = 50

/** The list without the car, or with it where it was not on it (GARAGE-6). Beyond `most` the oldest goes. */
export function toggled(kept: KeptCars, id: string, most: number = MOST_FAVOURITES): KeptCars {
  return kept.includes(id) ? kept.filter((each) => each !== id) : [...kept, id].slice(-most)
}

/** Whether one more car could be compared beside these, or this one taken away. */
export function isComparable(kept: KeptCars, id: string): boolean {
  return kept.includes(id) || kept.length < MOST_COMPARED
}

/** The ids of `?cars=a,b`, each once, in order; a repeated parameter adds to the first. */
export function carsOfAddress(params: URLSearchParams): KeptCars {
  const ids = params.getAll('cars').flatMap((text) => text.split(','))
  return [...new Set(ids.map((id) => id.trim()).filter((id) => id !== ''))]
}
