import type { Visitor } from '#domain/visitor/visitor.ts'
import type { Transaction } from './storage.ts'
import type { Transactions } from './transactions.ts'

/** Those who signed in to one site, and their sessions, which are known by a hash alone (GARAGE-1, GARAGE-2). */
export interface VisitorQueries {
  /** The visitor of a number; `newId` is theirs when the site does not know the number yet. */
  ofPhone(phone: string, newId: string, at: Date, within: Transaction): Promise<Visitor>
  begin(session: NewSession, within: Transaction): Promise<void>
  /** Whose session it is; null for none of this site, and for one that is over. */
  ofSession(tokenHash: string, now: Date): Promise<Visitor | null>
  end(tokenHash: string): Promise<void>
}

export interface NewSession {
  readonly tokenHash: string
  readonly visitorId: string
  readonly expiresAt: Date
}

export function visitorQueries(siteSlug: string, { queries }: Transactions): VisitorQueries {
  return {
    async ofPhone(phone, newId, at, within) {
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
    async begin({ tokenHash, visitorId, expiresAt }, within) {
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
    async ofSession(tokenHash, now) {
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
    async end(tokenHash) {
      await queries()
        .deleteFrom('visitor_sessions')
        .where('site_slug', '=', siteSlug)
        .where('token_hash', '=', tokenHash)
        .execute()
    },
  }
}
