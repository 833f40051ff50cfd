import type { PGlite } from '@electric-sql/pglite'

/** Names of tables in statements that may write them. A word too many only makes a check run that need not. */
const WRITES = /\b(insert into|update|delete from)\s+(?:only\s+)?"?(\w+)"?/gi

/** Adds the tables that a statement may write, with those that lose rows by a foreign key. */
export function noteWritten(sql: string, cascades: Cascades, written: Set<string>): void {
  for (const [, verb, table] of sql.matchAll(WRITES)) {
    if (verb === undefined || table === undefined) continue
    written.add(table)
    if (verb.toLowerCase() === 'delete from') for (const dependent of cascades.get(table) ?? []) written.add(dependent)
  }
}

/** By table: those that lose rows with it, directly or through another. */
export type Cascades = ReadonlyMap<string, ReadonlySet<string>>

const KNOWN = new WeakMap<PGlite, Cascades>()

export async function cascadesOf(database: PGlite): Promise<Cascades> {
  const known = KNOWN.get(database)
  if (known) return known
  const { rows } = await database.query<{ of: string; dependent: string }>(
    `select confrelid::regclass::text as of, conrelid::regclass::text as dependent from pg_constraint
     where contype = 'f' and confdeltype <> 'a'`,
  )
  const below = (table: string, found = new Set<string>()): Set<string> => {
    for (const { of, dependent } of rows) {
      if (of !== table || found.has(dependent)) continue
      found.add(dependent)
      below(dependent, found)
    }
    return found
  }
  const cascades = new Map(rows.map(({ of }) => [of, below(of)]))
  KNOWN.set(database, cascades)
  return cascades
}
