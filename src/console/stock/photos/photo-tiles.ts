import { picture } from '#domain/car/car-picture.ts'
import { photoOrderOf } from '#domain/desk/override.ts'
import { OWN_PHOTO_LIMITS } from '#domain/desk/photo/own-photos.ts'
import { isUntouched } from '#domain/desk/photo/photo-edit.ts'
import { orderMark } from '#domain/desk/photo/photo-marks.ts'
import { isOrdered, photosOf } from '#domain/desk/photo/photo-order.ts'
import type { DeskPhoto } from '#operations/desk/photo/desk-photos.ts'
import type { ShownDeskCar } from '#operations/desk/show-desk-car.ts'
import { smallest } from '../narrowest-picture.ts'
import { noticeOf } from '../stock-notice.ts'
import type { PhotoSection, PhotoTile } from './photo-values.ts'

/** The photos of a car's page. */
export function photoSection(
  { car, desk, photos }: ShownDeskCar,
  {
    query,
    faults,
    mayEdit,
  }: { readonly query: URLSearchParams; readonly faults: readonly string[]; readonly mayEdit: boolean },
): PhotoSection {
  const shownCount = photos.filter(({ isHidden }) => !isHidden).length
  const hidden = photos.length - shownCount
  return {
    carId: car.id,
    orderMark: orderMark(photosOf(desk.feedCar), photoOrderOf(desk.overrides)),
    tiles: photoTiles(car.id, photos),
    note: [`${shownCount} shown`, hidden > 0 && `${hidden} hidden`].filter(Boolean).join(', '),
    mayEdit,
    isOrdered: isOrdered(photoOrderOf(desk.overrides)),
    notice: isAboutPhotos(query) ? noticeOf(query) : null,
    faults: query.has('large') ? [TOO_LARGE, ...faults] : faults,
    mostBytes: OWN_PHOTO_LIMITS.bytes,
  }
}

/** Whether what was just done is said beside the photos. */
export function isAboutPhotos(query: URLSearchParams): boolean {
  return query.get('at') === 'photos'
}

const TOO_LARGE = `The photos together are larger than ${OWN_PHOTO_LIMITS.requestBytes / 1024 / 1024} MB. Send fewer at once.`

export function photoTiles(carId: string, photos: readonly DeskPhoto[]): readonly PhotoTile[] {
  const last = photos.filter(({ isHidden }) => !isHidden).length - 1
  return photos.map(({ key, shownAt, isHidden, isOwn, shape, text }, index) => {
    const label = isHidden ? `Hidden photo ${index - last}` : `Photo ${index + 1}`
    return {
      key,
      href: photoHref(carId, key),
      src: shownAt && smallest(picture(shownAt, '')),
      label,
      alt: text || label,
      isHidden,
      isFirst: index === 0,
      isLast: index >= last,
      isOwn,
      isEdited: !isUntouched(shape),
    }
  })
}

/** The page of one photo. */
export function photoHref(carId: string, key: string): string {
  return `/stock/${carId}/photo?${new URLSearchParams({ of: key })}`
}
