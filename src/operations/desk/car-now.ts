import { deskValues, withDesk } from '#domain/desk/effective-car.ts'
import { HAND_FEED } from '#domain/desk/hand-car.ts'
import { isSame, type OverriddenPart } from '#domain/desk/override.ts'
import type { FeedCar } from '#domain/feed/car.ts'
import type { Written } from '#domain/form/compare-shown.ts'
import type { DeskCar } from '#storage/desk/car-desk.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { SiteRequest } from '../site-request.ts'

/** The car that pages show, of a row that the desk has locked. */
export function carNow({ feedCar, overrides, held }: DeskCar): FeedCar {
  const car = withDesk(feedCar, deskValues(overrides))
  return { ...car, reserved: car.reserved || held }
}

/** Edits among which the release of a field is looked for. */
const MOST_EDITS = 50

/** STAFF-11: who wrote the value that a part of the car has now: a person, or the feed. */
export async function writersOf(
  { platform: { storage }, site }: SiteRequest,
  car: DeskCar,
  within?: Transaction,
): Promise<(part: OverriddenPart) => Written> {
  const edits = await storage.forSite(site).desk.editsOf(car.id, MOST_EDITS, within)
  return (part) => {
    const override = car.overrides.get(part)
    if (override) return { by: override.by.name, at: override.at }
    const released = edits.find(({ before, after }) => !isSame(before.get(part), after.get(part)))
    if (released && released.at >= car.updatedAt) return { by: released.by.name, at: released.at }
    return { by: car.feed === HAND_FEED ? 'The form of the car' : `The feed ${car.feed}`, at: car.updatedAt }
  }
}
