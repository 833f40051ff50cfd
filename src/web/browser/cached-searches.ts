const KEPT = 10
const HOLDS_MS = 60_000

/**
 * Caches up to 10 answers by address for a minute. Each has the site's version; an answer with another version drops
 * the earlier ones (SEARCH-11).
 */
export function createCachedSearches<Found extends { readonly version: number }>(now: () => number) {
  const kept = new Map<string, { readonly found: Found; readonly at: number }>()
  return {
    get(address: string): Found | null {
      const entry = kept.get(address)
      return entry && now() - entry.at < HOLDS_MS ? entry.found : null
    },
    put(address: string, found: Found): void {
      for (const [key, entry] of kept) if (entry.found.version !== found.version) kept.delete(key)
      kept.delete(address)
      kept.set(address, { found, at: now() })
      const [oldest] = kept.keys()
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    },
    /** The last answer of any age, to show while a search fails. */
    last(): Found | null {
      return [...kept.values()].at(-1)?.found ?? null
    },
  }
}
