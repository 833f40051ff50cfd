import { sql } from 'kysely'
import type { Queries } from '../transactions.ts'

/** A range of rows applied by one statement. */
export interface Slice {
  readonly from: number
  readonly to: number
}

const ROWS_A_SLICE = 250

/**
 * Yields the changed and new rows in slices. The embedded database runs on the thread that answers requests, so
 * requests run between slices (M3). All slices share one transaction: readers see none or all.
 */
export async function* slicesOf(queries: Queries): AsyncGenerator<Slice> {
  const { rows } = await sql<{ number: number }>`
    select number from feed_rows where is_new or is_changed order by number`.execute(queries)
  for (let index = 0; index < rows.length; index += ROWS_A_SLICE) {
    const last = rows[Math.min(index + ROWS_A_SLICE, rows.length) - 1]
    yield { from: rows[index]!.number, to: last!.number }
    await turn()
  }
}

/** Condition: rows `r` of a slice. */
export const within = ({ from, to }: Slice) => sql`r.number between ${from} and ${to}`

/** Yields to requests: the embedded database never waits, so timers and sockets would not run. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
