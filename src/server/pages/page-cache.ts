import { createCache } from '#caching/bounded-cache.ts'
import type { CacheReport } from '#caching/cache-reports.ts'
import type { Encoding } from '../http/encoding.ts'
import { pageBytes } from './page-bytes.ts'

/** A cached page with its bytes in each encoding requested so far. */
export interface CachedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  bytes(encoding: Encoding): Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>
}

export interface RenderedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer>
  /** Checksum of the bytes. */
  readonly sum: number
}

export interface PageKey {
  readonly slug: string
  /** The site's version: a page of an older one is never served again. */
  readonly version: number
  readonly address: string
}

export interface PageCache {
  /** Whether the page is cached or being rendered. */
  holds(key: PageKey): boolean
  /** The page, if it is cached. */
  hit(key: PageKey): CachedPage | null
  /** Null if the maximum number of renders is already running. */
  get(
    key: PageKey,
    render: () => Promise<RenderedPage>,
  ): Promise<{ readonly page: CachedPage; readonly hit: boolean } | null>
  /** Its bytes are all that the entries take up: bodies, keys, headers and a constant for each. */
  readonly report: CacheReport
}

/** Size of an entry’s own objects: its map slot, promises, closures. */
export const ENTRY_BYTES = 5_000
/** Characters. Our own links are shorter; longer addresses are rendered each time. */
export const LONGEST_ADDRESS = 1_024
/** Concurrent renders. Each holds a request, a response and its loaded data. */
export const MOST_RENDERING = 1_000
const LASTS_MS = 60_000

/**
 * Rendered pages by site, version and address, within a number of bytes and of entries (the longest unused goes first). A
 * page is rendered once for all who wait for it, and again after `LASTS_MS`, since 'open now' and a new tag pass with time.
 * Only a page with status 200 is cached.
 */
export function createPageCache(limitBytes: number, now: () => number): PageCache {
  const pages = createCache<string, MeasuredPage>('pages', {
    bytesOf: (page, key) => page.size(key),
    lasts: { ms: LASTS_MS, now },
    limit: { bytes: limitBytes },
  })
  const rendering = new Map<string, Promise<CachedPage>>()
  let underWay = 0

  function hit(key: string): CachedPage | null {
    const page = pages.get(key)
    // Another encoding may have been asked for since.
    if (page !== undefined) pages.measure(key)
    return page ?? null
  }

  async function counted(render: () => Promise<RenderedPage>, version: number): Promise<MeasuredPage> {
    underWay += 1
    try {
      return measuredPage(await render(), version)
    } finally {
      underWay -= 1
    }
  }

  return {
    get report() {
      return pages.report
    },
    holds(key) {
      const text = cacheKey(key)
      return pages.has(text) || rendering.has(text)
    },
    hit: (key) => hit(cacheKey(key)),
    async get(key, render) {
      const text = cacheKey(key)
      const cached = hit(text)
      if (cached) return { page: cached, hit: true }
      const waiting = rendering.get(text)
      if (waiting) return { page: await waiting, hit: true }
      if (underWay >= MOST_RENDERING) return null
      const freshPage = counted(render, key.version)
      if (key.address.length > LONGEST_ADDRESS) return { page: await freshPage, hit: false }
      rendering.set(text, freshPage)
      try {
        const page = await freshPage
        if (page.status === 200) pages.set(text, page)
        return { page, hit: false }
      } finally {
        rendering.delete(text)
      }
    },
  }
}

function cacheKey({ slug, version, address }: PageKey): string {
  return `${slug} ${version} ${address}`
}

interface MeasuredPage extends CachedPage {
  /** Size in bytes of an entry under this key. */
  size(key: string): number
}

function measuredPage({ status, headers, body, sum }: RenderedPage, version: number): MeasuredPage {
  // An address has only a few different pages per version, so two with the same length and checksum will not occur.
  const mark = `${body.length.toString(36)}-${sum.toString(36)}`
  const bytes = pageBytes(body)
  const said = Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length, 0)
  const least = body.length * WITH_ONE_ENCODING
  return {
    status,
    headers,
    etag: `"${version}-${mark}"`,
    bytes: bytes.of,
    size: (key) => Math.max(least, bytes.held()) + key.length + said + ENTRY_BYTES,
  }
}

/** Size of a page plus its first compressed form, relative to the page. */
const WITH_ONE_ENCODING = 1.4
