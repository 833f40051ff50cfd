import type { Selectable } from 'kysely'
import type { StaffScope } from '#domain/staff/actor.ts'
import type { StaffAction } from '#domain/staff/roles.ts'
import { jsonText } from '../json-text.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'
import type { ApiKeysTable } from './api-tables.ts'

/** A key of the API, without its text: the database has a keyed hash of it. */
export interface ApiKey {
  readonly siteSlug: string
  readonly id: string
  readonly name: string
  readonly rights: readonly StaffAction[]
  readonly scope: StaffScope
  /** Id of the person who made it. */
  readonly createdBy: string
  readonly createdAt: Date
  /** Null: works until it is revoked. */
  readonly expiresAt: Date | null
  readonly lastUsedAt: Date | null
  readonly revokedAt: Date | null
}

/** Keys of one site. */
export function apiKeys(siteSlug: string, { queries }: Transactions) {
  return {
    async add(
      within: Transaction,
      key: Omit<ApiKey, 'siteSlug' | 'lastUsedAt' | 'revokedAt'>,
      tokenHash: string,
    ): Promise<void> {
      await queries(within)
        .insertInto('api_keys')
        .values({
          site_slug: siteSlug,
          id: key.id,
          name: key.name,
          token_hash: tokenHash,
          rights: jsonText(key.rights),
          scope: jsonText(key.scope),
          created_by: key.createdBy,
          created_at: key.createdAt.toISOString(),
          expires_at: key.expiresAt?.toISOString() ?? null,
        })
        .execute()
    },
    /** Latest first, with those that no longer work. */
    async all(): Promise<readonly ApiKey[]> {
      const rows = await queries()
        .selectFrom('api_keys')
        .where('site_slug', '=', siteSlug)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .selectAll()
        .execute()
      return rows.map(toApiKey)
    },
    async find(id: string, within: Transaction): Promise<ApiKey | null> {
      const row = await queries(within)
        .selectFrom('api_keys')
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .selectAll()
        .executeTakeFirst()
      return row === undefined ? null : toApiKey(row)
    },
    /** Keys of a person that work. */
    async workingOf(personId: string, now: Date, within?: Transaction): Promise<readonly ApiKey[]> {
      const rows = await queries(within)
        .selectFrom('api_keys')
        .where('site_slug', '=', siteSlug)
        .where('created_by', '=', personId)
        .where('revoked_at', 'is', null)
        .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .selectAll()
        .execute()
      return rows.map(toApiKey)
    },
    /** STAFF-13: a key passes to another person. */
    async pass(within: Transaction, id: string, personId: string): Promise<void> {
      await queries(within)
        .updateTable('api_keys')
        .set({ created_by: personId })
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .execute()
    },
    /** Ends a key. Null if the site has none of this id, or it was revoked before. */
    async revoke(within: Transaction, id: string, now: Date): Promise<ApiKey | null> {
      const row = await queries(within)
        .updateTable('api_keys')
        .set({ revoked_at: now.toISOString() })
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .returningAll()
        .executeTakeFirst()
      return row === undefined ? null : toApiKey(row)
    },
    /** Notes a use, and the hash that it is found by from now on; callers do so at most once a minute for each key. */
    async noteUse(id: string, tokenHash: string, now: Date): Promise<void> {
      await queries()
        .updateTable('api_keys')
        .set({ last_used_at: now.toISOString(), token_hash: tokenHash })
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .execute()
    },
  }
}

/** A key by one of its keyed hashes, of whichever site: a caller sends nothing but the key. */
export async function findApiKey({ queries }: Transactions, tokenHashes: readonly string[]): Promise<ApiKey | null> {
  const row = await queries()
    .selectFrom('api_keys')
    .where('token_hash', 'in', tokenHashes)
    .selectAll()
    .executeTakeFirst()
  return row === undefined ? null : toApiKey(row)
}

function toApiKey(row: Selectable<ApiKeysTable>): ApiKey {
  return {
    siteSlug: row.site_slug,
    id: row.id,
    name: row.name,
    rights: row.rights,
    scope: row.scope,
    createdBy: row.created_by,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
  }
}
