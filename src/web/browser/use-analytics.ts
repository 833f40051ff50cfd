import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { ShownSite } from './page-facts.ts'

/** However busy the browser is, a page is told of within this time. */
const LATEST_MS = 2000

/** Tells the data layer of each page that a visitor stays with, once the browser has nothing better to do (FIELD-2). */
export function useAnalytics(site: ShownSite): void {
  const { pathname, search } = useLocation()
  const address = pathname + search
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another page.
  useEffect(() => whenIdle(() => tellPage(site)), [address, site.slug])
}

/** Fetched then, too; where it cannot be, nothing is told and nothing else happens. */
function tellPage(site: ShownSite): void {
  import('./analytics-pages.ts').then(
    ({ showPage }) => showPage(site),
    () => {},
  )
}

/** Returns what takes it back. */
function whenIdle(run: () => void): () => void {
  // Not every browser tells when it is idle.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, LATEST_MS / 2)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: LATEST_MS })
  return () => cancelIdleCallback(handle)
}
