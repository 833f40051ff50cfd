import type { Visitor } from '#domain/visitor/visitor.ts'
import type { SiteRequest } from '../site-request.ts'
import { sessionHash } from './session-hash.ts'

/** GARAGE-1: the visitor of a session token. Null without a session on this site, or if the site has no accounts. */
export async function findVisitor({ platform, site }: SiteRequest, token: string | null): Promise<Visitor | null> {
  if (!site.integrations.garageEnabled || token === null) return null
  return platform.storage.forSite(site).visitors.ofSession(sessionHash(platform, site, token), platform.clock.now())
}

/** GARAGE-2: ends a session, for every copy of its token. */
export async function signOut({ platform, site }: SiteRequest, token: string | null): Promise<void> {
  if (token !== null) await platform.storage.forSite(site).visitors.end(sessionHash(platform, site, token))
}
