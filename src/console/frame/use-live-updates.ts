import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { EventsOf } from '../page-modules.ts'

/** INBOX-5: a page that is live loads again when something happens on the site; `null`: it is not. */
export function useLiveUpdates(stream: EventsOf | null): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (stream === null) return
    const ending = new AbortController()
    // Of no use before the page is there, so it is not among the scripts that every page waits for.
    void import('../browser/follow-events.ts').then(({ followEvents }) => {
      if (!ending.signal.aborted) followEvents(stream, revalidate, ending.signal)
    })
    return () => ending.abort()
  }, [stream, revalidate])
}
