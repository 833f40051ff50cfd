const KEY = 'recent-searches'
const KEPT = 5

/** The visitor's last 5 searches by words, newest first; they stay in this browser (SEARCH-13). */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, KEPT) : []
  } catch {
    // Storage is blocked or holds something else: there is nothing to offer.
    return []
  }
}

/** Keeps a search; one that goes on from the last kept word ('hil', then 'hilux') takes its place. */
export function rememberSearch(query: string): void {
  const words = query.trim()
  if (words.length < 2) return
  const others = recentSearches().filter((each, n) => each !== words && !(n === 0 && words.startsWith(each)))
  try {
    localStorage.setItem(KEY, JSON.stringify([words, ...others].slice(0, KEPT)))
  } catch {
    // Storage is full or blocked: the search works all the same.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
