import type { Car } from '#domain/car/car.ts'
import { carSummary } from '#domain/car/car-summary.ts'
import { comparePath } from '#domain/paths.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import { MOST_COMPARED, type SavedCars } from '#domain/visitor/saved-cars.ts'
import * as texts from '#words/compare.ts'
import { say } from '#words/say.ts'
import { type FoundCar, foundCar } from '../car-finder/found-car.ts'
import type { CardButton } from '../card/car-actions.ts'
import type { TagView } from '../card/card-tag.ts'
import type { CardView } from '../card/card-view.ts'
import { cardView, type ViewMoment } from '../card/card-view.ts'
import { type RepaymentNoteView, repaymentNote } from '../card/repayment-claim.ts'
import type { VehicleSite } from '../vehicle/vehicle-view.ts'
import type { ComparedGroup } from './compared-groups.ts'
import { comparedGroups, onlyDifferences } from './compared-groups.ts'
import { mattersFirst, without } from './matters-first.ts'

/** The compare page. */
export interface CompareView {
  readonly heading: string
  readonly cars: readonly ComparedCar[]
  readonly groups: readonly ComparedGroup[]
  /** Whether `groups` has only the rows that differ. */
  readonly onlyDifferences: boolean
  readonly differences: number
  /** How many of them matter most; they are the first group. */
  readonly matters: number
  /** The comparison's address, which needs no browser's list, and a mail with it. Null for fewer than two cars. */
  readonly send: { readonly path: string; readonly letter: string } | null
  /** Link that switches between all rows and only those that differ. */
  readonly toggleHref: string
  /** Notices for the visitor, as sentences: cars that are gone, or more cars than fit. */
  readonly notices: readonly string[]
  /** LAW-1: the warning and every lender's disclaimer; null if no car shows a repayment. */
  readonly creditWarning: RepaymentNoteView | null
  /** The form to add a car; null if there are four already. */
  readonly adding: AddingView | null
}

export interface ComparedCar {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly subtitle: string
  readonly picture: PictureView
  readonly tag: TagView | null
  /** CARD-10 */
  readonly state: TagView | null
  /** Link to the comparison without this car. */
  readonly removeHref: string
  /** The first button of its card. */
  readonly action: CardButton | null
  /** What decides on its price for one buyer (story-mark.ts); null without a price. */
  readonly story: string | null
}

export interface AddingView {
  /** The text searched for; '' suggests similar cars. */
  readonly words: string
  /** Ids of the compared cars, for the search form. */
  readonly cars: string
  /** Cars to add; each link adds one to the comparison. */
  readonly found: readonly FoundCar[]
}

/** The requested comparison. */
export interface Comparison {
  /** The requested cars that the site shows, in order, at most four. */
  readonly cars: readonly Car[]
  /** Names of requested cars that are sold and no longer listed. */
  readonly gone: readonly string[]
  /** Number of unknown cars. Other dealers' cars count as unknown (SITE-1). */
  readonly unknown: number
  /** Number of cars beyond the fourth. */
  readonly tooMany: number
  readonly onlyDifferences: boolean
  readonly words: string
  /** Cars to add: results of the text search, or cars similar to those compared. */
  readonly offered: readonly CardView[]
}

/** Converts the comparison to the page's texts. */
export function compareView(
  comparison: Comparison,
  site: VehicleSite,
  moment: ViewMoment & { readonly origin?: string },
): CompareView {
  const cars = comparison.cars.map((car) => ({ car, card: cardView(carSummary(car), site, moment) }))
  const ids = cars.map(({ car }) => car.id)
  const all = comparedGroups(cars, site.vehicle, site.region)
  const differing = onlyDifferences(all)
  const narrowed = comparison.onlyDifferences && cars.length > 1
  const first = cars.length > 1 ? mattersFirst(all) : []
  const rest = without(narrowed ? differing : all, first)
  return {
    heading: cars.length > 1 ? say(texts.compareCountCars, { count: cars.length }) : say(texts.compareCars),
    cars: cars.map(({ card }) => comparedCar(card, ids)),
    groups: first.length === 0 ? rest : [{ title: say(texts.mattersMost), rows: first }, ...rest],
    matters: first.length,
    onlyDifferences: narrowed,
    differences: differing.reduce((sum, { rows }) => sum + rows.length, 0),
    toggleHref: narrowed ? comparePath(ids) : `${comparePath(ids)}&show=differences`,
    send:
      cars.length > 1
        ? sendable(
            cars.map(({ card }) => card),
            ids,
            moment.origin ?? '',
          )
        : null,
    notices: notices(comparison),
    creditWarning: creditWarning(cars.map(({ card }) => card)),
    adding: cars.length < MOST_COMPARED ? adding(comparison, ids) : null,
  }
}

function sendable(cards: readonly CardView[], ids: SavedCars, origin: string): CompareView['send'] {
  const path = comparePath(ids)
  const subject = encodeURIComponent(cards.map(({ title }) => title).join(', '))
  return { path, letter: `mailto:?subject=${subject}&body=${encodeURIComponent(origin + path)}` }
}

function comparedCar(card: CardView, ids: SavedCars): ComparedCar {
  const { id, href, title, subtitle, picture, tag, state = null, story = null } = card
  const others = ids.filter((each) => each !== id)
  // '?cars=' is an empty comparison; without the parameter the page shows the browser's saved list.
  const removeHref = others.length > 0 ? comparePath(others) : `${comparePath([])}?cars=`
  return { id, href, title, subtitle, picture, tag, state, removeHref, action: card.buttons[0] ?? null, story }
}

function notices({ gone, unknown, tooMany }: Comparison): readonly string[] {
  return [
    ...gone.map((name) => say(texts.nameBeenSoldNo, { name })),
    ...(unknown === 0 ? [] : [say(texts.countedCarsCouldNotFound, { countedCars: countedCars(unknown) })]),
    ...(tooMany === 0
      ? []
      : [say(texts.compareUpMostComparedCars, { mostCompared: MOST_COMPARED, countedCars: countedCars(tooMany) })]),
  ]
}

function countedCars(count: number): string {
  return say(texts.cars, { count })
}

/** LAW-1 */
function creditWarning(cards: readonly CardView[]): CompareView['creditWarning'] {
  const note = repaymentNote(cards)
  const disclaimers = cards.flatMap(({ estimate }) => (estimate === null ? [] : [estimate.disclaimer]))
  return note && { ...note, disclaimer: [...new Set(disclaimers)].join(' ') }
}

function adding({ words, offered }: Comparison, ids: SavedCars): AddingView {
  return {
    words,
    cars: ids.join(','),
    found: offered.map((card) => foundCar(card, (id) => comparePath([...ids, id]))),
  }
}
