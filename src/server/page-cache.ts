import type { Encoding } from './encoding.ts'
import { pageBytes } from './page-bytes.ts'

/** A page as it goes out: its bytes in each encoding asked for so far. */
export interface KeptPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  bytes(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>
}

export interface RenderedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer>
  /** The same bytes made anew. */
  readonly again: () => Uint8Array<ArrayBuffer>
  /** Another for other bytes. */
  readonly sum: number
}

export interface PageKey {
  readonly slug: string
  /** The site's version: a page of an older one is never served again. */
  readonly version: number
  readonly address: string
}

export interface PageCache {
  /** Whether the page is here, or on its way. */
  holds(key: PageKey): boolean
  get(key: PageKey, render: () => Promise<RenderedPage>): Promise<{ readonly page: KeptPage; readonly hit: boolean }>
  readonly bytesHeld: number
}

interface Entry {
  readonly page: KeptPage
  readonly expires: number
  readonly size: number
}

/**
 * Rendered pages by site, version and address, within a number of bytes (the longest unused goes first). A page is
 * rendered once for all who wait for it, and anew after `KEEP_MS`, since 'open now' and a new tag pass with time. Only
 * a page with status 200 is kept.
 */
export function createPageCache(limitBytes: number, now: () => number): PageCache {
  const entries = new Map<string, Entry>()
  const rendering = new Map<string, Promise<KeptPage>>()
  let held = 0

  function drop(key: string, entry: Entry) {
    entries.delete(key)
    held -= entry.size
  }

  function keep(key: string, page: KeptPage, size: number) {
    const before = entries.get(key)
    if (before) drop(key, before)
    entries.set(key, { page, size, expires: now() + KEEP_MS })
    held += size
    for (const [oldest, entry] of entries) {
      if (held <= limitBytes) break
      drop(oldest, entry)
    }
  }

  function fresh(text: string): Entry | null {
    const entry = entries.get(text)
    return entry && entry.expires > now() ? entry : null
  }

  return {
    get bytesHeld() {
      return held
    },
    holds(key) {
      const text = textOf(key)
      return fresh(text) !== null || rendering.has(text)
    },
    async get(key, render) {
      const text = textOf(key)
      const entry = fresh(text)
      if (entry) {
        // Put last again: what was used latest goes last.
        entries.delete(text)
        entries.set(text, entry)
        return { page: entry.page, hit: true }
      }
      const underWay = rendering.get(text)
      if (underWay) return { page: await underWay, hit: true }
      const made = render().then((rendered) => {
        const page = keptPage(rendered, key.version)
        if (page.status === 200) keep(text, page, rendered.body.length * KEPT_OVERHEAD)
        return page
      })
      rendering.set(text, made)
      try {
        return { page: await made, hit: false }
      } finally {
        rendering.delete(text)
      }
    },
  }
}

function textOf({ slug, version, address }: PageKey): string {
  return `${slug} ${version} ${address}`
}

const KEEP_MS = 60_000
/** A page with its two compressed forms, beside its plain bytes. */
const KEPT_OVERHEAD = 1.4

function keptPage({ status, headers, body, again, sum }: RenderedPage, version: number): KeptPage {
  // Of one address at one version there are a few pages a day, so that two of one length with the same sum will not be met.
  const mark = `${body.length.toString(36)}-${sum.toString(36)}`
  return { status, headers, etag: `"${version}-${mark}"`, bytes: pageBytes(body, again) }
}
