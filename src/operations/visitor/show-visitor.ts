import type { Visitor } from '#domain/visitor/visitor.ts'
import type { SiteRequest } from '../site-request.ts'

/** GARAGE-1: the signed-in visitor and their watchlist, as in http-api.md; null and empty if nobody is signed in. */
export async function showVisitor({ platform, site }: SiteRequest, visitor: Visitor | null) {
  if (visitor === null) return { user: null, watchlist: [] }
  const { id, phone, name } = visitor
  return { user: { id, phone, name }, watchlist: await platform.storage.forSite(site).watchlists.list(id) }
}
