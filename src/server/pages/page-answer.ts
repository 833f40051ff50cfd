import { oncePer } from '#caching/once-per.ts'
import { chooseEncoding, type Encoding } from '../http/encoding.ts'
import type { CachedPage } from './page-cache.ts'

/** The parts of a request that decide the form in which a page is sent. */
export interface AskedForm {
  readonly method: string
  readonly ifNoneMatch: string | undefined
  readonly acceptEncoding: string | undefined
}

/** A page in the requested form; a null body means none. */
export interface PageForm {
  readonly status: number
  /** Headers that depend on the form; `pageHeaders` has the others. */
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Uint8Array<ArrayBuffer> | null
}

/** Headers of a cached page, the same for every encoding. Names are in lower case. */
export function pageHeaders(page: CachedPage, hit: boolean): Readonly<Record<string, string>> {
  const headers = { ...page.headers, vary: 'Accept-Encoding', 'x-cache': hit ? 'hit' : 'miss' }
  if (page.status !== 200) return headers
  // Stored by browsers and a CDN but revalidated each time, so that a changed car shows at once (STOCK-3).
  return { ...headers, etag: page.etag, 'cache-control': 'public, no-cache' }
}

/**
 * 304 where the browser has the page, else its bytes in the best encoding; at once where they are there. The same answer is
 * the same object.
 */
export function pageForm(page: CachedPage, asked: AskedForm): PageForm | Promise<PageForm> {
  if (page.status === 200 && matches(asked.ifNoneMatch, page.etag)) return notModified(page)
  const encoding = chooseEncoding(asked.acceptEncoding)
  const isEmpty = asked.method === 'HEAD' || page.status === 204 || page.status === 304
  const bytes = page.bytes(encoding)
  return bytes instanceof Promise
    ? bytes.then((ready) => formOf(ready, page.status, encoding, isEmpty))
    : formOf(bytes, page.status, encoding, isEmpty)
}

const notModified = oncePer((_page: CachedPage): PageForm => ({ status: 304, headers: {}, bytes: null }))

const formOf = oncePer(
  (bytes: Uint8Array<ArrayBuffer>, status: number, encoding: Encoding, isEmpty: boolean): PageForm => {
    const length = { 'content-length': String(bytes.length) }
    const headers = encoding === 'identity' ? length : { ...length, 'content-encoding': encoding }
    return { status, headers, bytes: isEmpty ? null : bytes }
  },
)

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === etag || each.trim() === '*')
}
