import { forgetText, storedJson, storeText } from '../browser-storage/stored-items.ts'

const MAX_STORED = 5

/** The last five keyword searches in this browser, newest first (SEARCH-13). */
export function recentSearches(): readonly string[] {
  const stored = storedJson('recent-searches')
  return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string').slice(0, MAX_STORED) : []
}

/** Stores a search. One that continues the last stored search ('hil', then 'hilux') replaces it. */
export function rememberSearch(query: string): void {
  const words = query.trim()
  if (words.length < 2) return
  const others = recentSearches().filter((each, n) => each !== words && !(n === 0 && words.startsWith(each)))
  storeText('recent-searches', JSON.stringify([words, ...others].slice(0, MAX_STORED)))
}

export function forgetSearches(): void {
  forgetText('recent-searches')
}
