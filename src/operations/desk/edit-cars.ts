import type { DeskValue } from '#domain/desk/desk-fields.ts'
import {
  afterChanges,
  afterImport,
  type DeskChange,
  holdingAt,
  type OverriddenPart,
  type Overrides,
  photoOrderOf,
  priceSource,
  undone,
} from '#domain/desk/override.ts'
import { filesNeeded, ownPhotoId } from '#domain/desk/photo/photo-order.ts'
import type { FeedCar } from '#domain/feed/car.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { authorise, Refusal } from '#domain/staff/authorise.ts'
import type { DeskCar } from '#storage/desk/car-desk.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { SiteRequest } from '../site-request.ts'
import { recordAudit } from '../staff/record-audit.ts'
import type { StaffRequest } from '../staff-request.ts'
import { placeOfCar } from './car-place.ts'

/** A step that can be undone: an edit of one car, or of several at once. */
export interface EditedCars {
  readonly batch: string
  /** Number of cars that changed. */
  readonly cars: number
}

/** More cars than a page shows; a bulk edit is one transaction, in which other requests of PGlite wait. */
export const MOST_CARS_AT_ONCE = 250

/** A car's overrides after a person's changes. */
export function afterDeskChanges(
  { overrides, feedCar }: DeskCar,
  changes: readonly DeskChange[],
  { id, name }: Actor,
  now: Date,
): Overrides {
  return afterChanges(overrides, changes, { by: { id, name }, now, feedValueOf: (part) => feedValue(feedCar, part) })
}

/**
 * `changed-since`: another person changed one of its fields after it. `photo-gone`: a photo that it deleted is deleted for
 * good. Nothing is undone then.
 */
export type UndoneStep =
  | { readonly ok: true; readonly carId: string }
  | { readonly ok: false; readonly reason: 'changed-since' | 'photo-gone' }

/** DESK-8: undoes a step. */
export async function undoStep(request: StaffRequest, batch: string): Promise<UndoneStep> {
  const { platform, site, actor } = request
  const { desk } = platform.storage.forSite(site)
  const edits = new Map((await desk.editsOfBatch(batch)).map((edit) => [edit.carId, edit]))
  const [first] = edits.keys()
  authorise(actor, site, 'stock.edit', platform.clock.now())
  if (first === undefined) throw new Refusal('absent', 'stock.edit')
  const photos = [...edits.values()].flatMap(({ before }) => filesNeeded(photoOrderOf(before)))
  if (await arePhotosGone(request, photos)) return { ok: false, reason: 'photo-gone' }
  try {
    await changeCars(
      request,
      [...edits.keys()],
      (car) => {
        const edit = edits.get(car.id)
        const former = edit && !edit.undoneAt && undone(car.overrides, edit.before, edit.after)
        if (!former) throw new ChangedSince()
        return former
      },
      (now, within) => desk.markUndone(batch, now, within),
    )
    return { ok: true, carId: first }
  } catch (error) {
    if (error instanceof ChangedSince) return { ok: false, reason: 'changed-since' }
    throw error
  }
}

async function arePhotosGone({ platform: { storage }, site }: SiteRequest, keys: readonly string[]): Promise<boolean> {
  const ids = [...new Set(keys.map((key) => ownPhotoId(key) ?? key))]
  return ids.length > 0 && (await storage.forSite(site).carPhotos.stored(ids)).size < ids.length
}

class ChangedSince extends Error {}

/**
 * DESK-2, DESK-3, DESK-8: one step over these cars: their new overrides, with an edit to undo and a row of the audit log each. `afterwards` runs in
 * the same transaction.
 */
export async function changeCars(
  request: StaffRequest,
  carIds: readonly string[],
  changed: (car: DeskCar, now: Date, within: Transaction) => Overrides | Promise<Overrides>,
  afterwards: (now: Date, within: Transaction, batch: string) => Promise<void> = async () => {},
): Promise<EditedCars> {
  const { platform, site, actor } = request
  const now = platform.clock.now()
  authorise(actor, site, 'stock.edit', now)
  if (carIds.length > MOST_CARS_AT_ONCE) throw new Error(`At most ${MOST_CARS_AT_ONCE} cars at once.`)
  const storage = platform.storage.forSite(site)
  const batch = platform.randomId()
  return storage.transaction(async (within) => {
    // First the version, which imports lock too: an import and an edit of one site run one after the other.
    const version = await storage.raiseVersion(within)
    const cars = await storage.desk.cars([...new Set(carIds)], within)
    if (cars.length === 0 || cars.length < new Set(carIds).size) throw new Refusal('absent', 'stock.edit')
    let count = 0
    for (const car of cars) {
      authorise(actor, site, 'stock.edit', now, placeOfCar(site, { ...car, location: car.feedCar.location }))
      const next = await changed(car, now, within)
      if (await writeOverrides(request, car, next, { version, now, batch, within })) count += 1
    }
    await afterwards(now, within, batch)
    return { batch, cars: count }
  })
}

interface StepOfEdits {
  readonly version: number
  readonly now: Date
  readonly batch: string
  readonly within: Transaction
}

/**
 * Writes a locked car's new overrides with an edit to undo and a row of the audit log. The caller has checked the right.
 * False: they are as before.
 */
export async function writeOverrides(
  { platform, site, actor }: StaffRequest,
  car: DeskCar,
  wanted: Overrides,
  { version, now, batch, within }: StepOfEdits,
): Promise<boolean> {
  const { desk } = platform.storage.forSite(site)
  const next = holdingAt(afterImport(wanted, car.feedCar.status), now)
  const before = car.overrides
  if (JSON.stringify(auditedOf(before)) === JSON.stringify(auditedOf(next))) return false
  await desk.write(car.id, next, { version, at: now, source: priceSource(next, car.feed) }, within)
  const by = { id: actor.id, name: actor.name }
  await desk.addEdit({ id: platform.randomId(), batch, carId: car.id, by, at: now, before, after: next }, within)
  const change = { before: auditedOf(before), after: auditedOf(next) }
  const audited = { action: 'stock.edit', object: { kind: 'car', id: car.id }, change, now } as const
  await recordAudit(platform.storage, within, actor, audited)
  return true
}

/** What the feed says of a part; null for photos. */
export function feedValue(car: FeedCar, part: OverriddenPart): DeskValue {
  return part === 'photos' ? null : (car[part] as DeskValue)
}

function auditedOf(overrides: Overrides) {
  return Object.fromEntries(
    [...overrides].map(([part, { value, from, until }]) => [
      part,
      { value, ...(from === null ? {} : { from }), ...(until === null ? {} : { until }) },
    ]),
  )
}
