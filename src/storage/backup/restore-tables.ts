import { sql } from 'kysely'
import { StorageFault } from '../database/storage-fault.ts'
import type { Queries, Transactions } from '../transactions.ts'
import { appliedMigrations, type BackedUpTable, backedUpTables } from './backed-up-tables.ts'

/** Tables of a backup. */
export interface DumpedTables {
  /** Names of the migrations that made the tables. */
  readonly migrations: readonly string[]
  readonly tables: readonly string[]
  /** A table's rows, each as one line of JSON, in batches. */
  rows(table: string): AsyncIterable<readonly string[]>
}

/**
 * Writes the rows of a backup into the empty tables of this database, all or none. Throws StorageFault if a table has rows
 * or another version of Forecourt made the backup. `beforeRows` runs once these checks have passed.
 */
export function restoreTables(
  transactions: Transactions,
  dumped: DumpedTables,
  beforeRows: () => Promise<void>,
): Promise<void> {
  return transactions.run(async (within) => {
    const queries = transactions.queries(within)
    const tables = await backedUpTables(queries)
    refuseOtherVersion(await appliedMigrations(queries), dumped, tables)
    for (const table of tables) await refuseRows(queries, table)
    await beforeRows()
    for (const table of tables.filter(({ name }) => dumped.tables.includes(name))) {
      for await (const rows of dumped.rows(table.name)) await insertRows(queries, table, rows)
      await continueNumbers(queries, table)
    }
  })
}

function refuseOtherVersion(own: readonly string[], dumped: DumpedTables, tables: readonly BackedUpTable[]): void {
  const unknown = dumped.tables.find((name) => !tables.some((table) => table.name === name))
  const [older, newer] = [
    own.find((name) => !dumped.migrations.includes(name)),
    dumped.migrations.find((name) => !own.includes(name)),
  ]
  if (unknown === undefined && older === undefined && newer === undefined) return
  const reason = older === undefined ? `it has '${newer ?? unknown}', unknown here` : `it is without '${older}'`
  throw new StorageFault(
    'other-version',
    `Another version of Forecourt made this backup (${reason}): restore it with that version, then start this one, which brings the database up to date.`,
  )
}

async function refuseRows(queries: Queries, { name }: BackedUpTable): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(queries)
  if (rows.length > 0)
    throw new StorageFault(
      'not-empty',
      `The database already has rows in '${name}', and nothing was changed: restore into an empty database (another DATABASE_URL, or another DATA_DIR).`,
    )
}

async function insertRows(queries: Queries, table: BackedUpTable, rows: readonly string[]): Promise<void> {
  if (rows.length === 0) return
  const { columns, json } = table
  const name = sql.table(table.name)
  const values = columns.map((column) =>
    json.includes(column) ? sql`coalesce(${sql.ref(column)}, 'null'::jsonb)` : sql.ref(column),
  )
  await sql`insert into ${name} (${sql.join(columns.map((column) => sql.ref(column)))}) overriding system value
    select ${sql.join(values)} from jsonb_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::jsonb)`.execute(
    queries,
  )
}

/** Has numbered columns go on after the highest number restored. */
async function continueNumbers(queries: Queries, { name, numbered }: BackedUpTable): Promise<void> {
  for (const column of numbered)
    await sql`select setval(pg_get_serial_sequence(${name}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false)
      from ${sql.table(name)}`.execute(queries)
}
