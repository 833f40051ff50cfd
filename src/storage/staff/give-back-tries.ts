import type { Transactions } from '../transactions.ts'

/** A key at which a try counted, and the end of the window in which it did. */
export interface CountedTry {
  readonly key: string
  readonly endsAt: Date
}

/**
 * L6: takes one off each count, if its window is still the one in which the try counted: the tries of a later window are
 * other people's. One statement for each key, so that two processes cannot deadlock.
 */
export async function giveBackTries(counted: readonly CountedTry[], { queries }: Transactions): Promise<void> {
  for (const { key, endsAt } of counted)
    await queries()
      .updateTable('limit_counts')
      .set((update) => ({ count: update('count', '-', 1) }))
      .where('key', '=', key)
      .where('ends_at', '=', endsAt)
      .where('count', '>', 0)
      .execute()
}
