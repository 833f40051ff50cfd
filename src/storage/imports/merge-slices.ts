import { sql } from 'kysely'
import type { Queries } from '../transactions.ts'

/** Rows of the feed that are applied by one statement. */
export interface Slice {
  readonly from: number
  readonly to: number
}

const ROWS_A_SLICE = 250

/**
 * The changed and new rows, some at a time: the embedded database works on the thread that answers requests, so between
 * two slices the others have their turn (M3). All slices are one transaction: readers see none or all.
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

/** The rows `r` of a slice. */
export const within = ({ from, to }: Slice) => sql`r.number between ${from} and ${to}`

/** Lets requests through: the embedded database answers at once, so without this no timer and no socket gets its turn. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
