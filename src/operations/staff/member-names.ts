import type { SiteRequest } from '../site-request.ts'
import type { StaffPlatform } from './staff-platform.ts'

/** The names of a site's people by id, in the order of the names, former members included, for lists of what they made or did. */
export async function memberNames({
  platform,
  site,
}: SiteRequest<Pick<StaffPlatform, 'storage'>>): Promise<ReadonlyMap<string, string>> {
  const members = await platform.storage.forSite(site).members.all()
  return new Map(members.map(({ personId, name }) => [personId, name]))
}
