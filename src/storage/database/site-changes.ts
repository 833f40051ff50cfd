import { EventEmitter } from 'node:events'
import type { PGlite } from '@electric-sql/pglite'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { INBOX_CHANNEL } from '../inbox/inbox-changes.ts'
import { DUE_CHANNEL, type DueNotice, readDueNotice } from '../outbox/due-notices.ts'
import type { Tables } from '../schema.ts'
import { CHANNEL } from '../site-versions.ts'
import { CONNECTION } from './postgres-pool.ts'

/** Notifications of new site versions, changed conversations and rows to send, sent by the database at commit and never for a rollback. */
export interface SiteChanges {
  subscribe(listener: (slug: string, version: number) => void): () => void
  /** INBOX-5: calls the listener after each change of a conversation; with nulls when notices may have been missed. */
  onInboxChanged(listener: (slug: string | null, conversationId: string | null) => void): () => void
  /** Calls the listener for each row that became due to be sent. */
  onDue(listener: (notice: DueNotice) => void): () => void
  close(): Promise<void>
}

/** On PGlite, notifications stay in this process. */
export async function watchPGlite(pglite: PGlite): Promise<SiteChanges> {
  const emitter = quietEmitter()
  const unlisten = await pglite.listen(CHANNEL, (payload) => emit(emitter, payload))
  const unlistenInbox = await pglite.listen(INBOX_CHANNEL, (payload) => emitInbox(emitter, payload))
  const unlistenDue = await pglite.listen(DUE_CHANNEL, (payload) => emitDue(emitter, payload))
  return {
    subscribe: (listener) => subscribe(emitter, 'change', listener),
    onInboxChanged: (listener) => subscribe(emitter, 'inbox', listener),
    onDue: (listener) => subscribe(emitter, 'due', listener),
    async close() {
      await unlisten()
      await unlistenInbox()
      await unlistenDue()
    },
  }
}

/**
 * Postgres notifies every process over a separate connection. After a reconnect, all current versions are reported, and
 * that conversations may have changed, to make up for missed notifications.
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
    next.on('notification', ({ channel, payload = '' }) => EMITTED[channel]?.(emitter, payload))
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    client = next
    await next.connect()
    for (const channel of Object.keys(EMITTED)) await next.query(`listen ${channel}`)
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
      emitter.emit('inbox', null, null)
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
    subscribe: (listener) => subscribe(emitter, 'change', listener),
    onInboxChanged: (listener) => subscribe(emitter, 'inbox', listener),
    onDue: (listener) => subscribe(emitter, 'due', listener),
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

function emitInbox(emitter: EventEmitter, payload: string): void {
  const [slug = '', conversationId = ''] = payload.split(' ')
  emitter.emit('inbox', slug, conversationId)
}

function emitDue(emitter: EventEmitter, payload: string): void {
  const notice = readDueNotice(payload)
  if (notice) emitter.emit('due', notice)
}

/** What each channel of NOTIFY calls. */
const EMITTED: Readonly<Record<string, (emitter: EventEmitter, payload: string) => void>> = {
  [CHANNEL]: emit,
  [INBOX_CHANNEL]: emitInbox,
  [DUE_CHANNEL]: emitDue,
}

function subscribe<Facts extends readonly unknown[]>(
  emitter: EventEmitter,
  name: 'change' | 'inbox' | 'due',
  listener: (...facts: Facts) => void,
): () => void {
  emitter.on(name, listener as (...facts: readonly unknown[]) => void)
  return () => void emitter.off(name, listener as (...facts: readonly unknown[]) => void)
}
