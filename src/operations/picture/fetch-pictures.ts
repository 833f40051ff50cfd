import { nextCheck, nextTry } from '#domain/picture/next-fetch.ts'
import { withoutCredentials } from '#domain/without-secrets.ts'
import type { DuePicture } from '#storage/pictures.ts'
import { atOnce } from '../at-once.ts'
import type { Platform } from '../platform.ts'

/**
 * Fetches some of a site's pictures that are due (STOCK-1, FIELD-5) and says how many it took up; 0 where none is due. The
 * row is put off while its picture is fetched, so a process that dies over it costs a few minutes and no picture. What
 * was fetched shows in pages once `settle` has told of it; `onKept` is called for each.
 */
export async function fetchPictures(
  { storage, pictures, clock, log }: Pick<Platform, 'storage' | 'pictures' | 'clock' | 'log'>,
  siteSlug: string,
  { signal = null, onKept = () => {} }: { readonly signal?: AbortSignal | null; readonly onKept?: () => void } = {},
): Promise<number> {
  const mine = storage.forSite({ slug: siteSlug }).pictures
  const now = clock.now()
  const due = await mine.claim(now, new Date(now.getTime() + CLAIM_MINUTES * 60_000), CLAIMED_AT_ONCE)
  const putBack: string[] = []
  const fetchOne = async (picture: DuePicture) => {
    const { address, folder, name, etag, lastModified } = picture
    const marks = name === null ? null : { etag, lastModified }
    const brought = signal?.aborted ? GIVEN_UP : await pictures.bring({ address, folder, marks }, signal ?? undefined)
    if (brought.kind === 'given-up') putBack.push(address)
    else if (brought.kind === 'failed') {
      log.info('a picture could not be had', {
        site: siteSlug,
        address: withoutCredentials(address),
        reason: withoutCredentials(brought.fault),
      })
      await mine.fail(address, withoutCredentials(brought.fault), nextTry(picture.failures + 1, clock.now()))
    } else if (brought.kind === 'unchanged') await mine.stillThere(address, nextCheck(clock.now()))
    else {
      await mine.keep(address, brought.picture, brought.marks, nextCheck(clock.now()))
      if (brought.picture.name !== name) onKept()
    }
  }
  await atOnce(
    OF_ONE_SITE,
    due.map((picture) => () => fetchOne(picture)),
  )
  if (putBack.length > 0) await mine.putBack(putBack, now)
  return due.length
}

const GIVEN_UP = { kind: 'given-up' } as const

/** Longer than the slowest picture takes to come and to be cut. */
const CLAIM_MINUTES = 5
const CLAIMED_AT_ONCE = 9
/** Of one dealer's server at the same time: it serves his own pages too. */
const OF_ONE_SITE = 3

/** STOCK-3: tells of all that was fetched since the last time in one new version. Null where nothing was. */
export function settlePictures({ storage }: Pick<Platform, 'storage'>, siteSlug: string): Promise<number | null> {
  return storage.forSite({ slug: siteSlug }).pictures.settle()
}
