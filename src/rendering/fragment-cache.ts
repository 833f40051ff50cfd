import { createCache } from '#caching/bounded-cache.ts'
import type { CacheReport } from '#caching/cache-reports.ts'
import { oncePer } from '#caching/once-per.ts'
import { oneByteHtml } from './one-byte.ts'

/**
 * Cache of server-rendered HTML, by the value that it shows and the fragment's name, such as a site's 'header'. Values
 * are compared by identity: a changed value must be a new object. Limited in bytes; the least recently used fragment is
 * dropped first.
 */
export interface FragmentCache {
  html(of: object, name: string, render: () => string): string
  readonly report: CacheReport
}

/** `mostBytes` replaces the limit in cache-limits.ts. */
export function createFragmentCache(mostBytes?: number): FragmentCache {
  const cache = createCache<string, string>('fragments', {
    // One byte a character: oneByteHtml.
    bytesOf: (html) => html.length,
    ...(mostBytes === undefined ? {} : { limit: { bytes: mostBytes } }),
  })
  // Keys are numbers, so that the cache does not keep the values themselves in memory.
  let last = 0
  const numberOf = oncePer((_value: object) => ++last)
  return {
    get report() {
      return cache.report
    },
    html: (of, name, render) => cache.getOrCompute(`${numberOf(of)} ${name}`, () => oneByteHtml(render())),
  }
}
