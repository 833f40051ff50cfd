import type { Overrides } from '#domain/desk/override.ts'
import { isSame } from '#domain/desk/override.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { StaffRequest } from '../../staff-request.ts'

/** Two steps over one car, by their batches. */
export interface Steps {
  readonly carId: string
  readonly earlier: string
  readonly later: string
}

/**
 * DESK-8: photos that a person adds one after another are one step to undo: the earlier step becomes part of the later one.
 * It stays a step of its own where it is another person's or car's, is undone, or another change of the photos came in between.
 */
export async function joinSteps(
  { platform: { storage }, site, actor: { id } }: StaffRequest,
  { carId, earlier, later }: Steps,
  within: Transaction,
): Promise<void> {
  const { desk } = storage.forSite(site)
  const [first, ...others] = await desk.editsOfBatch(earlier, within)
  const [second] = await desk.editsOfBatch(later, within)
  if (!first || !second || others.length > 0) return
  const isTheirs = first.by.id === id && first.carId === carId && first.undoneAt === null
  if (!isTheirs || !isSame(first.after.get('photos'), second.before.get('photos'))) return
  if (!changedOnlyPhotos(first.before, first.after)) return
  const before = new Map(second.before)
  const photos = first.before.get('photos')
  if (photos) before.set('photos', photos)
  else before.delete('photos')
  await desk.joinEdits({ first, second, before }, within)
}

function changedOnlyPhotos(before: Overrides, after: Overrides): boolean {
  const parts = [...before.keys(), ...after.keys()]
  return parts.every((part) => part === 'photos' || isSame(before.get(part), after.get(part)))
}
