import type { Clash, Written } from '#domain/form/compare-shown.ts'
import type { Site } from '#site/site.ts'
import type { Platform } from '../platform.ts'

/** STAFF-11: who changed an object last, and when, by the audit log; null: it does not say. Call it after the transaction. */
export async function lastWriter(
  { storage }: Pick<Platform, 'storage'>,
  site: Pick<Site, 'slug'>,
  objectId: string,
): Promise<Written | null> {
  const filter = { personId: null, object: objectId, from: null, until: null }
  const [last] = await storage.forSite(site).audit.list(filter, 1)
  return last ? { by: last.by.name, at: last.at } : null
}

/** The same for each clash. */
export async function withLastWriter(
  platform: Pick<Platform, 'storage'>,
  site: Pick<Site, 'slug'>,
  objectId: string,
  clashes: readonly Clash[],
): Promise<readonly Clash[]> {
  const written = await lastWriter(platform, site, objectId)
  return clashes.map((clash) => ({ ...clash, written }))
}
