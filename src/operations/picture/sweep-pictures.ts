import type { Platform } from '../platform.ts'

/** Forgets pictures that no car uses, and removes their files later. Returns the number of removed files. */
export async function sweepPictures(
  { storage, pictures, contentOf, clock, log }: Pick<Platform, 'storage' | 'pictures' | 'contentOf' | 'clock' | 'log'>,
  siteSlugs: readonly string[],
): Promise<number> {
  const now = clock.now()
  const soldBefore = new Date(now.getTime() - SHOWN_AFTER_SALE_DAYS * 24 * 60 * 60_000)
  let forgotten = 0
  for (const slug of siteSlugs) forgotten += await storage.forSite({ slug }).pictures.forgetUnused(soldBefore)
  const ownNames = new Set(siteSlugs.flatMap((slug) => contentOf(slug).pictures.map(({ name }) => name)))
  const inUse = async (names: readonly string[]) =>
    new Set([...(await storage.picturesInUse(names)), ...names.filter((name) => ownNames.has(name))])
  const removed = await pictures.sweep(inUse, now)
  if (forgotten + removed > 0) log.info('unused pictures were swept', { forgotten, removed })
  return removed
}

/**
 * Days after the sale during which pictures stay: longer than any site lists sold cars (SEARCH-8) and than favourites
 * matter.
 */
export const SHOWN_AFTER_SALE_DAYS = 60
