import type { DeskChange } from '#domain/desk/override.ts'
import type { StaffRequest } from '../staff-request.ts'
import { afterDeskChanges, changeCars, type EditedCars } from './edit-cars.ts'

/** Sets or releases fields of cars as a person does, whatever they saw before. */
export function editCars(
  request: StaffRequest,
  { carIds, changes }: { readonly carIds: readonly string[]; readonly changes: readonly DeskChange[] },
): Promise<EditedCars> {
  const { actor } = request
  return changeCars(request, carIds, (car, now) => afterDeskChanges(car, changes, actor, now))
}
