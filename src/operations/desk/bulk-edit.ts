import { fullTitle } from '#domain/car/car-title.ts'
import { type BulkChange, type PlannedChange, plannedChange } from '#domain/desk/bulk-change.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { authorise, Refusal } from '#domain/staff/authorise.ts'
import type { Site } from '#site/site.ts'
import type { Platform } from '../platform.ts'
import { placeOfCar } from './car-place.ts'
import { afterDeskChanges, changeCars, type EditedCars } from './edit-cars.ts'

/** A car of a bulk edit, with what the change does to it. */
export interface BulkCar {
  readonly id: string
  readonly title: string
  readonly stocknum: string | null
  readonly planned: PlannedChange
}

/** A car that a bulk edit refuses, and why. */
export interface RefusedCar {
  readonly title: string
  readonly stocknum: string | null
  readonly reason: string
}

/** DESK-1, DESK-8: what a change would do to these cars. Throws `Refusal`: 404 if one is not in the person's scope. */
export async function planBulk(
  platform: Platform,
  site: Site,
  actor: Actor,
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
    return { id, title: fullTitle(feedCar), stocknum: feedCar.stocknum, planned }
  })
}

/**
 * DESK-1: makes a change to all of these cars in one step, or to none: if one refuses it by now, the answer names every
 * such car and why.
 */
export async function saveBulk(
  platform: Platform,
  site: Site,
  actor: Actor,
  carIds: readonly string[],
  change: BulkChange,
): Promise<({ readonly ok: true } & EditedCars) | { readonly ok: false; readonly refused: readonly RefusedCar[] }> {
  const refused = new Map<string, RefusedCar>()
  try {
    const edited = await changeCars(
      platform,
      site,
      actor,
      carIds,
      (car, now) => {
        const planned = plannedChange(car.feedCar, car.overrides, change, now)
        if (planned.ok) return afterDeskChanges(car, planned.changes, actor, now)
        const { reason } = planned
        refused.set(car.id, { title: fullTitle(car.feedCar), stocknum: car.feedCar.stocknum, reason })
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

/** Ends the transaction without a change. */
class SomeRefused extends Error {}
