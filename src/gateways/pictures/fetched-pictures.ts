import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Crop, PhotoShape } from '#domain/desk/photo/photo-edit.ts'
import { CUT_FORMATS, type FetchedPicture, fetchedPictureAddress } from '#domain/picture/fetched-picture.ts'
import type { SitePictureFormat, SitePictureUse } from '#domain/picture/site-picture.ts'
import { contentTypeOf } from '../objects/content-type.ts'
import type { Objects } from '../objects/objects.ts'
import { PHOTO_FILE } from './clean-photo.ts'
import { type Cut, PREVIEW_FILE, pictureHash } from './cut-picture.ts'
import type { CutWork } from './cutting-program.ts'
import { FETCH_LIMITS, type FetchLimits } from './fetch-limits.ts'
import { fetchPicture, type PictureSource } from './fetch-picture.ts'
import type { PictureMarks } from './fetched.ts'
import { createPictureCutter } from './picture-cutter.ts'
import { formatOfFile } from './site-picture.ts'
import { createStoredPictures } from './stored-pictures.ts'

/** Pictures of feeds and site folders, stored as objects in the displayed sizes. */
export interface FetchedPictures {
  /** Fetches and resizes a picture. A bad picture is an expected outcome; only errors of our own disk and of the object store are thrown. */
  fetch(source: PictureSource, giveUp?: AbortSignal): Promise<FetchOutcome>
  /** A visitor's photo as a new JPEG without metadata, upright; null if it is none, is damaged or is too large. It is not stored. */
  clean(photo: Uint8Array): Promise<Uint8Array | null>
  /** DESK-4: a photo that staff add to a car, as a new JPEG without metadata, upright and large enough to crop from. It is not stored. */
  add(photo: Uint8Array): Promise<WrittenPhoto>
  /** The photo turned and cropped, as a new JPEG. It is not stored. */
  shape(photo: Uint8Array, shape: PhotoShape): Promise<WrittenPhoto>
  /** STUDIO-18: a picture that staff add to the website, without metadata and as large as pages need it. It is not stored. */
  addToSite(picture: Uint8Array, use: SitePictureUse): Promise<WrittenSitePicture>
  /** A part of a picture of the website, in its own format. It is not stored. */
  crop(picture: Uint8Array, crop: Crop): Promise<WrittenSitePicture>
  /** Stores a photo in the displayed sizes. */
  keep(photo: Uint8Array): Promise<Cut>
  /** One size of a stored picture by its name and file; null if there is none. */
  read(name: string, file: string): Promise<CutPicture | null>
  /** Whether a valid picture name has no stored files. */
  isLost(name: string): Promise<boolean>
  /** Deletes pictures unused for two days, and leftovers of killed processes. Returns the number deleted. */
  sweep(inUse: (names: readonly string[]) => Promise<ReadonlySet<string>>, now: Date): Promise<number>
  close(): Promise<void>
}

export type FetchOutcome =
  | { readonly kind: 'stored'; readonly picture: FetchedPicture; readonly marks: PictureMarks }
  | { readonly kind: 'unchanged' }
  /** `giveUp` aborted before the picture was stored. */
  | { readonly kind: 'given-up' }
  /** The folder of its feed is not on this machine. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'failed'; readonly fault: string }

/** `fault` completes a sentence that begins with the photo's name. */
export type WrittenPhoto =
  | { readonly ok: true; readonly photo: Uint8Array }
  | { readonly ok: false; readonly fault: string }

export type WrittenSitePicture =
  | { readonly ok: true; readonly picture: Uint8Array; readonly format: SitePictureFormat }
  | { readonly ok: false; readonly fault: string }

export interface CutPicture {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentType: string
}

export interface FetchedPicturesOptions {
  readonly objects: Objects
  /** For fetches under way. */
  readonly folder: string
  /** 'host:port' of internal systems that may be called. */
  readonly insideHosts: readonly string[]
  readonly limits?: FetchLimits
}

