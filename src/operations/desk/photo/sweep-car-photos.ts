import { carPhotoObject, carPhotosOf, DELETED_PHOTO_DAYS, idOfCarPhoto } from '#domain/desk/photo/own-photos.ts'
import { SHOWN_AFTER_SALE_DAYS } from '../../picture/sweep-pictures.ts'
import type { Platform } from '../../platform.ts'

const MS_PER_DAY = 86_400_000

/**
 * DESK-4, DESK-8: deletes photos for good that staff deleted 30 days ago or whose car was sold long ago, and files that a
 * dying process left. Returns the number of files.
 */
export async function sweepCarPhotos(
  { storage, objects, clock, log }: Pick<Platform, 'storage' | 'objects' | 'clock' | 'log'>,
  siteSlug: string,
): Promise<number> {
  const now = clock.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * MS_PER_DAY)
  const { carPhotos } = storage.forSite({ slug: siteSlug })
  const gone = [...(await carPhotos.forget(daysAgo(DELETED_PHOTO_DAYS), daysAgo(SHOWN_AFTER_SALE_DAYS)))]
  const left: string[] = []
  for await (const { key, changedAt } of objects.list(carPhotosOf(siteSlug))) {
    const id = idOfCarPhoto(key)
    // A request may still be on its way to its row.
    if (id !== null && changedAt < daysAgo(1)) left.push(id)
  }
  const stored = left.length === 0 ? new Set<string>() : await carPhotos.stored(left)
  const ids = new Set([...gone, ...left.filter((id) => !stored.has(id))])
  for (const id of ids) await objects.remove(carPhotoObject(siteSlug, id))
  if (ids.size > 0) log.info('deleted photos of cars removed', { site: siteSlug, removed: ids.size })
  return ids.size
}
