import type { Selectable } from 'kysely'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'
import type { StaffRefusalsTable } from './staff-tables.ts'

/** S3-15: what is counted together, within a quarter of an hour for the audit log and within a day for a warning. */
export interface Refused {
  /** Null: all addresses without an account. */
  readonly personId: string | null
  readonly kind: StaffRefusalsTable['kind']
  /** Whether it came from a device in which the person signed in before. */
  readonly isKnown: boolean
}

/** A window and its count. */
export interface RefusalWindow {
  readonly startedAt: Date
  readonly endsAt: Date
  readonly count: number
}

export interface NotedRefusal {
  /** This one's number in its window. */
  readonly count: number
  /** Its number since the day began, 24 hours long. */
  readonly dayCount: number
  readonly dayStartedAt: Date
  /** A window that is over and has not been closed; null: there is none. */
  readonly ended: RefusalWindow | null
}

const WINDOW_MS = 15 * 60_000
const DAY_MS = 86_400_000
const A_LOOK = 100

/** One row for each person, kind and sort of device, however many tries there are. */
export function staffRefusals({ queries }: Transactions) {
  const rowOf = (within: Transaction, { personId, kind, isKnown }: Refused) =>
    queries(within)
      .selectFrom('staff_refusals')
      .selectAll()
      .where('person_id', '=', personId ?? '')
      .where('kind', '=', kind)
      .where('is_known', '=', isKnown)
      .forUpdate()
  return {
    /** Counts one more. */
    async add(within: Transaction, refused: Refused, now: Date): Promise<NotedRefusal> {
      const at = now.toISOString()
      const fresh = { started_at: at, ends_at: new Date(now.getTime() + WINDOW_MS).toISOString() }
      const key = { person_id: refused.personId ?? '', kind: refused.kind, is_known: refused.isKnown }
      // Of two at once, the second waits for the first one's row.
      await queries(within)
        .insertInto('staff_refusals')
        .values({ ...key, ...fresh, count: 0, day_started_at: at, day_count: 0 })
        .onConflict((conflict) => conflict.columns(['person_id', 'kind', 'is_known']).doNothing())
        .execute()
      const row = await rowOf(within, refused).executeTakeFirstOrThrow()
      const goesOn = row.count > 0 && row.ends_at > now
      const dayGoesOn = row.day_started_at.getTime() + DAY_MS > now.getTime()
      const count = goesOn ? row.count + 1 : 1
      const dayCount = dayGoesOn ? row.day_count + 1 : 1
      const dayStartedAt = dayGoesOn ? row.day_started_at : now
      await queries(within)
        .updateTable('staff_refusals')
        .set({
          ...(goesOn ? {} : fresh),
          count,
          day_started_at: dayStartedAt.toISOString(),
          day_count: dayCount,
        })
        .where('person_id', '=', key.person_id)
        .where('kind', '=', key.kind)
        .where('is_known', '=', key.is_known)
        .execute()
      return { count, dayCount, dayStartedAt, ended: goesOn || row.count === 0 ? null : windowOf(row) }
    },
    /** What has a window that is over and not closed. */
    async ended(now: Date): Promise<readonly Refused[]> {
      const rows = await queries()
        .selectFrom('staff_refusals')
        .where('ends_at', '<=', now)
        .where('count', '>', 0)
        .select(['person_id', 'kind', 'is_known'])
        .limit(A_LOOK)
        .execute()
      return rows.map(({ person_id, kind, is_known }) => ({
        personId: person_id === '' ? null : person_id,
        kind,
        isKnown: is_known,
      }))
    },
    /** Closes a window that is over and returns it; null: another process did, or a new one has begun. */
    async close(within: Transaction, refused: Refused, now: Date): Promise<RefusalWindow | null> {
      const row = await rowOf(within, refused).executeTakeFirst()
      if (row === undefined || row.count === 0 || row.ends_at > now) return null
      await queries(within)
        .updateTable('staff_refusals')
        .set({ count: 0 })
        .where('person_id', '=', row.person_id)
        .where('kind', '=', row.kind)
        .where('is_known', '=', row.is_known)
        .execute()
      return windowOf(row)
    },
    /** Deletes counts that nothing needs any more. */
    async dropEnded(now: Date): Promise<void> {
      await queries()
        .deleteFrom('staff_refusals')
        .where('count', '=', 0)
        .where('day_started_at', '<=', new Date(now.getTime() - DAY_MS))
        .execute()
    },
  }
}

function windowOf(row: Selectable<StaffRefusalsTable>): RefusalWindow {
  return { startedAt: row.started_at, endsAt: row.ends_at, count: row.count }
}
