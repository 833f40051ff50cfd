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
import type { Site } from '#site/site.ts'
import type { DeskCar } from '#storage/desk/car-desk.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { Platform } from '../platform.ts'
import { recordAudit } from '../staff/record-audit.ts'
import { placeOfCar } from './car-place.ts'

/** A step that can be undone: an edit of one car, or of several at once. */
export interface EditedCars {
  readonly batch: string
  /** Number of cars that changed. */
  readonly cars: number
}

/** More cars than a page shows; a bulk edit is one transaction, in which other requests of PGlite wait. */
export const MOST_CARS_AT_ONCE = 250

/**
 * DESK-2, DESK-3, DESK-8: sets or releases fields of cars. All cars change in one version, each with its entry in the
 * audit log, or none does. Throws `Refusal`: 404 if one of the cars is not in the person's scope.
 */
export function editCars(
  platform: Platform,
  site: Site,
  actor: Actor,
  { carIds, changes }: { readonly carIds: readonly string[]; readonly changes: readonly DeskChange[] },
): Promise<EditedCars> {
  return changeCars(platform, site, actor, carIds, (car, now) => afterDeskChanges(car, changes, actor, now))
}

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
export async function undoStep(platform: Platform, site: Site, actor: Actor, batch: string): Promise<UndoneStep> {
  const { desk } = platform.storage.forSite(site)
  const edits = new Map((await desk.editsOfBatch(batch)).map((edit) => [edit.carId, edit]))
  const [first] = edits.keys()
  authorise(actor, site, 'stock.edit', platform.clock.now())
  if (first === undefined) throw new Refusal('absent', 'stock.edit')
  const photos = [...edits.values()].flatMap(({ before }) => filesNeeded(photoOrderOf(before)))
  if (await arePhotosGone(platform, site, photos)) return { ok: false, reason: 'photo-gone' }
  try {
    await changeCars(
      platform,
      site,
      actor,
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

async function arePhotosGone({ storage }: Platform, site: Site, keys: readonly string[]): Promise<boolean> {
  const ids = [...new Set(keys.map((key) => ownPhotoId(key) ?? key))]
  return ids.length > 0 && (await storage.forSite(site).carPhotos.stored(ids)).size < ids.length
}

class ChangedSince extends Error {}

/**
 * One step over these cars: their new overrides, with an edit to undo and a row of the audit log each. `afterwards` runs in
 * the same transaction.
 */
export async function changeCars(
  platform: Platform,
  site: Site,
  actor: Actor,
  carIds: readonly string[],
  changed: (car: DeskCar, now: Date, within: Transaction) => Overrides | Promise<Overrides>,
  afterwards: (now: Date, within: Transaction) => Promise<void> = async () => {},
): Promise<EditedCars> {
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
      const next = holdingAt(afterImport(await changed(car, now, within), car.feedCar.status), now)
      const before = car.overrides
      if (JSON.stringify(auditedOf(before)) === JSON.stringify(auditedOf(next))) continue
      count += 1
      await storage.desk.write(car.id, next, { version, at: now, source: priceSource(next, car.feed) }, within)
      const by = { id: actor.id, name: actor.name }
      const edit = { id: platform.randomId(), batch, carId: car.id, by, at: now, before, after: next }
      await storage.desk.addEdit(edit, within)
      const change = { before: auditedOf(before), after: auditedOf(next) }
      await recordAudit(platform.storage, within, actor, 'stock.edit', { kind: 'car', id: car.id }, change, now)
    }
    await afterwards(now, within)
    return { batch, cars: count }
  })
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
