import { afterChanges, photoOrderOf } from '#domain/desk/override.ts'
import { isPlain, type PhotoOrder, photosOf } from '#domain/desk/photo/photo-order.ts'
import type { Written } from '#domain/form/compare-shown.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { StaffRequest } from '../../staff-request.ts'
import { writersOf } from '../car-now.ts'
import { changeCars, type EditedCars } from '../edit-cars.ts'

/** What the photos of a car become. `feeds`: the keys that the feed names, in its order. `written`: who set the order. */
export type PhotoChange = (feeds: readonly string[], order: PhotoOrder, written: Written) => PhotoOrder

/**
 * DESK-4, DESK-8: changes the photos of a car in one step, with its audit row. The change is computed while the car is
 * locked, so that two people's steps add up.
 */
export function editPhotos(
  request: StaffRequest,
  { carId, change }: { readonly carId: string; readonly change: PhotoChange },
  afterwards?: (now: Date, within: Transaction, batch: string) => Promise<void>,
): Promise<EditedCars> {
  const { actor } = request
  return changeCars(
    request,
    [carId],
    async (car, now, within) => {
      const { feedCar, overrides } = car
      const before = photoOrderOf(overrides)
      const written = (await writersOf(request, car, within))('photos')
      const value = change(photosOf(feedCar), before, written)
      if (value === before) return overrides
      const to = isPlain(value) ? null : { value, until: null }
      const by = { id: actor.id, name: actor.name }
      return afterChanges(overrides, [{ part: 'photos', to }], { by, now, feedValueOf: () => null })
    },
    afterwards,
  )
}
