import { type ComponentType, useEffect, useState } from 'react'
import { useWords } from '#ui/use-words.ts'
import * as words from '#words/frame.ts'

type ErrorPage = ComponentType<{ readonly error: unknown }>

let loaded: ErrorPage | null = null

/**
 * Loads the error page. It is a separate chunk, since most visits never see it. The server loads it at the start, a
 * browser before it hydrates an error page. Rejects if the file cannot be loaded.
 */
export async function loadErrorPage(): Promise<ErrorPage> {
  loaded = (await import('./error-page.tsx')).ErrorPage
  return loaded
}

/** The error page, loaded when an error occurs in the browser. Offline it shows a minimal message instead. */
export function LateErrorPage({ error }: { readonly error: unknown }) {
  const t = useWords()
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
    <main id="content" aria-busy={!failed} className="container py-12 sm:py-16">
      {failed ? <h1>{t(words.pageCouldntLoadPlease)}</h1> : null}
    </main>
  )
}
