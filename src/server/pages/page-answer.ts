import { chooseEncoding } from '../http/encoding.ts'
import type { CachedPage } from './page-cache.ts'

/** The parts of a request that decide in which form a page is sent. */
export interface AskedForm {
  readonly method: string
  readonly ifNoneMatch: string | undefined
  readonly acceptEncoding: string | undefined
}

/** A page in the form that a request asks for; null: without a body. */
export interface PageForm {
  readonly status: number
  /** These depend on the form; `pageHeaders` has all others. */
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Uint8Array<ArrayBuffer> | null
}

/** The headers of a page of the cache in each of its forms, their names in small letters. */
export function pageHeaders(page: CachedPage, hit: boolean): Readonly<Record<string, string>> {
  const headers = { ...page.headers, vary: 'Accept-Encoding', 'x-cache': hit ? 'hit' : 'miss' }
  if (page.status !== 200) return headers
  // Stored by browsers and a CDN, but asked about each time: a changed car shows at once (STOCK-3).
  return { ...headers, etag: page.etag, 'cache-control': 'public, no-cache' }
}

/** 304 where the browser has the page, else its bytes in the best encoding. */
export async function pageForm(page: CachedPage, asked: AskedForm): Promise<PageForm> {
  if (page.status === 200 && matches(asked.ifNoneMatch, page.etag)) return NOT_MODIFIED
  const encoding = chooseEncoding(asked.acceptEncoding)
  const bytes = await page.bytes(encoding)
  const length = { 'content-length': String(bytes.length) }
  const headers = encoding === 'identity' ? length : { ...length, 'content-encoding': encoding }
  const isEmpty = asked.method === 'HEAD' || page.status === 204 || page.status === 304
  return { status: page.status, headers, bytes: isEmpty ? null : bytes }
}

const NOT_MODIFIED: PageForm = { status: 304, headers: {}, bytes: null }

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === etag || each.trim() === '*')
}
