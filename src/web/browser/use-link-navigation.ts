import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Keeps navigation in the browser for plain `<a>` elements, of which a page may have hundreds: one listener instead of
 * a `<Link>` each. A link with `data-keep-place`, or to a dialog over its own page, leaves the scroll position unchanged.
 * After any other link the focus moves to the new page's heading, unless the visitor has started to type.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate()
  const { key } = useLocation()
  const isNewPage = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry of the history is what a link leads to.
  useEffect(() => {
    if (isNewPage.current) focusHeading()
    isNewPage.current = false
  }, [key])
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isOurs(event, link)) return
      event.preventDefault()
      closeOverlays()
      const { pathname, search, searchParams, hash } = new URL(link.href)
      const opensDialog = pathname === location.pathname && searchParams.has('enquiry')
      const preventScrollReset = opensDialog || link.dataset.keepPlace !== undefined
      isNewPage.current = !preventScrollReset && hash === ''
      // The router scrolls to a hash even so.
      navigate({ pathname, search, hash: opensDialog ? '' : hash }, { preventScrollReset })
    }
    const stay = () => {
      isNewPage.current = false
    }
    document.addEventListener('click', follow)
    document.addEventListener('input', stay)
    return () => {
      document.removeEventListener('click', follow)
      document.removeEventListener('input', stay)
    }
  }, [navigate])
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return false
  const url = new URL(link.href, location.href)
  if (url.origin !== location.origin || isFile(url.pathname)) return false
  const withinPage = url.pathname === location.pathname && url.search === location.search && url.hash !== ''
  return !withinPage
}

/** Whether the browser, not the router, opens a path: `/cars/a-car.pdf`, `/sitemap.xml`. */
function isFile(pathname: string): boolean {
  return /\.[a-z0-9]{2,5}$/i.test(pathname)
}

/** Closes panels and dropdowns after a navigation. */
function closeOverlays(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
    if (!panel.querySelector('[data-facet]')) panel.hidePopover()
  }
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('header details[open]')) menu.open = false
}
