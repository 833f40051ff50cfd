import { REGIONS, type RegionCode, type RegionWords } from '../region.ts'
import type { CarSummary } from './car.ts'
import type { Facet } from './facet.ts'

/** What facts are read from: a summary, and so a whole car too. */
export type FactCar = Omit<CarSummary, 'image_count' | 'ancap'>

/** A fact of a car as people see it. */
export interface CarFact {
  readonly label: string | ((words: RegionWords) => string)
  /** Its value in words; null if the car has none. */
  readonly text: (car: FactCar, region: RegionCode) => string | null
  /** How buyers narrow a listing by it. */
  readonly facet?: Facet
  /** How staff type it; its kind and limit are those of its field. */
  readonly staff?: StaffFact
}

export interface StaffFact {
  /** What staff call it. */
  readonly label: string
  /** A number that a message about a mistyped one shows. */
  readonly example?: number
  /** Whether people type it with words around ('81k'), so that its control takes any text. */
  readonly isTypedFreely?: true
  /** Whether a copy of a car leaves it out: it is that car's own. */
  readonly isOwn?: true
}

/** A fact's label in a region. */
export function factLabel(label: CarFact['label'], region: RegionCode): string {
  return typeof label === 'string' ? label : label(REGIONS[region].words)
}
