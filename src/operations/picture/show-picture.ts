import type { CutPicture } from '#gateways/pictures/kept-pictures.ts'
import type { OwnPictureFile, Platform } from '../platform.ts'

/**
 * A cut of a kept picture. One of the site's own folder is cut when it is first asked for, if nobody did before. Where the
 * files of a feed's are lost (a data folder that was not carried along), it is had fetched anew and 'lost' is answered,
 * so that the visitor is shown a stand-in; null where the site never showed such a picture.
 */
export async function showPicture(
  { storage, pictures, ownPicturesOf, clock, log }: Parts,
  siteSlug: string,
  name: string,
  file: string,
): Promise<CutPicture | 'lost' | null> {
  const cut = await pictures.read(name, file)
  // A whole picture may be there without this cut of it: then it is the address that is wrong.
  if (cut !== null || !(await pictures.isLost(name))) return cut
  const own = ownPicturesOf(siteSlug).find((picture) => picture.name === name)
  if (own) return (await cutOwn({ pictures, log }, siteSlug, own)) ? pictures.read(name, file) : 'lost'
  if (!(await storage.forSite({ slug: siteSlug }).pictures.lose(name, clock.now()))) return null
  log.warn('the files of a picture are gone; it is fetched anew', { site: siteSlug, picture: name })
  return 'lost'
}

type Parts = Pick<Platform, 'storage' | 'pictures' | 'ownPicturesOf' | 'clock' | 'log'>

/** FIELD-5: cuts the pictures of a site's own folder that nobody has cut yet, so that no visitor waits for it. */
export async function cutOwnPictures(
  { pictures, ownPicturesOf, log }: Pick<Platform, 'pictures' | 'ownPicturesOf' | 'log'>,
  siteSlug: string,
  signal: AbortSignal,
): Promise<void> {
  for (const own of ownPicturesOf(siteSlug)) {
    if (signal.aborted) return
    if (await pictures.isLost(own.name)) await cutOwn({ pictures, log }, siteSlug, own, signal)
  }
}

/** Many who ask for one picture wait for one cut of it. */
async function cutOwn(
  platform: Pick<Platform, 'pictures' | 'log'>,
  siteSlug: string,
  own: OwnPictureFile,
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
  { folder, file }: OwnPictureFile,
  signal?: AbortSignal,
): Promise<boolean> {
  const brought = await pictures.bring({ address: file, folder, marks: null }, signal)
  if (brought.kind === 'failed')
    log.warn('a picture of the site’s folder cannot be shown', { site: siteSlug, file, reason: brought.fault })
  return brought.kind === 'kept'
}
