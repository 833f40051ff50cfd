import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { storedText, storeText } from '#ui/browser-storage/stored-items.ts'

/**
 * On return to a listing, focuses the link that the visitor left it by, like a full page load does (issue 3, point 3).
 */
export function useFocusOnReturn(): void {
  const { key } = useLocation()
  const came = useNavigationType()
  useEffect(() => {
    const entry = entryOf(key)
    const href = came === 'POP' ? leftBy(entry) : null
    if (href) document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)?.focus({ preventScroll: true })
    const remember = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('main a') : null
      if (link) storeText('left-by', `${entry} ${link.getAttribute('href') ?? ''}`)
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [key, came])
}

/** The entry of the history. The router calls each that a whole page was loaded at 'default': the browser tells them apart. */
function entryOf(key: string): string {
  return key === 'default' ? (window.navigation?.currentEntry?.key ?? key) : key
}

function leftBy(entry: string): string | null {
  const [place, href] = storedText('left-by')?.split(' ') ?? []
  return place === entry && entry !== 'default' ? (href ?? null) : null
}
