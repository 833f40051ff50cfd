import { fullName } from '#domain/car/car-title.ts'
import { type BulkChange, type PlannedChange, plannedChange, replacedBy } from '#domain/desk/bulk-change.ts'
import type { DeskField } from '#domain/desk/desk-fields.ts'
import type { Written } from '#domain/form/compare-shown.ts'
import { authorise, Refusal } from '#domain/staff/authorise.ts'
import type { DeskCar } from '#storage/desk/car-desk.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { StaffRequest } from '../staff-request.ts'
import { writersOf } from './car-now.ts'
import { placeOfCar } from './car-place.ts'
import { afterDeskChanges, changeCars, type EditedCars } from './edit-cars.ts'

/** A car of a bulk edit, with what the change does to it. */
export interface BulkCar {
  readonly id: string
  readonly title: string
  readonly stocknum: string | null
  readonly planned: PlannedChange
  /** What the change replaces: `saveBulk` asks for it back. */
  readonly replaced: string
}

/** A car that a bulk edit refuses, and why. */
export interface RefusedCar {
  readonly title: string
  readonly stocknum: string | null
  readonly reason: string
  /** STAFF-11: who changed it after the person saw it; null: the reason says all. */
  readonly written: Written | null
}

/** DESK-1, DESK-8: what a change would do to these cars. Throws `Refusal`: 404 if one is not in the person's scope. */
export async function planBulk(
  { platform, site, actor }: StaffRequest,
  carIds: readonly string[],
  change: BulkChange,
): Promise<readonly BulkCar[]> {
  const now = platform.clock.now()
  authorise(actor, site, 'stock.edit', now)
  const ids = [...new Set(carIds)]
  const cars = new Map((await platform.storage.forSite(site).desk.cars(ids)).map((car) => [car.id, car]))
  return ids.map((id) => {
    const car = cars.get(id)
    if (car === undefined) throw new Refusal('absent', 'stock.edit')
    const { feedCar, overrides } = car
    authorise(actor, site, 'stock.edit', now, placeOfCar(site, { ...car, location: feedCar.location }))
    const planned = plannedChange(feedCar, overrides, change, now)
    const replaced = replacedBy(planned, overrides, change)
    return { id, title: fullName(feedCar), stocknum: feedCar.stocknum, planned, replaced }
  })
}

/**
 * DESK-1: makes a change to all of these cars in one step, or to none: if one refuses it by now, or is no longer as the
 * person saw it (STAFF-11), the answer names every such car and why. `seen`: what the change replaces, by car.
 */
export async function saveBulk(
  request: StaffRequest,
  seen: ReadonlyMap<string, string>,
  change: BulkChange,
): Promise<({ readonly ok: true } & EditedCars) | { readonly ok: false; readonly refused: readonly RefusedCar[] }> {
  const { actor } = request
  const refused = new Map<string, RefusedCar>()
  const parts = change.kind === 'offer' ? OFFER_PARTS : [change.field]
  const writerOf = async (car: DeskCar, within: Transaction) => {
    const writers = await writersOf(request, car, within)
    return parts.map(writers).reduce((one, other) => (other.at > one.at ? other : one))
  }
  try {
    const edited = await changeCars(
      request,
      [...seen.keys()],
      async (car, now, within) => {
        const planned = plannedChange(car.feedCar, car.overrides, change, now)
        const isSeen = replacedBy(planned, car.overrides, change) === seen.get(car.id)
        if (planned.ok && isSeen) return afterDeskChanges(car, planned.changes, actor, now)
        const written = isSeen ? null : await writerOf(car, within)
        const reason = planned.ok ? '' : planned.reason
        refused.set(car.id, { title: fullName(car.feedCar), stocknum: car.feedCar.stocknum, reason, written })
        return car.overrides
      },
      async () => {
        if (refused.size > 0) throw new SomeRefused()
      },
    )
    return { ok: true, ...edited }
  } catch (error) {
    if (error instanceof SomeRefused) return { ok: false, refused: [...refused.values()] }
    throw error
  }
}

/** What an offer is worked out from. */
const OFFER_PARTS: readonly DeskField[] = ['price', 'offer_price']

/** Ends the transaction without a change. */
class SomeRefused extends Error {}
