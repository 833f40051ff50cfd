import type { CutPicture } from '#gateways/pictures/fetched-pictures.ts'
import type { Platform } from '../platform.ts'

/**
 * Returns one size of a stored picture. Sizes of a picture in the site's folder are made on first request. If the files
 * of a feed's picture are lost (such as a data folder that was not copied), schedules a new fetch and returns 'lost',
 * for which the visitor gets a drawing. Null if the site never showed this picture.
 */
export async function showPicture(
  { storage, pictures, contentOf, clock, log }: Parts,
  siteSlug: string,
  name: string,
  file: string,
): Promise<CutPicture | 'lost' | null> {
  const cut = await pictures.read(name, file)
  // The picture may exist without this size: then the address is wrong.
  if (cut !== null || !(await pictures.isLost(name))) return cut
  const { folder, pictures: ownPictures } = contentOf(siteSlug)
  const own = ownPictures.find((picture) => picture.name === name)
  if (own)
    return (await cutOwn({ pictures, log }, siteSlug, { folder, file: own.file })) ? pictures.read(name, file) : 'lost'
  if (!(await storage.forSite({ slug: siteSlug }).pictures.lose(name, clock.now()))) return null
  log.warn('the files of a picture are missing; it is fetched again', { site: siteSlug, picture: name })
  return 'lost'
}

type Parts = Pick<Platform, 'storage' | 'pictures' | 'contentOf' | 'clock' | 'log'>

/** FIELD-5: makes missing sizes of the pictures in a site's folder in advance, so that no visitor waits for them. */
export async function cutOwnPictures(
  { pictures, contentOf, log }: Pick<Platform, 'pictures' | 'contentOf' | 'log'>,
  siteSlug: string,
  signal: AbortSignal,
): Promise<void> {
  const { folder, pictures: ownPictures } = contentOf(siteSlug)
  for (const { name, file } of ownPictures) {
    if (signal.aborted) return
    if (await pictures.isLost(name)) await cutOwn({ pictures, log }, siteSlug, { folder, file }, signal)
  }
}

interface FileOfSite {
  readonly folder: string
  /** Its path in the folder. */
  readonly file: string
}

/** Concurrent requests for one picture share one run. */
async function cutOwn(
  platform: Pick<Platform, 'pictures' | 'log'>,
  siteSlug: string,
  own: FileOfSite,
  signal?: AbortSignal,
): Promise<boolean> {
  const name = `${own.folder}/${own.file}`
  const making = cutting.get(name) ?? cutNow(platform, siteSlug, own, signal).finally(() => cutting.delete(name))
  cutting.set(name, making)
  return making
}

const cutting = new Map<string, Promise<boolean>>()

async function cutNow(
  { pictures, log }: Pick<Platform, 'pictures' | 'log'>,
  siteSlug: string,
  { folder, file }: FileOfSite,
  signal?: AbortSignal,
): Promise<boolean> {
  const outcome = await pictures.fetch({ address: file, folder, marks: null }, signal)
  if (outcome.kind === 'failed')
    log.warn('a picture of the site’s folder cannot be shown', { site: siteSlug, file, reason: outcome.fault })
  return outcome.kind === 'stored'
}
