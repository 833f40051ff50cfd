import { useEffect, useRef } from 'react'
import { rememberSearch } from '#ui/search/search-history.ts'

const SETTLED_MS = 2000

/** The page's words join the last searches when the visitor stays with them, or leaves by what they found (SEARCH-13). */
export function useRememberedSearch(query: string): void {
  const latest = useRef(query)
  latest.current = query
  useEffect(() => {
    const timer = setTimeout(() => rememberSearch(query), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [query])
  useEffect(() => () => rememberSearch(latest.current), [])
}
