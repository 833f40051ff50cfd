import { leadOfPhoto, photoPrefix } from '#domain/lead/lead-photos.ts'
import type { SiteRequest } from '../site-request.ts'

/** D-19, H8: deletes the photos of a site's leads that are gone. Returns the number deleted. */
export async function sweepPhotos({ platform: { storage, objects, log }, site }: SiteRequest): Promise<number> {
  const { leads } = storage.forSite(site)
  const gone = new Map<string, boolean>()
  let removed = 0
  for await (const { key } of objects.list(photoPrefix(site.slug))) {
    const leadId = leadOfPhoto(key)
    if (leadId === null) continue
    const isGone = gone.get(leadId) ?? (await leads.find(leadId)) === null
    gone.set(leadId, isGone)
    if (!isGone) continue
    await objects.remove(key)
    removed += 1
  }
  if (removed > 0) log.info('photos of deleted leads removed', { site: site.slug, removed })
  return removed
}
