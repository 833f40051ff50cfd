import { EVERYWHERE } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import { isUp, type SiteVersion } from '#site/published/site-history.ts'
import type { StaffRequest } from '../staff-request.ts'

export interface ListedVersion extends Pick<SiteVersion, 'number' | 'at' | 'by' | 'message' | 'restores'> {
  /** Whether visitors see it. */
  readonly isLive: boolean
  /** False: it took the site down, and has no files. */
  readonly isUp: boolean
}

/** STUDIO-13: every version of the site, newest first. */
export async function listVersions({ platform, site, actor }: StaffRequest): Promise<readonly ListedVersion[]> {
  authorise(actor, site, 'content.edit', platform.clock.now(), EVERYWHERE)
  const versions = await platform.publications.history.versions(site.slug)
  return versions.map(({ number, at, by, message, restores, files }, index) => ({
    number,
    at,
    by,
    message,
    restores,
    isLive: index === 0 && isUp({ files }),
    isUp: isUp({ files }),
  }))
}
