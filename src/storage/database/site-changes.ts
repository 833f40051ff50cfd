import { EventEmitter } from 'node:events'
import type { PGlite } from '@electric-sql/pglite'
import type { Kysely } from 'kysely'
import pg from 'pg'
import type { Tables } from '../schema.ts'
import { CHANNEL } from '../site-versions.ts'
import { CONNECTION } from './postgres-pool.ts'

/** Notifications of new site versions, sent by the database at commit and never for a rollback. */
export interface SiteChanges {
  subscribe(listener: (slug: string, version: number) => void): () => void
  close(): Promise<void>
}

/** On PGlite, notifications stay in this process. */
export async function watchPGlite(pglite: PGlite): Promise<SiteChanges> {
  const emitter = quietEmitter()
  const unlisten = await pglite.listen(CHANNEL, (payload) => emit(emitter, payload))
  return { subscribe: (listener) => subscribe(emitter, listener), close: () => unlisten() }
}

/**
 * Postgres notifies every process over a separate connection. After a reconnect, all current versions are reported to
 * make up for missed notifications.
 */
export async function watchPostgres(databaseUrl: string, db: Kysely<Tables>): Promise<SiteChanges> {
  const emitter = quietEmitter()
  let closed = false
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | null = null

  const connect = async () => {
    const next = new pg.Client({
      ...CONNECTION,
      query_timeout: ANSWER_WITHIN_MS,
      connectionString: databaseUrl,
      application_name: 'forecourt-changes',
    })
    next.on('notification', ({ payload }) => emit(emitter, payload ?? ''))
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    client = next
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    if (closed) await next.end()
  }
  const lost = (broken: pg.Client) => {
    if (closed || client !== broken) return
    client = null
    broken.end().catch(() => {
      // Already broken.
    })
    retry = setTimeout(reconnect, RECONNECT_AFTER_MS)
  }
  const reconnect = async () => {
    try {
      await connect()
      for (const { site_slug, version } of await db.selectFrom('site_versions').selectAll().execute()) {
        emitter.emit('change', site_slug, version)
      }
    } catch {
      // Still unavailable: `lost` retries.
      if (client !== null) lost(client)
    }
  }

  await connect().catch(async (error: unknown) => {
    closed = true
    await client?.end().catch(() => {
      // The connection was never open.
    })
    throw error
  })
  return {
    subscribe: (listener) => subscribe(emitter, listener),
    async close() {
      closed = true
      if (retry !== null) clearTimeout(retry)
      await client?.end()
    },
  }
}

const RECONNECT_AFTER_MS = 500
const ANSWER_WITHIN_MS = 10_000

function quietEmitter(): EventEmitter {
  // Many listeners are normal: one per component and test.
  return new EventEmitter().setMaxListeners(0)
}

function emit(emitter: EventEmitter, payload: string): void {
  const [version = '', slug = ''] = payload.split(' ')
  emitter.emit('change', slug, Number(version))
}

function subscribe(emitter: EventEmitter, listener: (slug: string, version: number) => void): () => void {
  emitter.on('change', listener)
  return () => void emitter.off('change', listener)
}
