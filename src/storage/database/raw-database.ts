import type { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'

/** The database as SQL text, beside the queries of this folder. For tests and benches, which look up what is stored. */
export interface RawDatabase {
  /** Runs statements; several in one text, if there are no values. */
  // biome-ignore lint/suspicious/noExplicitAny: the rows of any statement.
  executeSql(text: string, values?: unknown[]): Promise<{ readonly rows: any[] }>
}

export function rawPGlite(pglite: PGlite, refuseInside: () => void): RawDatabase {
  return {
    async executeSql(text, values) {
      refuseInside()
      if (values !== undefined && values.length > 0) return pglite.query(text, values)
      return { rows: (await pglite.exec(text)).flatMap(({ rows }) => rows ?? []) }
    },
  }
}

export function rawPostgres(pool: pg.Pool): RawDatabase {
  return {
    async executeSql(text, values) {
      // Several statements in one text return a list of results.
      const answer: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values)
      return { rows: [answer].flat().flatMap(({ rows }) => rows ?? []) }
    },
  }
}
