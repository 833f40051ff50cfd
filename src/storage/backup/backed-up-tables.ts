import { sql } from 'kysely'
import type { Queries } from '../transactions.ts'

/** A table of a backup, with the columns that a restore writes. */
export interface BackedUpTable {
  readonly name: string
  readonly columns: readonly string[]
  /** Columns whose values the database counts up. */
  readonly numbered: readonly string[]
  /** Columns of jsonb that take no SQL null: a null of theirs in a backup is the JSON value null. */
  readonly json: readonly string[]
}

/** Probes are written to find out whether the database can store anything; they are nobody's data. */
const NOT_BACKED_UP = ['write_probes', 'kysely_migration', 'kysely_migration_lock']

/** Our tables, those that others refer to before those that refer to them. The job queue recreates its own. */
export async function backedUpTables(queries: Queries): Promise<readonly BackedUpTable[]> {
  const { rows } = await sql<{
    name: string
    columns: string[]
    numbered: string[]
    json: string[]
    refers_to: string[]
  }>`
    select t.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
        and pg_get_serial_sequence(t.relname, a.attname) is not null) as numbered,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
        and a.atttypid = 'jsonb'::regtype and a.attnotnull) as json,
      array(select distinct f.relname::text from pg_constraint c join pg_class f on f.oid = c.confrelid
        where c.conrelid = t.oid and c.contype = 'f' and f.oid <> t.oid) as refers_to
    from pg_class t join pg_namespace n on n.oid = t.relnamespace
    where n.nspname = 'public' and t.relkind = 'r' order by t.relname`.execute(queries)
  const waiting = new Map(rows.filter(({ name }) => !NOT_BACKED_UP.includes(name)).map((row) => [row.name, row]))
  const ordered: BackedUpTable[] = []
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(({ refers_to }) => !refers_to.some((other) => waiting.has(other)))
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}.`)
    for (const { name, columns, numbered, json } of free) {
      waiting.delete(name)
      ordered.push({ name, columns, numbered, json })
    }
  }
  return ordered
}

/** Names of the migrations that made the tables, in order. */
export async function appliedMigrations(queries: Queries): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(queries)
  return rows.map(({ name }) => name)
}
