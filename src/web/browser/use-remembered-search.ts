import { useEffect, useRef } from 'react'
import { rememberSearch } from '#ui/search/search-history.ts'

const SETTLED_MS = 2000

/** Adds the page's keywords to the recent searches if the visitor stays on the page or follows a result (SEARCH-13). */
export function useRememberedSearch(query: string): void {
  const latest = useRef(query)
  latest.current = query
  useEffect(() => {
    const timer = setTimeout(() => rememberSearch(query), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [query])
  useEffect(() => () => rememberSearch(latest.current), [])
}
