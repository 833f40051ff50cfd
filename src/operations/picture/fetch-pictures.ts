import { carPhotoObject } from '#domain/desk/photo/own-photos.ts'
import { ownPhotoId } from '#domain/desk/photo/photo-order.ts'
import { nextCheck, nextTry } from '#domain/picture/next-fetch.ts'
import { withoutCredentials } from '#domain/without-secrets.ts'
import type { FetchOutcome } from '#gateways/pictures/fetched-pictures.ts'
import type { DuePicture } from '#storage/car/pictures.ts'
import { atOnce } from '../at-once.ts'
import type { Platform } from '../platform.ts'

export interface FetchingOptions {
  readonly signal?: AbortSignal | null
  readonly onStored?: () => void
  readonly away?: Set<string>
}

/**
 * Fetches a batch of a site's due pictures (STOCK-1, FIELD-5) and returns its size; 0 if none is due. Each row's due
 * time is postponed during the fetch, so a process that dies delays its pictures by a few minutes. Fetched pictures
 * appear on pages after `settlePictures`; `onStored` is called for each. `away` collects the folders of feeds that are on
 * another machine, whose process fetches their pictures (OPS-1).
 */
export async function fetchPictures(
  { storage, objects, pictures, clock, log }: Pick<Platform, 'storage' | 'objects' | 'pictures' | 'clock' | 'log'>,
  siteSlug: string,
  { signal = null, onStored = () => {}, away = new Set() }: FetchingOptions = {},
): Promise<number> {
  const mine = storage.forSite({ slug: siteSlug }).pictures
  const now = clock.now()
  const due = await mine.claim(now, new Date(now.getTime() + CLAIM_MINUTES * 60_000), CLAIMED_AT_ONCE, [...away])
  const putBack: string[] = []
  const fetched = async ({ address, folder, name, etag, lastModified }: DuePicture): Promise<FetchOutcome> => {
    if (ownPhotoId(address) !== null) return ownPhoto({ objects, pictures }, siteSlug, address)
    const marks = name === null ? null : { etag, lastModified }
    return pictures.fetch({ address, folder, marks }, signal ?? undefined)
  }
  const fetchOne = async (picture: DuePicture) => {
    const { address, folder, name } = picture
    const outcome = signal?.aborted ? GIVEN_UP : await fetched(picture)
    if (outcome.kind === 'elsewhere' && folder !== null && storage.isShared) {
      away.add(folder)
      putBack.push(address)
    } else if (outcome.kind === 'given-up') putBack.push(address)
    else if (outcome.kind === 'failed' || outcome.kind === 'elsewhere') {
      const fault = outcome.kind === 'failed' ? outcome.fault : 'is not in the folder of the feed'
      log.info('a picture could not be fetched', {
        site: siteSlug,
        address: withoutCredentials(address),
        reason: withoutCredentials(fault),
      })
      await mine.fail(address, withoutCredentials(fault), nextTry(picture.failures + 1, clock.now()))
    } else if (outcome.kind === 'unchanged') await mine.stillThere(address, nextCheck(clock.now()))
    else {
      await mine.keep(address, outcome.picture, outcome.marks, nextCheck(clock.now()))
      if (outcome.picture.name !== name) onStored()
    }
  }
  await atOnce(
    CONCURRENT_PER_SITE,
    due.map((picture) => () => fetchOne(picture)),
  )
  if (putBack.length > 0) await mine.putBack(putBack, now)
  return due.length
}

/** DESK-4: a photo that staff added, whose displayed sizes were lost, from its own file. */
async function ownPhoto(
  { objects, pictures }: Pick<Platform, 'objects' | 'pictures'>,
  siteSlug: string,
  key: string,
): Promise<FetchOutcome> {
  const bytes = await objects.read(carPhotoObject(siteSlug, ownPhotoId(key) ?? ''))
  const storedPicture = bytes && (await pictures.keep(bytes))
  if (!storedPicture?.ok) return { kind: 'failed', fault: storedPicture?.fault ?? 'is not among the stored files' }
  return { kind: 'stored', picture: storedPicture.picture, marks: { etag: null, lastModified: null } }
}

const GIVEN_UP = { kind: 'given-up' } as const

/** Longer than the slowest picture takes to fetch and resize. */
const CLAIM_MINUTES = 5
const CLAIMED_AT_ONCE = 9
/** Concurrent requests to one dealer's server, which also serves the dealer's own pages. */
const CONCURRENT_PER_SITE = 3

/** STOCK-3: publishes all newly fetched pictures in one new version; null if there are none. */
export function settlePictures({ storage }: Pick<Platform, 'storage'>, siteSlug: string): Promise<number | null> {
  return storage.forSite({ slug: siteSlug }).pictures.settle()
}
