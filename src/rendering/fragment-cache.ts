/**
 * HTML that the server has rendered, by the value that it shows and its name: 'card' of a car, 'header' of a site. The same
 * value is the same object; a value that changes is another one. Bounded by bytes: the longest unused value goes first.
 */
export interface FragmentCache {
  html(of: object, name: string, render: () => string): string
  readonly stats: FragmentStats
}

export interface FragmentStats {
  readonly values: number
  readonly bytes: number
  readonly hits: number
  readonly misses: number
}

interface Entry {
  readonly fragments: Map<string, string>
  bytes: number
}

/** A JavaScript text takes two bytes a letter as soon as one letter is not Latin. */
const BYTES_A_LETTER = 2

export function createFragmentCache(mostBytes: number): FragmentCache {
  // In least recently used order.
  const entries = new Map<object, Entry>()
  const stats = { values: 0, bytes: 0, hits: 0, misses: 0 }

  function drop(value: object, entry: Entry) {
    entries.delete(value)
    stats.bytes -= entry.bytes
  }

  return {
    get stats() {
      return { ...stats, values: entries.size }
    },
    html(of, name, render) {
      const entry = entries.get(of) ?? { fragments: new Map<string, string>(), bytes: 0 }
      const known = entry.fragments.get(name)
      entries.delete(of)
      entries.set(of, entry)
      if (known !== undefined) {
        stats.hits += 1
        return known
      }
      stats.misses += 1
      const html = render()
      const size = html.length * BYTES_A_LETTER
      entry.fragments.set(name, html)
      entry.bytes += size
      stats.bytes += size
      for (const [oldest, other] of entries) {
        if (stats.bytes <= mostBytes || oldest === of) break
        drop(oldest, other)
      }
      return html
    },
  }
}
