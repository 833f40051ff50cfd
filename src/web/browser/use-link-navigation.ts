import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { followedLink } from '#rendering/followed-link.ts'
import { withPending } from './pending-query.ts'

/**
 * Keeps navigation in the browser for plain `<a>` elements, of which a page may have hundreds: one listener instead of
 * a `<Link>` each. A link with `data-keep-place`, or to a dialog over its own page, leaves the scroll position unchanged.
 * One with `data-keep-place="part"` changes a part of the address: a change that is on its way stays.
 * After any other link the focus moves to the new page's heading, unless the visitor has gone on to something else.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate()
  const here = useLocation()
  const { location: coming } = useNavigation()
  const latest = useRef({ here, coming })
  latest.current = { here, coming }
  const isNewPage = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry of the history is what a link leads to.
  useEffect(() => {
    if (isNewPage.current) focusHeading()
    isNewPage.current = false
  }, [here.key])
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followedLink(event)
      if (link === null) return
      event.preventDefault()
      closeOverlays()
      const { pathname, search, searchParams, hash } = new URL(link.href)
      const opensDialog = pathname === location.pathname && searchParams.has('enquiry')
      const preventScrollReset = opensDialog || link.dataset.keepPlace !== undefined
      isNewPage.current = !preventScrollReset && hash === ''
      const { here, coming = location } = latest.current
      const isPart = link.dataset.keepPlace === 'part' && new Set([pathname, here.pathname, coming.pathname]).size === 1
      if (isPart) empty(new URLSearchParams(here.search), searchParams)
      const query = isPart ? withPending(search, here.search, coming.search) : search
      // The router scrolls to a hash even so.
      navigate({ pathname, search: query, hash: opensDialog ? '' : hash }, { preventScrollReset })
    }
    const stay = () => {
      isNewPage.current = false
    }
    document.addEventListener('click', follow)
    for (const sign of GOES_ON) document.addEventListener(sign, stay)
    return () => {
      document.removeEventListener('click', follow)
      for (const sign of GOES_ON) document.removeEventListener(sign, stay)
    }
  }, [navigate])
}

/** After a link, what says that the visitor does something else: it keeps its focus. */
const GOES_ON = ['input', 'pointerdown']

/** Takes what a link removes out of the page's forms, which would send it again until the answer is there. */
function empty(rendered: URLSearchParams, left: URLSearchParams): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('main :checked, main [type=hidden], #keyword')) {
    // Words go with what was typed since.
    const value = field.id === 'keyword' ? undefined : field.value
    if (!rendered.has(field.name, value) || left.has(field.name, value)) continue
    if (field.checked) field.checked = false
    // React would write the value of a hidden field again.
    else if (field.type === 'hidden') field.disabled = true
    else field.value = ''
  }
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Closes panels and dropdowns after a navigation. */
function closeOverlays(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
    if (!panel.querySelector('[data-facet]')) panel.hidePopover()
  }
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('header details[open]')) menu.open = false
}
