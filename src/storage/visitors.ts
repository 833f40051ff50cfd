import type { Visitor } from '#domain/visitor/visitor.ts'
import type { Transaction } from './transaction.ts'
import type { Transactions } from './transactions.ts'

export interface NewSession {
  readonly tokenHash: string
  readonly visitorId: string
  readonly expiresAt: Date
}

/** Visitors of one site and their sessions, stored by hash only (GARAGE-1, GARAGE-2). */
export function visitorQueries(siteSlug: string, { queries }: Transactions) {
  return {
    /** The visitor of a number; creates one with `newId` if the number is new. */
    async ofPhone(phone: string, newId: string, at: Date, within: Transaction): Promise<Visitor> {
      await queries(within)
        .insertInto('visitors')
        .values({ site_slug: siteSlug, id: newId, phone, name: null, created_at: at.toISOString() })
        .onConflict((conflict) => conflict.columns(['site_slug', 'phone']).doNothing())
        .execute()
      return queries(within)
        .selectFrom('visitors')
        .where('site_slug', '=', siteSlug)
        .where('phone', '=', phone)
        .select(['id', 'phone', 'name'])
        .executeTakeFirstOrThrow()
    },
    async begin({ tokenHash, visitorId, expiresAt }: NewSession, within: Transaction): Promise<void> {
      await queries(within)
        .insertInto('visitor_sessions')
        .values({
          site_slug: siteSlug,
          token_hash: tokenHash,
          visitor_id: visitorId,
          expires_at: expiresAt.toISOString(),
        })
        .execute()
    },
    /** The visitor of a session; null if it is unknown on this site or expired. */
    async ofSession(tokenHash: string, now: Date): Promise<Visitor | null> {
      const row = await queries()
        .selectFrom('visitor_sessions as session')
        .innerJoin('visitors as visitor', (join) =>
          join.onRef('visitor.site_slug', '=', 'session.site_slug').onRef('visitor.id', '=', 'session.visitor_id'),
        )
        .where('session.site_slug', '=', siteSlug)
        .where('session.token_hash', '=', tokenHash)
        .where('session.expires_at', '>', now)
        .select(['visitor.id', 'visitor.phone', 'visitor.name'])
        .executeTakeFirst()
      return row ?? null
    },
    async end(tokenHash: string, within?: Transaction): Promise<void> {
      await queries(within)
        .deleteFrom('visitor_sessions')
        .where('site_slug', '=', siteSlug)
        .where('token_hash', '=', tokenHash)
        .execute()
    },
  }
}
