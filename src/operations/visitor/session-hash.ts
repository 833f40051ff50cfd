import type { Site } from '#site/site.ts'
import type { Platform } from '../platform.ts'

/** GARAGE-2: how the database knows a session: by a hash of its token that is this site's own (SITE-1). */
export function sessionHash(platform: Pick<Platform, 'keyedHash'>, site: Pick<Site, 'slug'>, token: string): string {
  return platform.keyedHash(`session ${site.slug} ${token}`)
}
