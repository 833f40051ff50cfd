import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { ShownSite } from './page-facts.ts'

/** A page is reported within this time, even in a busy browser. */
const LATEST_MS = 2000

/** Reports each page to the data layer when the browser is idle, unless the visitor has left it (FIELD-2). */
export function useAnalytics(site: ShownSite): void {
  const { pathname, search } = useLocation()
  const address = pathname + search
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another page.
  useEffect(() => whenIdle(() => tellPage(site)), [address, site.slug])
}

/** Loads analytics and reports the page; if it cannot be loaded, nothing else happens. */
function tellPage(site: ShownSite): void {
  import('./analytics-pages.ts').then(
    ({ showPage }) => showPage(site),
    () => {},
  )
}

/** Runs when the browser is idle. Returns a cancel function. */
function whenIdle(run: () => void): () => void {
  // Not every browser reports when it is idle.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, LATEST_MS / 2)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: LATEST_MS })
  return () => cancelIdleCallback(handle)
}
