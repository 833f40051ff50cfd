import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { followedLink } from '#rendering/followed-link.ts'
import type { Shown } from '../shown.ts'

/**
 * Keeps navigation in the browser for plain `<a>` elements, and puts the focus where the page goes on: at the heading of
 * another page, at what was done or is wrong after a form.
 */
export function usePageChange(shown: Shown): void {
  useLinks()
  const { key, pathname, hash } = useLocation()
  const way = useNavigationType()
  const before = useRef({ key, pathname, shown })
  useEffect(() => {
    const last = before.current
    before.current = { key, pathname, shown }
    if (last.key === key && (last.shown === shown || (last.shown.page.kind === shown.page.kind && !hasFault()))) return
    // Back and Forward lead to where the page was scrolled (CR-B14).
    if (last.pathname !== pathname && hash === '' && way !== 'POP') window.scrollTo(0, 0)
    if (hash !== '' || document.querySelector('main [autofocus]') === document.activeElement) return
    if (last.key !== key && last.pathname !== pathname) focus('main h1')
    else for (const place of AFTER_FORM) if (focus(place)) break
  }, [key, pathname, hash, shown, way])
}

const WRONG = ['main [aria-invalid=true]', 'main .fault[role=alert]']
/** After a form: the wrong field, else the sentence about it, else what was done. */
const AFTER_FORM = [...WRONG, 'main .done[role=status]']

function hasFault(): boolean {
  return document.querySelector(WRONG.join()) !== null
}

function focus(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) return false
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: selector === 'main h1' })
  return true
}

function useLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followedLink(event)
      if (link === null) return
      event.preventDefault()
      for (const menu of document.querySelectorAll<HTMLDetailsElement>('.rail details[open]')) menu.open = false
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
      const { pathname, search, hash } = new URL(link.href)
      navigate({ pathname, search, hash })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
