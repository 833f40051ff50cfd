import { forgetText, storedJson, storeText } from '../browser-storage/stored-items.ts'

const KEPT = 5

/** The visitor's last 5 searches by words, newest first; they stay in this browser (SEARCH-13). */
export function recentSearches(): readonly string[] {
  const kept = storedJson('recent-searches')
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, KEPT) : []
}

/** Keeps a search; one that goes on from the last kept word ('hil', then 'hilux') takes its place. */
export function rememberSearch(query: string): void {
  const words = query.trim()
  if (words.length < 2) return
  const others = recentSearches().filter((each, n) => each !== words && !(n === 0 && words.startsWith(each)))
  storeText('recent-searches', JSON.stringify([words, ...others].slice(0, KEPT)))
}

export function forgetSearches(): void {
  forgetText('recent-searches')
}
