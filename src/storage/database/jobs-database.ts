import type { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'
import type { SqlResult } from '../transactions.ts'
import { type Connections, connectionsOf, postgresPool } from './postgres-pool.ts'

/** The database interface of pg-boss (`Db`). */
export interface JobsDatabase {
  executeSql(text: string, values?: unknown[]): Promise<SqlResult>
}

/**
 * The job queue on PGlite's single connection. A script that opens its own transaction runs under PGlite's transaction
 * lock, so that nothing runs between its failure and its rollback.
 */
export function jobsOnPGlite(pglite: PGlite, refuseInside: () => void): JobsDatabase {
  return {
    async executeSql(text, values) {
      refuseInside()
      if (values !== undefined && values.length > 0) return pglite.query(text, values)
      const results = OPENS_TRANSACTION.test(text)
        ? await pglite.transaction((transaction) => transaction.exec(text))
        : await pglite.exec(text)
      return { rows: results.flatMap(({ rows }) => rows ?? []) }
    },
  }
}

interface PostgresJobs extends JobsDatabase {
  connections(): Connections
  close(): Promise<void>
}

/** The job queue on Postgres, with its own connections so that it never waits for pages. */
export function jobsOnPostgres(databaseUrl: string): PostgresJobs {
  const pool = postgresPool({ connectionString: databaseUrl, max: 4, application_name: 'forecourt-jobs' })
  return {
    async executeSql(text, values) {
      // Several statements in one text return a list of results.
      const answer: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values)
      return { rows: [answer].flat().flatMap(({ rows }) => rows ?? []) }
    },
    connections: () => connectionsOf('jobs', pool),
    close: () => pool.end(),
  }
}

const OPENS_TRANSACTION = /^\s*begin\b/i
