import { picture } from '#domain/car/car-picture.ts'
import { fullTitle } from '#domain/car/car-title.ts'
import { photoOrderOf } from '#domain/desk/override.ts'
import { OWN_PHOTO_LIMITS } from '#domain/desk/photo/own-photos.ts'
import {
  CROP_RATIOS,
  type CropRatio,
  isUntouched,
  type PhotoShape,
  quarterTurned,
  readCrop,
  turnedSize,
  UNTOUCHED,
} from '#domain/desk/photo/photo-edit.ts'
import { orderMark, PHOTO_FORM, type PhotoFields, shapeMark } from '#domain/desk/photo/photo-marks.ts'
import {
  afterPhotoAct,
  inFeedsOrder,
  PHOTO_ACTS,
  photoMoved,
  photoRemoved,
  photosOf,
} from '#domain/desk/photo/photo-order.ts'
import { type Clash, fieldStates, type Written } from '#domain/form/compare-shown.ts'
import type { FilledForm } from '#domain/form/define-form.ts'
import { fetchedPictureAt } from '#domain/picture/fetched-picture.ts'
import { authorise, Refusal } from '#domain/staff/authorise.ts'
import { addPhotos, type SentPhoto } from '#operations/desk/photo/add-photos.ts'
import type { DeskPhoto } from '#operations/desk/photo/desk-photos.ts'
import { editPhotos, type PhotoChange } from '#operations/desk/photo/edit-photos.ts'
import { describePhoto, editSeenPhotos, type SeenPhotos } from '#operations/desk/photo/edit-seen-photos.ts'
import { shapePhoto } from '#operations/desk/photo/shape-photo.ts'
import { showDeskCar } from '#operations/desk/show-desk-car.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { clashViews, writtenText } from '../form/clash-view.ts'
import { formText } from '../form-text.ts'
import { onSite, staffRequest } from '../on-site.ts'
import type { PhotoStage } from '../pages/stock-photo-page.ts'
import { carPage } from '../stock/car-page.ts'
import { photoHref, photoTiles } from '../stock/photo-tiles.ts'
import { noticeOf } from '../stock/stock-notice.ts'
import { readUploads, UploadCutShort } from '../upload/read-upload.ts'

