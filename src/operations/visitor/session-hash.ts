import type { Site } from '#site/site.ts'
import type { Platform } from '../platform.ts'

/** GARAGE-2: hash under which the database stores a session; differs per site (SITE-1). */
export function sessionHash(platform: Pick<Platform, 'keyedHash'>, site: Pick<Site, 'slug'>, token: string): string {
  return platform.keyedHash(`session ${site.slug} ${token}`)
}
