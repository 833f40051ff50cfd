import type { Visitor } from '#domain/visitor/visitor.ts'
import type { Site } from '#site/site.ts'
import type { Platform } from '../platform.ts'
import { sessionHash } from './session-hash.ts'

/** GARAGE-1: whose session a token is; null on a site without a garage, which asks for nobody, and without a session of this very site. */
export async function findVisitor(platform: Platform, site: Site, token: string | null): Promise<Visitor | null> {
  if (!site.integrations.garageEnabled || token === null) return null
  return platform.storage.forSite(site).visitors.ofSession(sessionHash(platform, site, token), platform.clock.now())
}

/** GARAGE-2: ends a session, wherever its token may still be kept. */
export async function signOut(platform: Platform, site: Site, token: string | null): Promise<void> {
  if (token !== null) await platform.storage.forSite(site).visitors.end(sessionHash(platform, site, token))
}
