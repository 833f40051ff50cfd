import { useContext, useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { tell } from '../browser/ask-server.ts'
import { PageFormsContext } from './form/page-forms.ts'
import { ShellContext } from './shell-context.ts'

/** INBOX-13: what a person opened is read, by a request of its own to `address`: opening a page writes nothing. */
export function useMarkRead(address: string | null): void {
  const { mark } = useContext(PageFormsContext)
  const hasUnread = (useContext(ShellContext)?.unread ?? 0) > 0
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (address === null || mark === null || !hasUnread) return
    // Where the line is lost the bell keeps its number until the next time.
    void tell(address, new URLSearchParams({ 'shown-to': mark })).then((isRead) => (isRead ? revalidate() : undefined))
  }, [address, mark, hasUnread, revalidate])
}

/** The notification that led to this page is read. */
export function NotificationRead() {
  const id = new URLSearchParams(useLocation().search).get('notification')
  useMarkRead(id && `/notifications/${encodeURIComponent(id)}/read`)
  return null
}
