import type { EventsOf } from '../page-modules.ts'
import { waitBeforeRefresh } from './refresh-pace.ts'

/**
 * INBOX-5: listens to what happens to a site's leads or stock, until `signal` aborts, and loads the page again a moment
 * after.
 */
export function followEvents(stream: EventsOf, refresh: () => Promise<void>, signal: AbortSignal): void {
  let events: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueAt = Infinity
  let usedAt = Date.now()
  let failures = 0
  let readAt = -Infinity
  let tookMs = 0
  const hasEnded = () => signal.aborted
  const isWatched = () => !document.hidden && Date.now() - usedAt < UNUSED_MS

  const soon = (afterMs: number) => {
    // Changes that keep coming must not put the next read off for ever.
    if (Date.now() + afterMs >= dueAt) return
    dueAt = Date.now() + afterMs
    clearTimeout(timer)
    timer = setTimeout(async () => {
      dueAt = Infinity
      if (!isWatched() || hasEnded()) return
      readAt = Date.now()
      await refresh()
      tookMs = Date.now() - readAt
      // Polls where the stream does not come through, a proxy that holds answers back for example.
      if (failures >= TRIES) soon(POLL_MS)
    }, afterMs)
  }
  const connect = () => {
    if (events !== null || !isWatched() || hasEnded()) return
    const source = new EventSource(ADDRESSES[stream])
    events = source
    const fail = () => {
      clearTimeout(opening)
      source.close()
      if (events !== source) return
      events = null
      failures += 1
      setTimeout(connect, failures < TRIES ? AGAIN_MS : LATER_MS)
      soon(AGAIN_MS)
    }
    // Neither an error nor an answer comes through a proxy that waits for the end of the stream.
    const opening = setTimeout(fail, OPENING_MS)
    source.addEventListener('ready', () => {
      clearTimeout(opening)
      failures = 0
    })
    source.addEventListener('message', () => soon(waitBeforeRefresh(Math.random(), Date.now() - readAt, tookMs)))
    source.addEventListener('error', fail)
  }
  const disconnect = () => {
    events?.close()
    events = null
  }
  const use = () => {
    const wasUnused = !isWatched()
    usedAt = Date.now()
    if (!wasUnused) return
    connect()
    soon(0)
  }
  const show = () => {
    if (document.hidden) return disconnect()
    usedAt = Date.now()
    connect()
    soon(0)
  }
  for (const name of ['pointerdown', 'keydown']) document.addEventListener(name, use, { signal })
  document.addEventListener('visibilitychange', show, { signal })
  window.addEventListener('pagehide', disconnect, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    disconnect()
  })
  connect()
}

const ADDRESSES = { leads: '/events?stream', stock: '/stock-events?stream' } as const

const AGAIN_MS = 3_000
const OPENING_MS = 10_000
/** How soon a page that polls tries the stream again: a server that restarts is back long before. */
const LATER_MS = 120_000
const POLL_MS = 20_000
const TRIES = 3
/** A screen that nobody uses must not keep a session alive (STAFF-6). */
const UNUSED_MS = 3_600_000
