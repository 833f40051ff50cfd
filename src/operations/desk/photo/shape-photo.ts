import { photoOrderOf } from '#domain/desk/override.ts'
import { carPhotoObject } from '#domain/desk/photo/own-photos.ts'
import { isUntouched, type PhotoShape } from '#domain/desk/photo/photo-edit.ts'
import { ownPhotoId, ownPhotoKey, photoEdited, photosOf } from '#domain/desk/photo/photo-order.ts'
import { fetchedPictureAt } from '#domain/picture/fetched-picture.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { Refusal } from '#domain/staff/authorise.ts'
import type { Site } from '#site/site.ts'
import type { Platform } from '../../platform.ts'
import type { EditedCars } from '../edit-cars.ts'
import { carToEdit } from './car-to-edit.ts'
import { editPhotos } from './edit-photos.ts'

export type ShapedPhoto =
  | ({ readonly ok: true } & EditedCars)
  /** `fault` is a sentence. */
  | { readonly ok: false; readonly fault: string }

/**
 * DESK-4: turns and crops a photo of a car. The copy is made from the photo itself, which stays as it is. Its files are
 * stored before its row.
 */
export async function shapePhoto(
  platform: Platform,
  site: Site,
  actor: Actor,
  { carId, key, shape }: { readonly carId: string; readonly key: string; readonly shape: PhotoShape },
): Promise<ShapedPhoto> {
  const { feedCar, overrides } = await carToEdit(platform, site, actor, carId)
  const isOn = photosOf(feedCar).includes(key) || (photoOrderOf(overrides).own ?? []).includes(key)
  if (!isOn) throw new Refusal('absent', 'stock.edit')
  if (isUntouched(shape))
    return {
      ok: true,
      ...(await editPhotos(platform, site, actor, { carId, change: (_, order) => photoEdited(order, key, null) })),
    }
  const original = await originalOf(platform, site, key)
  if (original === null) return { ok: false, fault: 'The photo is not here yet. Try again in a minute.' }
  const written = await platform.pictures.shape(original, shape)
  if (!written.ok) return { ok: false, fault: `The photo ${written.fault}.` }
  const made = await platform.pictures.keep(written.photo)
  if (!made.ok) return { ok: false, fault: `What remains of the photo ${made.fault}.` }
  const id = platform.randomId()
  await platform.objects.write(carPhotoObject(site.slug, id), written.photo, 'image/jpeg')
  const edit = { turn: shape.turn, crop: shape.crop, picture: ownPhotoKey(id) }
  const { carPhotos } = platform.storage.forSite(site)
  const done = await editPhotos(
    platform,
    site,
    actor,
    { carId, change: (_, order) => photoEdited(order, key, edit) },
    async (at, within) => {
      const photo = { id, carId, madeFrom: key, by: { id: actor.id, name: actor.name }, at }
      await carPhotos.add(photo, made.picture, within)
    },
  )
  return { ok: true, ...done }
}

/** The bytes of a photo as staff added it, or of a feed's largest stored size. */
async function originalOf(
  { objects, pictures, storage }: Platform,
  site: Site,
  key: string,
): Promise<Uint8Array | null> {
  const id = ownPhotoId(key)
  if (id !== null) return objects.read(carPhotoObject(site.slug, id))
  const at = (await storage.forSite(site).cars.shownPictures([key])).get(key)
  const stored = at === undefined ? null : fetchedPictureAt(at)
  return stored && ((await pictures.read(stored.name, `${stored.width}.jpg`))?.bytes ?? null)
}
