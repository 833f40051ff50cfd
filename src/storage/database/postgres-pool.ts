import pg from 'pg'
import { StorageFault } from './storage-fault.ts'
import { messageOf } from './write-health.ts'

/** How each connection to Postgres is made: one that breaks without a word is noticed within half a minute. */
export const CONNECTION = {
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const

/** A pool whose connections may break at any time without ending the process: the query under way rejects, nothing else. */
export function postgresPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...CONNECTION, ...options })
  // The pool reports a connection that breaks while idle. One that breaks while checked out, such as between two queries
  // of a transaction, reports it itself. An error event without a listener ends the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** A pool of connections to a Postgres that has been seen to answer. Throws StorageFault when it doesn't. */
export async function openPostgresPool(databaseUrl: string, max: number): Promise<pg.Pool> {
  const pool = postgresPool({ connectionString: databaseUrl, max, application_name: 'forecourt' })
  try {
    await pool.query('select 1')
    return pool
  } catch (error) {
    await pool.end()
    throw unreachable(databaseUrl, error)
  }
}

/** 'postgres://host:5432/name' without user and password, for messages and logs. */
export function withoutSecrets(databaseUrl: string): string {
  try {
    const url = new URL(databaseUrl)
    return `${url.protocol}//${url.host}${url.pathname}`
  } catch {
    // Not an address at all; it may still hold a password, so nothing of it is repeated.
    return 'of DATABASE_URL'
  }
}

function unreachable(databaseUrl: string, error: unknown): StorageFault {
  const reason = messageOf(error)
  return new StorageFault(
    'unreachable',
    `The Postgres server ${withoutSecrets(databaseUrl)} doesn't answer (${reason}): check that it runs and that DATABASE_URL is right.`,
    { cause: error },
  )
}
