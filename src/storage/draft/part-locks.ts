import type { PartLock } from '#domain/draft/part-lock.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'

/** Parts of a site that its group locked (STUDIO-15). */
export function partLocks(siteSlug: string, { queries }: Transactions) {
  return {
    async all(within?: Transaction): Promise<readonly PartLock[]> {
      const rows = await queries(within)
        .selectFrom('part_locks')
        .where('site_slug', '=', siteSlug)
        .orderBy('part')
        .selectAll()
        .execute()
      return rows.map(({ part, locked_by, at }) => ({ part, lockedBy: locked_by, at }))
    },
    async put({ part, lockedBy, at }: PartLock, within: Transaction): Promise<void> {
      const row = { locked_by: lockedBy, at: at.toISOString() }
      await queries(within)
        .insertInto('part_locks')
        .values({ site_slug: siteSlug, part, ...row })
        .onConflict((conflict) => conflict.columns(['site_slug', 'part']).doUpdateSet(row))
        .execute()
    },
    /** False: the part was not locked. */
    async remove(part: string, within: Transaction): Promise<boolean> {
      const row = await queries(within)
        .deleteFrom('part_locks')
        .where('site_slug', '=', siteSlug)
        .where('part', '=', part)
        .returning('part')
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
