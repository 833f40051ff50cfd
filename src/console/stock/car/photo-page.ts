import { picture } from '#domain/car/car-picture.ts'
import { fullName } from '#domain/car/car-title.ts'
import { photoOrderOf } from '#domain/desk/override.ts'
import { isUntouched } from '#domain/desk/photo/photo-edit.ts'
import { orderMark, PHOTO_FORM, type PhotoFields, shapeMark } from '#domain/desk/photo/photo-marks.ts'
import { photosOf } from '#domain/desk/photo/photo-order.ts'
import { type Clash, fieldStates } from '#domain/form/compare-shown.ts'
import type { FilledForm } from '#domain/form/define-form.ts'
import { fetchedPictureAt } from '#domain/picture/fetched-picture.ts'
import { Refusal } from '#domain/staff/authorise.ts'
import type { DeskPhoto } from '#operations/desk/photo/desk-photos.ts'
import { showDeskCar } from '#operations/desk/show-desk-car.ts'
import type { ConsoleAnswer, ConsoleCall } from '../../console-call.ts'
import { clashViews } from '../../form/clash-view.ts'
import { onSite, staffRequest } from '../../on-site.ts'
import { typedPage } from '../../shown.ts'
import { photoTiles } from '../photos/photo-tiles.ts'
import type { PhotoStage, StockPhotoPage } from '../photos/photo-values.ts'
import { noticeOf } from '../stock-notice.ts'

/** DESK-4: the page of one photo. */
export async function photoPage(
  call: ConsoleCall,
  key: string,
  fault: string | null,
  { filled = null, clashes = [] }: SentText = {},
): Promise<ConsoleAnswer> {
  const { site } = onSite(call)
  const { car, desk, photos } = await showDeskCar(staffRequest(call), idOf(call))
  const tiles = photoTiles(car.id, photos)
  const at = photos.findIndex((photo) => photo.key === key)
  const [photo, tile] = [photos[at], tiles[at]]
  if (!photo || !tile) throw new Refusal('absent', 'stock.edit')
  const { text } = fieldStates(PHOTO_FORM, { text: photo.text }, filled, clashes)
  const order = photoOrderOf(desk.overrides)
  return {
    status: fault || text.fault || clashes.length > 0 ? 409 : 200,
    page: typedPage<StockPhotoPage>({
      kind: 'stock-photo',
      carId: car.id,
      photo: key,
      title: tile.label,
      note: [fullName(car), car.stocknum && `Stock ${car.stocknum}`, photo.isOwn ? 'Added here' : 'From the feed']
        .filter(Boolean)
        .join(' · '),
      back: `/stock/${car.id}#photos`,
      notice: noticeOf(call.query),
      fault,
      src: photo.shownAt && picture(photo.shownAt, '').src,
      alt: tile.alt,
      text,
      clashes: clashViews(clashes, site, call.platform.clock.now()),
      orderMark: orderMark(photosOf(desk.feedCar), order),
      shapeMark: shapeMark(order, key),
      isHidden: photo.isHidden,
      isOwn: photo.isOwn,
      isFirst: tile.isFirst,
      isEdited: !isUntouched(photo.shape),
      stage: stageOf(photo),
      previous: tiles[at - 1]?.href ?? null,
      next: tiles[at + 1]?.href ?? null,
    }),
  }
}

/** A description that was sent and is not stored. */
interface SentText {
  readonly filled?: FilledForm<PhotoFields> | null
  readonly clashes?: readonly Clash[]
}

function stageOf({ originalAt, shape }: DeskPhoto): PhotoStage | null {
  const size = fetchedPictureAt(originalAt ?? '')
  if (size === null || originalAt === null) return null
  const percent = (part: number) => String(Math.round(part * 10_000) / 100)
  const { left, top, width, height } = shape.crop ?? { left: 0, top: 0, width: 1, height: 1 }
  return {
    src: originalAt,
    width: size.width,
    height: size.height,
    turn: shape.turn,
    crop: { left: percent(left), top: percent(top), width: percent(width), height: percent(height) },
  }
}

function idOf({ params }: ConsoleCall): string {
  return params['id'] ?? ''
}
