import { photoOrderOf } from '#domain/desk/override.ts'
import { carPhotoObject } from '#domain/desk/photo/own-photos.ts'
import { isUntouched, type PhotoShape } from '#domain/desk/photo/photo-edit.ts'
import { shapeMark } from '#domain/desk/photo/photo-marks.ts'
import { ownPhotoId, ownPhotoKey, type PhotoOrder, photoEdited, photosOf } from '#domain/desk/photo/photo-order.ts'
import type { Written } from '#domain/form/compare-shown.ts'
import { fetchedPictureAt } from '#domain/picture/fetched-picture.ts'
import { Refusal } from '#domain/staff/authorise.ts'
import type { SiteRequest } from '../../site-request.ts'
import type { StaffRequest } from '../../staff-request.ts'
import type { EditedCars } from '../edit-cars.ts'
import { carToEdit } from './car-to-edit.ts'
import { editSeenPhotos } from './edit-seen-photos.ts'

export type ShapedPhoto =
  | ({ readonly ok: true } & EditedCars)
  /** `fault` is a sentence. */
  | { readonly ok: false; readonly fault: string }
  /** Another person turned or cropped it after the page was opened. */
  | { readonly ok: false; readonly written: Written }

/**
 * DESK-4: turns and crops a photo of a car. The copy is made from the photo itself, which stays as it is. Its files are
 * stored before its row. `seen`: how the page showed it turned and cropped (STAFF-11); null: anyhow.
 */
export async function shapePhoto(
  request: StaffRequest,
  {
    carId,
    key,
    shape,
    seen,
  }: { readonly carId: string; readonly key: string; readonly shape: PhotoShape; readonly seen: string | null },
): Promise<ShapedPhoto> {
  const { platform, site, actor } = request
  const isSeen = (_: readonly string[], order: PhotoOrder) => seen === null || shapeMark(order, key) === seen
  const { feedCar, overrides } = await carToEdit(request, carId)
  const isOn = photosOf(feedCar).includes(key) || (photoOrderOf(overrides).own ?? []).includes(key)
  if (!isOn) throw new Refusal('absent', 'stock.edit')
  if (isUntouched(shape))
    return editSeenPhotos(request, { carId, isSeen, change: (_, order) => photoEdited(order, key, null) })
  const original = await originalOf(request, key)
  if (original === null) return { ok: false, fault: 'The photo is not here yet. Try again in a minute.' }
  const written = await platform.pictures.shape(original, shape)
  if (!written.ok) return { ok: false, fault: `The photo ${written.fault}.` }
  const storedPicture = await platform.pictures.keep(written.photo)
  if (!storedPicture.ok) return { ok: false, fault: `What remains of the photo ${storedPicture.fault}.` }
  const id = platform.randomId()
  await platform.objects.write(carPhotoObject(site.slug, id), written.photo, 'image/jpeg')
  const edit = { turn: shape.turn, crop: shape.crop, picture: ownPhotoKey(id) }
  const { carPhotos } = platform.storage.forSite(site)
  return editSeenPhotos(
    request,
    { carId, isSeen, change: (_, order) => photoEdited(order, key, edit) },
    async (at, within) => {
      const photo = { id, carId, madeFrom: key, by: { id: actor.id, name: actor.name }, at }
      await carPhotos.add(photo, storedPicture.picture, within)
    },
  )
}

/** The bytes of a photo as staff added it, or of a feed's largest stored size. */
async function originalOf(
  { platform: { objects, pictures, storage }, site }: SiteRequest,
  key: string,
): Promise<Uint8Array | null> {
  const id = ownPhotoId(key)
  if (id !== null) return objects.read(carPhotoObject(site.slug, id))
  const at = (await storage.forSite(site).cars.shownPictures([key])).get(key)
  const stored = at === undefined ? null : fetchedPictureAt(at)
  return stored && ((await pictures.read(stored.name, `${stored.width}.jpg`))?.bytes ?? null)
}
