import { waitBeforeRefresh } from './refresh-pace.ts'

/**
 * INBOX-5: the list and the conversation follow what others do. Rows change in place; new leads and new words of a
 * conversation only announce themselves, so that nothing moves that a person is reading.
 */
export function liveUpdates(): void {
  let events: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueAt = Infinity
  let usedAt = Date.now()
  let failures = 0
  let readAt = -Infinity
  let tookMs = 0
  const isWatched = () => !document.hidden && Date.now() - usedAt < UNUSED_MS

  const soon = (afterMs: number) => {
    // Changes that keep coming must not put the next read off for ever.
    if (Date.now() + afterMs >= dueAt) return
    dueAt = Date.now() + afterMs
    clearTimeout(timer)
    timer = setTimeout(async () => {
      dueAt = Infinity
      if (!isWatched()) return
      readAt = Date.now()
      await refresh()
      tookMs = Date.now() - readAt
      // Polls where the stream does not come through, a proxy that holds answers back for example.
      if (failures >= TRIES) soon(POLL_MS)
    }, afterMs)
  }
  const connect = () => {
    if (events !== null || !isWatched()) return
    const stream = new EventSource('/events?stream')
    events = stream
    const fail = () => {
      clearTimeout(opening)
      stream.close()
      if (events !== stream) return
      events = null
      failures += 1
      setTimeout(connect, failures < TRIES ? AGAIN_MS : LATER_MS)
      soon(AGAIN_MS)
    }
    // Neither an error nor an answer comes through a proxy that waits for the end of the stream.
    const opening = setTimeout(fail, OPENING_MS)
    stream.addEventListener('ready', () => {
      clearTimeout(opening)
      failures = 0
    })
    stream.addEventListener('message', () => soon(waitBeforeRefresh(Math.random(), Date.now() - readAt, tookMs)))
    stream.addEventListener('error', fail)
  }
  const disconnect = () => {
    events?.close()
    events = null
  }
  for (const use of ['pointerdown', 'keydown'])
    document.addEventListener(use, () => {
      const wasUnused = !isWatched()
      usedAt = Date.now()
      if (!wasUnused) return
      connect()
      soon(0)
    })
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return disconnect()
    usedAt = Date.now()
    connect()
    soon(0)
  })
  window.addEventListener('pagehide', disconnect)
  connect()
}

const AGAIN_MS = 3_000
const OPENING_MS = 10_000
/** How soon a page that polls tries the stream again: a server that restarts is back long before. */
const LATER_MS = 120_000
const POLL_MS = 20_000
const TRIES = 3
/** A screen that nobody uses must not keep a session alive (STAFF-6). */
const UNUSED_MS = 3_600_000

async function refresh(): Promise<void> {
  const shown = new URL(location.href)
  // What was just done is said once.
  for (const name of ['did', 'was', 'to', 'given', 'kept', 'erased']) shown.searchParams.delete(name)
  const answer = await fetch(shown, { redirect: 'error' }).catch(() => null)
  if (!answer?.ok) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  withoutMoving(() => {
    for (const row of document.querySelectorAll<HTMLElement>('[data-lead]')) {
      const now = fresh.querySelector(`[data-lead="${CSS.escape(row.dataset['lead'] ?? '')}"]`)
      if (now) for (const part of PARTS) replace(row.querySelector(part), now.querySelector(part))
    }
    replace(document.querySelector('.tabs'), fresh.querySelector('.tabs'))
    replace(document.querySelector('.bell'), fresh.querySelector('.bell'))
    replace(document.querySelector('.today-figures'), fresh.querySelector('.today-figures'))
  })
  announce(newIn(fresh, '[data-lead]', 'lead'), newIn(fresh, '[data-item]', 'item'), shown)
}

/** The parts of a row that change; its checkbox and link stay, with what is ticked and focused. */
const PARTS = ['.lead-wish', '.lead-said', '.lead-marks', '.lead-owner', '.lead-at']

function replace(before: Element | null, now: Element | null): void {
  if (before && now && before.innerHTML !== now.innerHTML && !before.contains(document.activeElement))
    before.innerHTML = now.innerHTML
}

function newIn(fresh: Document, selector: string, name: 'lead' | 'item'): number {
  const ids = (page: Document) =>
    [...page.querySelectorAll<HTMLElement>(selector)].flatMap((each) => each.dataset[name] ?? [])
  const known = new Set(ids(document))
  return ids(fresh).filter((id) => !known.has(id)).length
}

function announce(leads: number, items: number, at: URL): void {
  const bar = document.querySelector<HTMLElement>('[data-live]')
  if (bar === null || (leads === 0 && items === 0)) return
  const text = items > 0 ? 'Something new in this conversation' : leads === 1 ? '1 new lead' : `${leads} new leads`
  const link = document.createElement('a')
  link.className = 'button'
  link.href = `${at.pathname}${at.search}`
  link.textContent = `${text}. Show`
  if (bar.textContent !== link.textContent) bar.replaceChildren(link)
}

/** Changes the page, and scrolls by as much as the first visible row moved. */
function withoutMoving(change: () => void): void {
  const row = [...document.querySelectorAll('[data-lead], [data-item]')].find(
    (each) => each.getBoundingClientRect().bottom > 0,
  )
  const before = row?.getBoundingClientRect().top ?? 0
  change()
  const moved = (row?.getBoundingClientRect().top ?? before) - before
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
}
