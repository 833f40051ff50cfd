import type { Clash } from '#domain/form/compare-shown.ts'
import type { Site } from '#site/site.ts'
import type { Platform } from '../platform.ts'

/** STAFF-11: clashes with who changed the object last, and when, by the audit log. Call it after the transaction. */
export async function withLastWriter(
  { storage }: Pick<Platform, 'storage'>,
  site: Site,
  objectId: string,
  clashes: readonly Clash[],
): Promise<readonly Clash[]> {
  const filter = { personId: null, object: objectId, from: null, until: null }
  const [last] = await storage.forSite(site).audit.list(filter, 1)
  return clashes.map((clash) => ({ ...clash, written: last ? { by: last.by.name, at: last.at } : null }))
}
