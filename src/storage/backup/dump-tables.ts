import { sql } from 'kysely'
import type { Queries, Transactions } from '../transactions.ts'
import { appliedMigrations, backedUpTables } from './backed-up-tables.ts'

/** Receives a table's rows, each as one line of JSON, in batches. Called once more with no lines for an empty table. */
export type WriteRows = (table: string, rows: readonly string[]) => Promise<void>

const BATCH_ROWS = 1_000

/**
 * Reads every table as it is at one moment, in one read-only transaction, and returns the names of the migrations that made
 * them. On an embedded database other queries wait until it ends.
 */
export function dumpTables(transactions: Transactions, write: WriteRows): Promise<readonly string[]> {
  return transactions.run(async (within) => {
    const queries = transactions.queries(within)
    await sql`set transaction isolation level repeatable read, read only`.execute(queries)
    // A backup says times alike, whatever zone the database's server has.
    await sql`set local timezone to 'UTC'`.execute(queries)
    for (const { name } of await backedUpTables(queries)) await dumpTable(queries, name, write)
    return appliedMigrations(queries)
  })
}

async function dumpTable(queries: Queries, name: string, write: WriteRows): Promise<void> {
  const table = sql.table(name)
  await sql`declare backed_up no scroll cursor for select to_jsonb(t)::text as line from ${table} t`.execute(queries)
  for (let batches = 0; ; batches += 1) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(BATCH_ROWS)} from backed_up`.execute(queries)
    if (rows.length === 0 && batches > 0) break
    await write(
      name,
      rows.map(({ line }) => line),
    )
    if (rows.length === 0) break
  }
  await sql`close backed_up`.execute(queries)
}
