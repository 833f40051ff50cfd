import {
  CROP_RATIOS,
  type CropRatio,
  type PhotoShape,
  quarterTurned,
  readCrop,
  turnedSize,
  UNTOUCHED,
} from '#domain/desk/photo/photo-edit.ts'
import { orderMark, PHOTO_FORM } from '#domain/desk/photo/photo-marks.ts'
import { afterPhotoAct, inFeedsOrder, PHOTO_ACTS, photoMoved, photoRemoved } from '#domain/desk/photo/photo-order.ts'
import type { Written } from '#domain/form/compare-shown.ts'
import { fetchedPictureAt } from '#domain/picture/fetched-picture.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { DeskPhoto } from '#operations/desk/photo/desk-photos.ts'
import { editPhotos, type PhotoChange } from '#operations/desk/photo/edit-photos.ts'
import { describePhoto, editSeenPhotos, type SeenPhotos } from '#operations/desk/photo/edit-seen-photos.ts'
import { shapePhoto } from '#operations/desk/photo/shape-photo.ts'
import { showDeskCar } from '#operations/desk/show-desk-car.ts'
import type { ConsoleAnswer, ConsoleCall } from '../../console-call.ts'
import { writtenText } from '../../form/clash-view.ts'
import { formText } from '../../form-text.ts'
import { onSite, staffRequest } from '../../on-site.ts'
import { photoHref } from '../photos/photo-tiles.ts'
import { carPage } from './car-page.ts'

import { photoPage } from './photo-page.ts'
/** DESK-4: what a form about photos asks for, of one photo or of their order. */
export async function changePhotos(call: ConsoleCall): Promise<ConsoleAnswer> {
  const { site, actor } = onSite(call)
  const deed = formText(call.form, 'do')
  if (deed === 'release') return ordered(call, (_, order) => inFeedsOrder(order))
  const { photos } = await showDeskCar(staffRequest(call), idOf(call))
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
}

function idOf({ params }: ConsoleCall): string {
  return params['id'] ?? ''
}

/** The car's page at its photos, with what was done. */
export function carAt(call: ConsoleCall, done: Readonly<Record<string, string>>): string {
  return `/stock/${idOf(call)}?${new URLSearchParams({ at: 'photos', ...done })}#photos`
}

async function edited(call: ConsoleCall, change: PhotoChange): Promise<Readonly<Record<string, string>>> {
  const { batch, cars } = await editPhotos(staffRequest(call), { carId: idOf(call), change })
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
  const result = await editSeenPhotos(staffRequest(call), { carId: idOf(call), change, isSeen })
  if (result.ok) return backTo(call, { changed: String(result.cars), step: result.batch })
  const fault = `${whoChanged(call, result.written)}. This is the order now; your step has changed nothing.`
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
  const result = await describePhoto(staffRequest(call), idOf(call), key, filled)
  if (!result.ok) return photoPage(call, key, null, { filled, clashes: result.clashes })
  return backTo(call, { changed: String(result.cars), step: result.batch })
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
  const ratioName = formText(form, 'ratio')
  const ratio: CropRatio = Object.hasOwn(CROP_RATIOS, ratioName) ? (ratioName as CropRatio) : 'free'
  const typed = (name: string) => formText(form, name)
  const percent = { left: typed('left'), top: typed('top'), width: typed('width'), height: typed('height') }
  const read = readCrop(percent, ratio, turnedSize(size, shape.turn))
  return read.ok ? { ok: true, shape: { turn: shape.turn, crop: read.crop } } : read
}

async function shaped(call: ConsoleCall, { key }: DeskPhoto, shape: PhotoShape): Promise<ConsoleAnswer> {
  const seen = formText(call.form, 'shape') || null
  const result = await shapePhoto(staffRequest(call), { carId: idOf(call), key, shape, seen })
  if (!result.ok && 'written' in result)
    return photoPage(
      call,
      key,
      `${whoChanged(call, result.written)}. This is the photo now; your step has changed nothing.`,
    )
  if (!result.ok) return photoPage(call, key, result.fault)
  return backTo(call, { changed: String(result.cars), step: result.batch })
}
