import { isAvailable } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import type { Fuel } from '#domain/car/vocabulary.ts'
import * as words from '#words/card.ts'
import { say } from '#words/say.ts'
import { type CertifiedOptions, isCertifiedUsed } from './certified.ts'

export interface TagView {
  readonly kind: TagKind
  readonly text: string
  /** Picture with the same meaning as the text (CARD-3). */
  readonly image?: string
}

export type TagKind = 'electric' | 'reserved' | 'certified' | 'explicit' | 'coming-soon' | 'new' | 'sold'

export interface TagOptions {
  readonly electricTag: boolean
  readonly newTagText: string
  readonly soldTagText: string
  readonly reservedTagText: string
}

export type TaggedCar = Pick<
  Car,
  'status' | 'sold' | 'reserved' | 'certified' | 'make' | 'car_type' | 'tag' | 'created_at' | 'simple_fuel'
>

export interface TagMoment {
  readonly now: Date
  /** CARD-3: where the site's tag of new arrivals is for the newest fifth, the listing date of the first car beyond it. */
  readonly newestAfter?: string | null
}

const NEW_FOR_DAYS = 8
const MS_PER_DAY = 86_400_000

/** CARD-3, CARD-4: the tag on a card's corner; null for none. The first matching rule wins. */
export function cardTag(
  car: TaggedCar,
  options: TagOptions,
  certified: CertifiedOptions | null,
  moment: TagMoment,
): TagView | null {
  for (const rule of rules) {
    const tag = rule(car, options, certified, moment)
    if (tag !== null) return tag
  }
  return null
}

type Rule = (
  car: TaggedCar,
  options: TagOptions,
  certified: CertifiedOptions | null,
  moment: TagMoment,
) => TagView | null

const rules: readonly Rule[] = [
  // CARD-4: for a sold car no other tag matters.
  (car, { soldTagText }) => (isAvailable(car) ? null : { kind: 'sold', text: soldTagText }),
  ({ simple_fuel: fuel }, { electricTag }) =>
    electricTag && fuel !== null && ELECTRIFIED.includes(fuel) ? { kind: 'electric', text: fuel } : null,
  (car, { reservedTagText }) => (car.reserved ? { kind: 'reserved', text: reservedTagText } : null),
  (car, _, certified) =>
    certified !== null && isCertifiedUsed(car, certified)
      ? { kind: 'certified', text: certified.title, ...(certified.image ? { image: certified.image } : {}) }
      : null,
  (car) => (car.tag === null ? null : { kind: 'explicit', text: car.tag }),
  (car) => (car.status === 'coming_soon' ? { kind: 'coming-soon', text: say(words.comingSoon) } : null),
  (car, { newTagText }, _, moment) => (isNewlyListed(car, moment) ? { kind: 'new', text: newTagText } : null),
]

const ELECTRIFIED: readonly Fuel[] = ['Electric', 'Hybrid', 'Plug-in Hybrid']

/** Listed within the last NEW_FOR_DAYS days, and among the newest where these are told. */
function isNewlyListed({ created_at }: TaggedCar, { now, newestAfter = null }: TagMoment): boolean {
  const listedAt = Date.parse(created_at)
  const age = now.getTime() - listedAt
  const isAmongNewest = newestAfter === null || listedAt > Date.parse(newestAfter)
  return isAmongNewest && age >= 0 && age <= NEW_FOR_DAYS * MS_PER_DAY
}