/** DESK-4: the photos of a car. */
export const STOCK_PHOTOS = {
  'GET /stock/:id/photo': (call) => photoPage(call, call.query.get('of') ?? '', null),
  'POST /stock/:id/photos/upload': async (call) => {
    const { site, actor } = onSite(call)
    const sent = sentPhotos(call.body)
    const done = await addPhotos(call.platform, site, actor, { carId: idOf(call), files: sent }).catch(cutShort)
    if (done === null)
      return carPage(call, { photoFaults: ['The upload broke off, and nothing was added. Try again.'] })
    if (done.added === 0 && done.faults.length === 0)
      return carPage(call, { photoFaults: ['Choose one or more photos first.'] })
    if (done.faults.length > 0) return carPage(call, { photoFaults: done.faults })
    return { to: carAt(call, { photos: String(done.added), step: done.batch ?? '' }) }
  },
  'POST /stock/:id/photos': async (call) => {
    const { site, actor } = onSite(call)
    const deed = formText(call.form, 'do')
    if (deed === 'release') return ordered(call, (_, order) => inFeedsOrder(order))
    const { photos } = await showDeskCar(call.platform, site, actor, idOf(call))
    authorise(actor, site, 'stock.edit', call.platform.clock.now())
    const photo = photos.find(({ key }) => key === formText(call.form, 'photo'))
    if (!photo) return carPage(call, { photoFaults: ['Choose a photo of this car. It may have left the feed.'] })
    const { key } = photo
    const act = PHOTO_ACTS.find((each) => each === deed)
    if (act)
      return (act === 'hide' || act === 'show' ? changed : ordered)(call, (feeds, order) =>
        afterPhotoAct(feeds, order, key, act),
      )
    if (deed === 'place') return placed(call, key)
    if (deed === 'remove' && photo.isOwn)
      return { to: carAt(call, await edited(call, (_, order) => photoRemoved(order, key))) }
    if (deed === 'describe') return described(call, photo)
    const shape = shapeOf(call.form, deed, photo)
    return shape.ok ? shaped(call, photo, shape.shape) : photoPage(call, key, shape.fault)
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

/** The photos of a form as they come; empty ones are none. Of one that is too large only the size is read. */
async function* sentPhotos({ type, stream, pace }: ConsoleCall['body']): AsyncGenerator<SentPhoto> {
  let left: number = OWN_PHOTO_LIMITS.requestBytes
  for await (const { name, content } of readUploads(type, stream, pace)) {
    const pieces: Uint8Array[] = []
    let size = 0
    for await (const piece of content) {
      size += piece.byteLength
      left -= piece.byteLength
      if (left < 0) throw new UploadCutShort('More than one request takes.')
      if (size <= OWN_PHOTO_LIMITS.bytes) pieces.push(piece)
      else pieces.length = 0
    }
    if (size > 0) yield { name, size, bytes: async () => new Uint8Array(Buffer.concat(pieces)) }
  }
}

function cutShort(error: unknown): null {
  if (error instanceof UploadCutShort) return null
  throw error
}

function idOf({ params }: ConsoleCall): string {
  return params['id'] ?? ''
}

/** The car's page at its photos, with what was done. */
function carAt(call: ConsoleCall, done: Readonly<Record<string, string>>): string {
  return `/stock/${idOf(call)}?${new URLSearchParams({ at: 'photos', ...done })}#photos`
}

async function edited(call: ConsoleCall, change: PhotoChange): Promise<Readonly<Record<string, string>>> {
  const { site, actor } = onSite(call)
  const { batch, cars } = await editPhotos(call.platform, site, actor, { carId: idOf(call), change })
  return { changed: String(cars), step: batch }
}

/** Back to the page that the form was on. */
function backTo(call: ConsoleCall, done: Readonly<Record<string, string>>): ConsoleAnswer {
  const isPhoto = formText(call.form, 'from') === 'photo'
  const photo = photoHref(idOf(call), formText(call.form, 'photo'))
  return { to: isPhoto ? `${photo}&${new URLSearchParams(done)}` : carAt(call, done) }
}

async function changed(call: ConsoleCall, change: PhotoChange): Promise<ConsoleAnswer> {
  return backTo(call, await edited(call, change))
}

async function placed(call: ConsoleCall, key: string): Promise<ConsoleAnswer> {
  const place = formText(call.form, 'to')
  if (!/^\d{1,3}$/.test(place)) return carPage(call, { photoFaults: ['Choose a place for the photo.'] })
  return ordered(call, (feeds, order) => photoMoved(feeds, order, key, Number(place) - 1))
}

/** STAFF-11: a place is one in the order that the page showed. */
async function ordered(call: ConsoleCall, change: PhotoChange): Promise<ConsoleAnswer> {
  const seen = formText(call.form, 'order')
  const isSeen: SeenPhotos['isSeen'] = (feeds, order) => seen === '' || orderMark(feeds, order) === seen
  const done = await editSeenPhotos(staffRequest(call), { carId: idOf(call), change, isSeen })
  if (done.ok) return backTo(call, { changed: String(done.cars), step: done.batch })
  const fault = `${whoChanged(call, done.written)}. This is the order now; your step has changed nothing.`
  const isPhoto = formText(call.form, 'from') === 'photo'
  return isPhoto ? photoPage(call, formText(call.form, 'photo'), fault) : carPage(call, { photoFaults: [fault] })
}

function whoChanged(call: ConsoleCall, written: Written): string {
  const { site } = onSite(call)
  return writtenText(written, 'changed the photos', site, call.platform.clock.now())
}

async function described(call: ConsoleCall, { key }: DeskPhoto): Promise<ConsoleAnswer> {
  const filled = PHOTO_FORM.read(call.form)
  if (filled.faults.text !== undefined) return photoPage(call, key, null, { filled })
  const done = await describePhoto(staffRequest(call), idOf(call), key, filled)
  if (!done.ok) return photoPage(call, key, null, { filled, clashes: done.clashes })
  return backTo(call, { changed: String(done.cars), step: done.batch })
}

type AskedShape = { readonly ok: true; readonly shape: PhotoShape } | { readonly ok: false; readonly fault: string }

/** The photo's new shape, as a form asks for it. */
function shapeOf(form: FormData, deed: string, { shape, originalAt }: DeskPhoto): AskedShape {
  const size = fetchedPictureAt(originalAt ?? '')
  if (size === null)
    return { ok: false, fault: 'This photo cannot be cropped: it is a drawing, or is still being fetched.' }
  if (deed === 'left' || deed === 'right') return { ok: true, shape: quarterTurned(shape, deed) }
  if (deed === 'reset') return { ok: true, shape: UNTOUCHED }
  if (deed !== 'crop') return { ok: false, fault: 'Choose what to do with the photo.' }
  const asked = formText(form, 'ratio')
  const ratio: CropRatio = Object.hasOwn(CROP_RATIOS, asked) ? (asked as CropRatio) : 'free'
  const typed = (name: string) => formText(form, name)
  const percent = { left: typed('left'), top: typed('top'), width: typed('width'), height: typed('height') }
  const read = readCrop(percent, ratio, turnedSize(size, shape.turn))
  return read.ok ? { ok: true, shape: { turn: shape.turn, crop: read.crop } } : read
}

async function shaped(call: ConsoleCall, { key }: DeskPhoto, shape: PhotoShape): Promise<ConsoleAnswer> {
  const seen = formText(call.form, 'shape') || null
  const done = await shapePhoto(staffRequest(call), { carId: idOf(call), key, shape, seen })
  if (!done.ok && 'written' in done)
    return photoPage(
      call,
      key,
      `${whoChanged(call, done.written)}. This is the photo now; your step has changed nothing.`,
    )
  if (!done.ok) return photoPage(call, key, done.fault)
  return backTo(call, { changed: String(done.cars), step: done.batch })
}

async function photoPage(
  call: ConsoleCall,
  key: string,
  fault: string | null,
  { filled = null, clashes = [] }: SentText = {},
): Promise<ConsoleAnswer> {
  const { site, actor } = onSite(call)
  const { car, desk, photos } = await showDeskCar(call.platform, site, actor, idOf(call))
  const tiles = photoTiles(car.id, photos)
  const at = photos.findIndex((photo) => photo.key === key)
  const [photo, tile] = [photos[at], tiles[at]]
  if (!photo || !tile) throw new Refusal('absent', 'stock.edit')
  const { text } = fieldStates(PHOTO_FORM, { text: photo.text }, filled, clashes)
  const order = photoOrderOf(desk.overrides)
  return {
    status: fault || text.fault || clashes.length > 0 ? 409 : 200,
    page: {
      kind: 'stock-photo',
      carId: car.id,
      photo: key,
      title: tile.label,
      note: [fullTitle(car), car.stocknum && `Stock ${car.stocknum}`, photo.isOwn ? 'Added here' : 'From the feed']
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
    },
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
