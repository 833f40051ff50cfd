import { PHOTO_FORM, type PhotoFields } from '#domain/desk/photo/photo-marks.ts'
import { type PhotoOrder, photoDescribed } from '#domain/desk/photo/photo-order.ts'
import { type Clash, compareShown, type Written } from '#domain/form/compare-shown.ts'
import type { FilledForm } from '#domain/form/define-form.ts'
import type { Transaction } from '#storage/transaction.ts'
import { Clashing } from '../../staff/sign-clashes.ts'
import type { StaffRequest } from '../../staff-request.ts'
import type { EditedCars } from '../edit-cars.ts'
import { editPhotos, type PhotoChange } from './edit-photos.ts'

export interface SeenPhotos {
  readonly carId: string
  readonly change: PhotoChange
  /** Whether the photos are still as the page showed them. */
  readonly isSeen: (feeds: readonly string[], order: PhotoOrder) => boolean
}

export type EditedPhotos =
  | ({ readonly ok: true } & EditedCars)
  /** Another person changed the photos after the page was opened; nothing is stored. */
  | { readonly ok: false; readonly written: Written }

/** DESK-4, STAFF-11: changes photos that are still as the person saw them. */
export async function editSeenPhotos(
  request: StaffRequest,
  { carId, change, isSeen }: SeenPhotos,
  afterwards?: (now: Date, within: Transaction) => Promise<void>,
): Promise<EditedPhotos> {
  try {
    const seen: PhotoChange = (feeds, order, written) => {
      if (!isSeen(feeds, order)) throw new Unseen(written)
      return change(feeds, order, written)
    }
    return { ok: true, ...(await editPhotos(request, { carId, change: seen }, afterwards)) }
  } catch (error) {
    if (error instanceof Unseen) return { ok: false, written: error.written }
    throw error
  }
}

/** Ends the transaction without a change. */
class Unseen extends Error {
  readonly written: Written
  constructor(written: Written) {
    super('Another person changed the photos.')
    this.written = written
  }
}

export type DescribedPhoto =
  | ({ readonly ok: true } & EditedCars)
  | { readonly ok: false; readonly clashes: readonly Clash[] }

/** DESK-4, STAFF-11: stores the description of a photo, unless another person wrote another one meanwhile. */
export async function describePhoto(
  request: StaffRequest,
  carId: string,
  key: string,
  filled: FilledForm<PhotoFields>,
): Promise<DescribedPhoto> {
  const change: PhotoChange = (_, order, written) => {
    const now = { text: order.texts?.[key] ?? '' }
    const { changed, clashes } = compareShown(PHOTO_FORM, filled, now, () => written)
    if (clashes.length > 0) throw new Clashing(clashes)
    return changed.length === 0 ? order : photoDescribed(order, key, filled.values.text ?? '')
  }
  try {
    return { ok: true, ...(await editPhotos(request, { carId, change })) }
  } catch (error) {
    if (error instanceof Clashing) return { ok: false, clashes: error.clashes }
    throw error
  }
}
