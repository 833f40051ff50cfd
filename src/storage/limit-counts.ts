import { type Kysely, sql } from 'kysely'
import type { Tables } from './schema.ts'
import type { Transactions } from './transactions.ts'

/** Counts in fixed time windows, shared by all processes; `memoryCounts` counts per process. */
export type LimitCounts = ReturnType<typeof limitCounts>

export interface CountedKey {
  readonly key: string
  readonly seconds: number
}

export interface WindowCount {
  readonly count: number
  readonly endsAt: Date
}

/** Counts in the database; one statement per call. */
export function limitCounts({ queries }: Transactions) {
  return {
    /**
     * Adds one to each key and returns its window. A window starts with a key's first count and lasts `seconds`. Each
     * key may occur once per call.
     */
    async add(keys: readonly CountedKey[], now: Date): Promise<ReadonlyMap<string, WindowCount>> {
      if (keys.length === 0) return new Map()
      const over = sql<boolean>`limit_counts.ends_at <= ${now.toISOString()}::timestamptz`
      const rows = await queries()
        .insertInto('limit_counts')
        // Sorted, so that two processes cannot deadlock.
        .values([...keys].sort((one, other) => (one.key < other.key ? -1 : 1)).map((each) => toRow(each, now)))
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql<number>`case when ${over} then 1 else limit_counts.count + 1 end`,
            ends_at: sql<string>`case when ${over} then excluded.ends_at else limit_counts.ends_at end`,
          }),
        )
        .returningAll()
        .execute()
      return new Map(rows.map(({ key, count, ends_at }) => [key, { count, endsAt: ends_at }]))
    },
  }
}

/** Deletes expired windows. */
export async function dropEndedCounts(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('limit_counts').where('ends_at', '<=', now).execute()
}

function toRow({ key, seconds }: CountedKey, now: Date) {
  return { key, count: 1, ends_at: new Date(now.getTime() + seconds * 1000).toISOString() }
}
