import { photoOrderOf } from '#domain/desk/override.ts'
import { carPhotoObject, OWN_PHOTO_LIMITS } from '#domain/desk/photo/own-photos.ts'
import { ownPhotoKey, type PhotoOrder, photosAdded } from '#domain/desk/photo/photo-order.ts'
import type { FetchedPicture } from '#domain/picture/fetched-picture.ts'
import type { SiteRequest } from '../../site-request.ts'
import type { StaffRequest } from '../../staff-request.ts'
import { carToEdit } from './car-to-edit.ts'
import { editPhotos } from './edit-photos.ts'
import { joinSteps } from './join-steps.ts'

export interface SentPhoto {
  readonly name: string
  readonly size: number
  /** Read for one photo at a time, so that no more than one is in memory (S3-11). */
  bytes(): Promise<Uint8Array>
}

export interface AddedPhotos {
  readonly added: number
  /** The step to undo; null: nothing was added. */
  readonly batch: string | null
  /** Why a file was not added, as a sentence. */
  readonly faults: readonly string[]
}

export interface PhotosToAdd {
  readonly carId: string
  readonly files: Iterable<SentPhoto> | AsyncIterable<SentPhoto>
  /** The step that they belong to, where they come one after another; null: one of their own. */
  readonly step?: string | null
}

/** A photo whose files are stored. */
interface ReadyPhoto {
  readonly id: string
  readonly picture: FetchedPicture
}

/**
 * DESK-4: adds photos to a car. Their files are stored before the rows, all rows in one transaction, so that a process that
 * dies leaves nothing on the car; the sweep deletes files without a row.
 */
export async function addPhotos(
  request: StaffRequest,
  { carId, files, step = null }: PhotosToAdd,
): Promise<AddedPhotos> {
  const { platform, site, actor } = request
  const { overrides } = await carToEdit(request, carId)
  const { carPhotos } = platform.storage.forSite(site)
  const ownKeys = photoOrderOf(overrides).own ?? []
  const pictureNames = new Set((await carPhotos.pictureNames(ownKeys)).values())
  const ready: ReadyPhoto[] = []
  const faults: string[] = []
  for await (const file of files) {
    if (ownKeys.length + ready.length >= OWN_PHOTO_LIMITS.photos) {
      faults.push(
        `${file.name} was not added: a car takes ${OWN_PHOTO_LIMITS.photos} photos of your own. Delete some first.`,
      )
      continue
    }
    // One by one: each is megabytes, and the process that decodes them takes one at a time.
    const result = await stored(request, file, pictureNames)
    if (result.ok) {
      pictureNames.add(result.photo.picture.name)
      ready.push(result.photo)
    } else faults.push(`${file.name} ${result.fault}.`)
  }
  if (ready.length === 0) return { added: 0, batch: null, faults }
  const keys = ready.map(({ id }) => ownPhotoKey(id))
  const by = { id: actor.id, name: actor.name }
  let locked: readonly string[] = []
  const change = (feeds: readonly string[], order: PhotoOrder) => {
    // Others may have added photos meanwhile.
    locked = order.own ?? []
    if (locked.length + keys.length > OWN_PHOTO_LIMITS.photos) throw new NotAdded(TOO_MANY)
    return photosAdded(feeds, order, keys)
  }
  try {
    const { batch } = await editPhotos(request, { carId, change }, async (at, within, later) => {
      const meanwhile = new Set((await carPhotos.pictureNames(locked, within)).values())
      if (ready.some(({ picture }) => meanwhile.has(picture.name))) throw new NotAdded(SENT_TWICE)
      for (const { id, picture } of ready) await carPhotos.add({ id, carId, madeFrom: null, by, at }, picture, within)
      if (step !== null) await joinSteps(request, { carId, earlier: step, later }, within)
    })
    platform.log.info('photos of a car added', { site: site.slug, car: carId, photos: ready.length })
    return { added: ready.length, batch, faults }
  } catch (error) {
    if (!(error instanceof NotAdded)) throw error
    return { added: 0, batch: null, faults: [`Nothing was added: ${error.message}.`] }
  }
}

/** Found while the car is locked. */
class NotAdded extends Error {}

const TOO_MANY = `a car takes ${OWN_PHOTO_LIMITS.photos} photos of your own`
/** A browser sends again what it thinks was lost, and two people send the same photo. */
const SENT_TWICE = 'a photo is on this car already, because it was sent twice at once'

async function stored(
  { platform: { pictures, objects, randomId }, site }: SiteRequest,
  file: SentPhoto,
  known: ReadonlySet<string>,
): Promise<{ readonly ok: true; readonly photo: ReadyPhoto } | { readonly ok: false; readonly fault: string }> {
  if (file.size > OWN_PHOTO_LIMITS.bytes)
    return { ok: false, fault: `is larger than ${OWN_PHOTO_LIMITS.bytes / 1024 / 1024} MB: send a smaller copy` }
  const written = await pictures.add(await file.bytes())
  if (!written.ok) return written
  const storedPicture = await pictures.keep(written.photo)
  if (!storedPicture.ok) return storedPicture
  if (known.has(storedPicture.picture.name)) return { ok: false, fault: 'is on this car already' }
  const id = randomId()
  await objects.write(carPhotoObject(site.slug, id), written.photo, 'image/jpeg')
  return { ok: true, photo: { id, picture: storedPicture.picture } }
}
