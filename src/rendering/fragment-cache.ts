import { createCache } from '#caching/bounded-cache.ts'
import type { CacheReport } from '#caching/cache-reports.ts'
import { oncePer } from '#caching/once-per.ts'

/**
 * HTML that the server has rendered, by the value that it shows and its name: 'card' of a car, 'header' of a site. The same
 * value is the same object; a value that changes is another one. Bounded by bytes: the longest unused fragment goes first.
 */
export interface FragmentCache {
  html(of: object, name: string, render: () => string): string
  readonly report: CacheReport
}

/** A JavaScript text takes two bytes a letter as soon as one letter is not Latin. */
const BYTES_A_LETTER = 2

/** `mostBytes`: in place of the limit in cache-limits.ts. */
export function createFragmentCache(mostBytes?: number): FragmentCache {
  const cache = createCache<string, string>('fragments', {
    bytesOf: (html) => html.length * BYTES_A_LETTER,
    ...(mostBytes === undefined ? {} : { limit: { bytes: mostBytes } }),
  })
  // Numbers, so that the cache does not hold the values themselves: a sold car is released.
  let last = 0
  const numberOf = oncePer((_value: object) => ++last)
  return {
    get report() {
      return cache.report
    },
    html: (of, name, render) => cache.getOrCompute(`${numberOf(of)} ${name}`, render),
  }
}
