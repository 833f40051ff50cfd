import { afterChanges, photoOrderOf } from '#domain/desk/override.ts'
import { isPlain, type PhotoOrder, photosOf } from '#domain/desk/photo/photo-order.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { Site } from '#site/site.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { Platform } from '../../platform.ts'
import { changeCars, type EditedCars } from '../edit-cars.ts'

/** What the photos of a car become. `feeds`: the keys that the feed names, in its order. */
export type PhotoChange = (feeds: readonly string[], order: PhotoOrder) => PhotoOrder

/**
 * DESK-4, DESK-8: changes the photos of a car in one step, with its audit row. The change is computed while the car is
 * locked, so that two people's steps add up.
 */
export function editPhotos(
  platform: Platform,
  site: Site,
  actor: Actor,
  { carId, change }: { readonly carId: string; readonly change: PhotoChange },
  afterwards?: (now: Date, within: Transaction) => Promise<void>,
): Promise<EditedCars> {
  return changeCars(
    platform,
    site,
    actor,
    [carId],
    ({ feedCar, overrides }, now) => {
      const before = photoOrderOf(overrides)
      const value = change(photosOf(feedCar), before)
      if (value === before) return overrides
      const to = isPlain(value) ? null : { value, until: null }
      const by = { id: actor.id, name: actor.name }
      return afterChanges(overrides, [{ part: 'photos', to }], { by, now, feedValueOf: () => null })
    },
    afterwards,
  )
}
