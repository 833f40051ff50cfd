import type { DeskField } from '#domain/desk/desk-fields.ts'
import { type DeskFields, deskForm, deskFormValues } from '#domain/desk/desk-form.ts'
import { type Clash, compareSeen, compareShown } from '#domain/form/compare-shown.ts'
import type { FilledForm } from '#domain/form/define-form.ts'
import { Clashing } from '../staff/sign-clashes.ts'
import type { StaffRequest } from '../staff-request.ts'
import { carNow, writersOf } from './car-now.ts'
import { afterDeskChanges, changeCars, type EditedCars } from './edit-cars.ts'

export type SavedCar = ({ readonly ok: true } & EditedCars) | { readonly ok: false; readonly clashes: readonly Clash[] }

/** What a person asks of the form of a car: to save what they changed, or to give one field back to the feed. */
export interface CarFormEdit {
  readonly filled: FilledForm<DeskFields>
  /** When what is set ends; null: when staff release it. */
  readonly until: Date | null
  readonly release: DeskField | null
}

/**
 * STAFF-11: stores what a person changed in the form of a car, and nothing else: what a colleague or the feed wrote
 * meanwhile stays. If both changed a field, nothing is stored, and the answer has both values.
 */
export async function saveCarForm(
  request: StaffRequest,
  carId: string,
  { filled, until, release }: CarFormEdit,
): Promise<SavedCar> {
  const { actor, site } = request
  const form = deskForm(site.region)
  try {
    const edited = await changeCars(request, [carId], async (car, now, within) => {
      const values = deskFormValues(carNow(car))
      const writers = await writersOf(request, car, within)
      const { changed, clashes } =
        release === null
          ? compareShown(form, filled, values, writers)
          : compareSeen(form, release, { shown: filled.shown[release] ?? '', now: values }, writers)
      if (clashes.length > 0) throw new Clashing(clashes)
      const to = (part: DeskField) => (release === null ? { value: filled.values[part] ?? null, until } : null)
      return afterDeskChanges(
        car,
        changed.map((part) => ({ part, to: to(part) })),
        actor,
        now,
      )
    })
    return { ok: true, ...edited }
  } catch (error) {
    if (error instanceof Clashing) return { ok: false, clashes: error.clashes }
    throw error
  }
}
