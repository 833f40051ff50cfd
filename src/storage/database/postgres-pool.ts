import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { NoConnection } from '#domain/no-connection.ts'
import { StorageFault } from './storage-fault.ts'
import { messageOf } from './write-health.ts'

/** Settings of Postgres connections; a silently broken one is detected within half a minute. */
export const CONNECTION = {
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const

/** A pool that survives broken connections: only the running query rejects. */
export function postgresPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...CONNECTION, ...options })
  // The pool reports a connection that breaks while idle. One that breaks while checked out, such as between two queries
  // of a transaction, reports it itself. An error event without a listener ends the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** The pool for queries. Throws `NoConnection` where it cannot give a connection in time. */
export function queryPool(pool: pg.Pool): PostgresPool {
  return {
    connect: () =>
      pool.connect().catch((error: unknown) => {
        throw new NoConnection(messageOf(error), { cause: error })
      }),
    end: () => pool.end(),
    options: pool.options,
  }
}

/** How busy a pool of connections is. */
export interface Connections {
  readonly pool: 'pages'
  readonly inUse: number
  /** Queries that wait for a connection. */
  readonly waiting: number
  readonly limit: number
}

export function connectionsOf(
  pool: Connections['pool'],
  { totalCount, idleCount, waitingCount, options }: pg.Pool,
): Connections {
  return { pool, inUse: totalCount - idleCount, waiting: waitingCount, limit: options.max }
}

/** Opens a pool after checking that Postgres answers. Throws StorageFault if it does not. */
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
    // Not a URL; it may contain a password, so do not repeat it.
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
