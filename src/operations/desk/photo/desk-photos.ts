import { photoOrderOf } from '#domain/desk/override.ts'
import { type PhotoShape, UNTOUCHED } from '#domain/desk/photo/photo-edit.ts'
import { arranged, filesNeeded, hiddenOf, ownPhotoId, photosOf } from '#domain/desk/photo/photo-order.ts'
import type { DeskCar } from '#storage/desk/car-desk.ts'
import type { SiteRequest } from '../../site-request.ts'

/** A photo of a car's page in the desk. */
export interface DeskPhoto {
  /** The address that the feed names, or the key of a photo that staff added. */
  readonly key: string
  /** Where the photo itself is shown; null until it is fetched. */
  readonly originalAt: string | null
  /** Where it is shown as staff turned and cropped it. */
  readonly shownAt: string | null
  readonly shape: PhotoShape
  readonly text: string
  readonly isHidden: boolean
  /** Whether staff added it. */
  readonly isOwn: boolean
}

/** DESK-4: the shown photos in order, then the hidden ones. */
export async function photosOfDesk(
  { platform: { storage }, site }: SiteRequest,
  { feedCar, overrides }: DeskCar,
): Promise<readonly DeskPhoto[]> {
  const order = photoOrderOf(overrides)
  const feeds = photosOf(feedCar)
  const at = await storage.forSite(site).cars.shownPictures([...feeds, ...filesNeeded(order)])
  const photo = (key: string, isHidden: boolean): DeskPhoto => {
    const edit = order.edits?.[key]
    return {
      key,
      originalAt: at.get(key) ?? null,
      shownAt: at.get(edit?.picture ?? key) ?? null,
      shape: edit ?? UNTOUCHED,
      text: order.texts?.[key] ?? '',
      isHidden,
      isOwn: ownPhotoId(key) !== null,
    }
  }
  return [
    ...arranged(feeds, order).map((key) => photo(key, false)),
    ...hiddenOf(feeds, order).map((key) => photo(key, true)),
  ]
}
