import { type Selectable, sql } from 'kysely'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'
import type { StaffWarningsTable } from './staff-tables.ts'

/** S3-9: a mail about many wrong passwords or codes. Stored before it is sent, claimed for each attempt. */
export interface StaffWarning {
  readonly id: string
  readonly personId: string
  readonly kind: StaffWarningsTable['kind']
  readonly tries: number
  /** Time of the first of these tries. */
  readonly since: Date
  readonly createdAt: Date
  readonly attempts: number
}

const A_LOOK = 100
const STORED_DAYS = 30

export function staffWarnings({ queries }: Transactions) {
  return {
    /** Due at once. */
    async add(within: Transaction, warning: Omit<StaffWarning, 'attempts'>): Promise<void> {
      const { id, personId, kind, tries, since, createdAt } = warning
      const at = createdAt.toISOString()
      await queries(within)
        .insertInto('staff_warnings')
        .values({
          id,
          person_id: personId,
          kind,
          tries,
          since: since.toISOString(),
          created_at: at,
          state: 'pending',
          attempts: 0,
          next_attempt_at: at,
        })
        .execute()
    },
    /** Ids of those that are due. */
    async due(now: Date): Promise<readonly string[]> {
      const rows = await queries()
        .selectFrom('staff_warnings')
        .where('state', 'in', ['pending', 'failed'])
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .select('id')
        .limit(A_LOOK)
        .execute()
      return rows.map(({ id }) => id)
    },
    /** Claims a due one for this caller until `until`. Null if it is not due or another caller has it. */
    async claim(id: string, now: Date, until: Date): Promise<StaffWarning | null> {
      const row = await queries()
        .updateTable('staff_warnings')
        .set({ next_attempt_at: until.toISOString() })
        .where('id', '=', id)
        .where('state', 'in', ['pending', 'failed'])
        .where('next_attempt_at', '<=', now)
        .returningAll()
        .executeTakeFirst()
      return row === undefined ? null : toWarning(row)
    },
    /** Records an attempt. `nextAttemptAt` is null once it is sent or given up. */
    async record(id: string, state: StaffWarningsTable['state'], nextAttemptAt: Date | null): Promise<void> {
      await queries()
        .updateTable('staff_warnings')
        .set({ state, attempts: sql`attempts + 1`, next_attempt_at: nextAttemptAt?.toISOString() ?? null })
        .where('id', '=', id)
        .execute()
    },
    /** Deletes those that were sent or given up a month ago. */
    async dropOld(now: Date): Promise<void> {
      await queries()
        .deleteFrom('staff_warnings')
        .where('state', 'in', ['sent', 'dead'])
        .where('created_at', '<', new Date(now.getTime() - STORED_DAYS * 86_400_000))
        .execute()
    },
  }
}

function toWarning(row: Selectable<StaffWarningsTable>): StaffWarning {
  const { id, kind, tries, since, attempts } = row
  return { id, personId: row.person_id, kind, tries, since, createdAt: row.created_at, attempts }
}
