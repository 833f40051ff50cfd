import type { Selectable } from 'kysely'
import { outboxRows } from '../outbox/outbox-rows.ts'
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

const STORED_DAYS = 30

export function staffWarnings(transactions: Transactions) {
  const { queries } = transactions
  const rows = outboxRows('staff_warnings', null, transactions)
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
    async claim(id: string, now: Date, until: Date): Promise<StaffWarning | null> {
      const row = await rows.claim(id, now, until)
      return row && toWarning(row)
    },
    record: rows.record,
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
