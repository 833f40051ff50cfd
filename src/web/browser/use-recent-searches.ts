import { useEffect, useState } from 'react'
import { recentSearches, rememberSearch } from './search-history.ts'

const SETTLED_MS = 2000

/** The last searches, once the page lives; the query of this page joins them when the visitor stays with it. */
export function useRecentSearches(query: string): readonly string[] {
  const [recent, setRecent] = useState<readonly string[]>([])
  useEffect(() => {
    setRecent(recentSearches())
    const timer = setTimeout(() => setRecent(rememberSearch(query)), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [query])
  return recent
}
