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
    const href = came === 'POP' ? leftBy(key) : null
    if (href) document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)?.focus({ preventScroll: true })
    const remember = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('main a') : null
      if (link) storeText('left-by', `${key} ${link.getAttribute('href') ?? ''}`)
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [key, came])
}

function leftBy(key: string): string | null {
  const [place, href] = storedText('left-by')?.split(' ') ?? []
  return place === key ? (href ?? null) : null
}
