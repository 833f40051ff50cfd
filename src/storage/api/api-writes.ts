import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'

/** A write that a key of the API made once. */
export interface OnceWrite {
  readonly keyId: string
  /** The caller's Idempotency-Key. */
  readonly onceKey: string
  /** Keyed hash of the address and body. */
  readonly fingerprint: string
}

/** Writes of one site by Idempotency-Key. A row is stored in the transaction of its change. */
export function apiWrites(siteSlug: string, { queries }: Transactions) {
  return {
    /** Fingerprint of an earlier write with this key; null: none. */
    async fingerprint({ keyId, onceKey }: OnceWrite, within: Transaction): Promise<string | null> {
      const row = await queries(within)
        .selectFrom('api_writes')
        .where('site_slug', '=', siteSlug)
        .where('key_id', '=', keyId)
        .where('once_key', '=', onceKey)
        .select('fingerprint')
        .executeTakeFirst()
      return row?.fingerprint ?? null
    },
    /** False: another call with the same key was stored meanwhile. */
    async add({ keyId, onceKey, fingerprint }: OnceWrite, at: Date, within: Transaction): Promise<boolean> {
      const row = await queries(within)
        .insertInto('api_writes')
        .values({ site_slug: siteSlug, key_id: keyId, once_key: onceKey, fingerprint, at: at.toISOString() })
        .onConflict((conflict) => conflict.columns(['site_slug', 'key_id', 'once_key']).doNothing())
        .returning('once_key')
        .executeTakeFirst()
      return row !== undefined
    },
    async dropBefore(before: Date, within: Transaction): Promise<void> {
      await queries(within)
        .deleteFrom('api_writes')
        .where('site_slug', '=', siteSlug)
        .where('at', '<', before)
        .execute()
    },
  }
}
