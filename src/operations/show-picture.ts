import type { CutPicture } from '#gateways/pictures/kept-pictures.ts'
import type { Platform } from './platform.ts'

/**
 * A cut of a kept picture. Where its files are lost (a data folder that was not carried along), it is had fetched anew and
 * 'lost' is answered, so that the visitor is shown a stand-in; null where the site never showed such a picture.
 */
export async function showPicture(
  { storage, pictures, clock, log }: Pick<Platform, 'storage' | 'pictures' | 'clock' | 'log'>,
  siteSlug: string,
  name: string,
  file: string,
): Promise<CutPicture | 'lost' | null> {
  const cut = await pictures.read(name, file)
  // A whole picture may be there without this cut of it: then it is the address that is wrong.
  if (cut !== null || !(await pictures.isLost(name))) return cut
  if (!(await storage.forSite({ slug: siteSlug }).pictures.lose(name, clock.now()))) return null
  log.warn('the files of a picture are gone; it is fetched anew', { site: siteSlug, picture: name })
  return 'lost'
}
