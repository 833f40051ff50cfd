import pg from 'pg'
import { StorageFault } from './storage-fault.ts'

const CONNECT_WITHIN_MS = 5_000

/** A pool of connections to a Postgres that has been seen to answer. Throws StorageFault when it doesn't. */
export async function openPostgresPool(databaseUrl: string, max: number): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
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
  const reason = reasonOf(error)
  return new StorageFault(
    'unreachable',
    `The Postgres server ${withoutSecrets(databaseUrl)} doesn't answer (${reason}): check that it runs and that DATABASE_URL is right.`,
    { cause: error },
  )
}

/** An error of a host with several addresses has no message of its own, only a code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.message !== '') return error.message
  return 'code' in error ? String(error.code) : error.name
}
