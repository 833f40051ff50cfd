import { type ComponentType, useEffect, useState } from 'react'

type ErrorPage = ComponentType<{ readonly error: unknown }>

let loaded: ErrorPage | null = null

/**
 * Loads the error page, which most visits never see: it is not part of a page's first scripts. The server loads it before
 * its first request, and a browser before it hydrates an error page. Rejects if the file does not arrive.
 */
export async function loadErrorPage(): Promise<ErrorPage> {
  loaded = (await import('./error-page.tsx')).ErrorPage
  return loaded
}

/** The error page, fetched when an error comes up in the browser. Without a network it says the least by itself. */
export function LateErrorPage({ error }: { readonly error: unknown }) {
  const [Page, setPage] = useState(() => loaded)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (Page) return
    loadErrorPage().then(
      (page) => setPage(() => page),
      () => setFailed(true),
    )
  }, [Page])
  if (Page) return <Page error={error} />
  return (
    <main id="content" aria-busy={!failed} className="container py-12 sm:py-20">
      {failed ? <h1>This page could not be loaded. Please reload it.</h1> : null}
    </main>
  )
}
