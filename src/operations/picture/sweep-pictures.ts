import type { Platform } from '../platform.ts'

/** Forgets the pictures that no car needs any more, and removes their files some time after. Says how many files went. */
export async function sweepPictures(
  {
    storage,
    pictures,
    ownPicturesOf,
    clock,
    log,
  }: Pick<Platform, 'storage' | 'pictures' | 'ownPicturesOf' | 'clock' | 'log'>,
  siteSlugs: readonly string[],
): Promise<number> {
  const now = clock.now()
  const soldBefore = new Date(now.getTime() - SHOWN_AFTER_SALE_DAYS * 24 * 60 * 60_000)
  let forgotten = 0
  for (const slug of siteSlugs) forgotten += await storage.forSite({ slug }).pictures.forgetUnused(soldBefore)
  const own = new Set(siteSlugs.flatMap((slug) => ownPicturesOf(slug).map(({ name }) => name)))
  const inUse = async (names: readonly string[]) =>
    new Set([...(await storage.picturesInUse(names)), ...names.filter((name) => own.has(name))])
  const removed = await pictures.sweep(inUse, now)
  if (forgotten + removed > 0) log.info('unused pictures were swept', { forgotten, removed })
  return removed
}

/** Longer than any site keeps sold cars listed (SEARCH-8), and than a buyer's favourites stay of interest. */
const SHOWN_AFTER_SALE_DAYS = 60
