import type { FeedCar } from '#domain/feed/car.ts'
import { segmentOf } from '#domain/slug.ts'
import { findManufacturer } from '#site/manufacturers.ts'

/** D-28: counts the spellings of filter values; the most frequent spelling of a value wins. */
export interface SpellingTally {
  note(car: FeedCar): void
  /** Adds spellings of the site's other feeds. */
  add(field: SpelledField, names: readonly SpelledName[]): void
  /** Spellings to replace, with their replacements. */
  respellings(): readonly Respelling[]
}

/** How a car says each value that filters list as it is written (P-2). Models are counted per make. */
const SPELLED_FIELDS = {
  make: (car: FeedCar) => car.make,
  model: (car: FeedCar) => car.model,
  badge: (car: FeedCar) => car.badge,
  colour: (car: FeedCar) => car.colour,
  drive: (car: FeedCar) => car.drive,
  body: (car: FeedCar) => car.body,
  fuel: (car: FeedCar) => car.fuel,
  tag: (car: FeedCar) => car.tag,
  'location.city': (car: FeedCar) => car.location.city,
  'location.state': (car: FeedCar) => car.location.state,
  'location.name': (car: FeedCar) => car.location.name,
} as const
export type SpelledField = keyof typeof SPELLED_FIELDS

export interface SpelledName {
  readonly name: string
  /** The model's make. */
  readonly make: string | null
  readonly cars: number
}

export interface Respelling {
  readonly field: SpelledField
  /** For a model, the spellings of its make; otherwise null. */
  readonly makes: readonly string[] | null
  readonly from: string
  readonly to: string
}

export function spellingTally(): SpellingTally {
  const values = new Map<string, Map<string, number>>()
  const makesBySlug = new Map<string, Set<string>>()
  const add = (field: SpelledField, name: string, make: string | null, cars: number) => {
    if (field === 'make') makesBySlug.set(segmentOf(name), (makesBySlug.get(segmentOf(name)) ?? new Set()).add(name))
    const value = JSON.stringify([field, field === 'model' ? segmentOf(make ?? '') : null, sameness(field, name)])
    const spellings = values.get(value) ?? new Map<string, number>()
    values.set(value, spellings)
    spellings.set(name, (spellings.get(name) ?? 0) + cars)
  }
  return {
    note(car) {
      for (const [field, read] of Object.entries(SPELLED_FIELDS)) {
        const name = read(car)
        if (name !== null) add(field as SpelledField, name, car.make, 1)
      }
    },
    add(field, names) {
      for (const { name, make, cars } of names) add(field, name, make, cars)
    },
    respellings: () =>
      [...values].flatMap(([value, spellings]) => {
        if (spellings.size === 1) return []
        const [field, make]: [SpelledField, string | null] = JSON.parse(value)
        const [[to] = [''], ...others] = [...spellings].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? 1 : -1))
        const makes = make === null ? null : [...(makesBySlug.get(make) ?? [])]
        return others.map(([from]) => ({ field, makes, from, to }))
      }),
  }
}

/**
 * Key under which spellings are equal: case and spaces alone differ. A5: any other mark may make another name, 'Prius+' or
 * '4/4', and no car is renamed for that; both have one address. Of makes that the platform knows, the hyphen is no
 * difference.
 */
function sameness(field: SpelledField, name: string): string {
  const maker = field === 'make' ? findManufacturer(name) : null
  return maker?.slug ?? name.toLowerCase().replace(/\s+/g, ' ')
}