/** Stores pictures among the objects. A fetch under way is in a folder of its own below `folder`. */
export function createFetchedPictures({
  objects,
  folder,
  insideHosts,
  limits = FETCH_LIMITS,
}: FetchedPicturesOptions): FetchedPictures {
  const cutter = createPictureCutter()
  const stored = createStoredPictures(objects)
  const cut = async (file: string, cuts: string, giveUp: AbortSignal): Promise<Cut | null> => {
    const hash = pictureHash(await readFile(file))
    const storedPicture = await stored.find(hash)
    if (storedPicture !== null) return { ok: true, picture: storedPicture }
    await mkdir(cuts)
    const cutResult = await cutter.cut({ file, work: { kind: 'cut', hash }, folder: cuts }, giveUp)
    if (cutResult?.ok) await stored.store(cutResult.picture.name, cuts)
    return cutResult
  }
  const withFile = async <Done>(
    photo: Uint8Array,
    work: (file: string, own: string) => Promise<Done>,
  ): Promise<Done> => {
    const workFolder = join(folder, randomUUID())
    await mkdir(workFolder, { recursive: true })
    try {
      const file = join(workFolder, 'original')
      await writeFile(file, photo)
      return await work(file, workFolder)
    } finally {
      await rm(workFolder, { recursive: true, force: true })
    }
  }
  const written = (photo: Uint8Array, work: CutWork): Promise<WrittenPhoto> =>
    withFile(photo, async (file, own) => {
      const cutResult = await cutter.cut({ file, work, folder: own }, NEVER)
      return cutResult?.ok ? { ok: true, photo: await readFile(join(own, PHOTO_FILE)) } : (cutResult ?? CLOSING)
    })
  const ofSite = (picture: Uint8Array, work: CutWork): Promise<WrittenSitePicture> =>
    withFile(picture, async (file, own) => {
      const cutResult = await cutter.cut({ file, work, folder: own }, NEVER)
      if (!cutResult?.ok) return cutResult ?? CLOSING
      const format = formatOfFile(cutResult.picture.name)
      return { ok: true, picture: await readFile(join(own, cutResult.picture.name)), format }
    })
  return {
    async fetch(source, giveUp = NEVER) {
      const workFolder = join(folder, randomUUID())
      await mkdir(workFolder, { recursive: true })
      try {
        const fetched = await fetchPicture(source, { file: join(workFolder, 'original'), limits, insideHosts, giveUp })
        if (fetched.kind !== 'fetched') return fetched
        const cutResult = await cut(fetched.file, join(workFolder, 'cuts'), giveUp)
        if (cutResult === null) return { kind: 'given-up' }
        if (!cutResult.ok) return { kind: 'failed', fault: cutResult.fault }
        const { etag, lastModified } = fetched
        return { kind: 'stored', picture: cutResult.picture, marks: { etag, lastModified } }
      } finally {
        await rm(workFolder, { recursive: true, force: true })
      }
    },
    async clean(photo) {
      const cleaned = await written(photo, { kind: 'clean' })
      return cleaned.ok ? cleaned.photo : null
    },
    add: (photo) => written(photo, { kind: 'add' }),
    shape: (photo, shape) => written(photo, { kind: 'shape', shape }),
    addToSite: (picture, use) => ofSite(picture, { kind: 'add-to-site', use }),
    crop: (picture, crop) => ofSite(picture, { kind: 'crop', crop }),
    async keep(photo) {
      const cutResult = await withFile(photo, (file, own) => cut(file, join(own, 'cuts'), NEVER))
      return cutResult ?? CLOSING
    },
    async read(name, file) {
      const isCut = CUT_FORMATS.some((format) => file.endsWith(`.${format}`)) && /^\d+\.[a-z]+$/.test(file)
      if (!isCut || fetchedPictureAddress(name) === null) return null
      const bytes = await stored.read(name, file)
      return bytes && { bytes, contentType: contentTypeOf(file) }
    },
    async isLost(name) {
      return fetchedPictureAddress(name) !== null && (await stored.read(name, PREVIEW_FILE)) === null
    },
    async sweep(inUse, now) {
      await removeLeftovers(folder, now)
      return stored.sweep(inUse, now)
    },
    close: () => cutter.close(),
  }
}

const NEVER = new AbortController().signal
const CLOSING = { ok: false, fault: 'was not read: the server is stopping. Send it again' } as const

/** Longer than any fetch takes. */
const LEFT_BEHIND_MS = 24 * 60 * 60_000

/** Deletes what killed processes left. */
async function removeLeftovers(folder: string, now: Date): Promise<void> {
  // Nothing has been fetched yet.
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const stats = await stat(path).catch(() => null)
    if (stats && now.getTime() - stats.mtimeMs > LEFT_BEHIND_MS) await rm(path, { recursive: true, force: true })
  }
}
