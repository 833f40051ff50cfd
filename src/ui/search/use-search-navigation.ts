import { useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { queryOfForm } from './query-of-form.ts'

const DEBOUNCE_MS = 300

export interface SearchNavigation {
  /** True while another page of results is on its way. */
  readonly busy: boolean
  /** Goes to what a form asks for now; the place on the page stays. */
  readonly go: (form: HTMLFormElement) => void
  /** The same, 300 ms after the last call (SEARCH-11). */
  readonly goSoon: (form: HTMLFormElement) => void
}

/** Turns the page's GET forms into navigation in the browser. */
export function useSearchNavigation(): SearchNavigation {
  const navigate = useNavigate()
  const { state, location } = useNavigation()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const go = (form: HTMLFormElement) => {
    clearTimeout(timer.current)
    const search = queryOfForm(new FormData(form))
    const pathname = new URL(form.action).pathname
    if (pathname === window.location.pathname && `?${search}` === (window.location.search || '?')) return
    navigate({ pathname, search }, { preventScrollReset: true })
  }
  const goSoon = (form: HTMLFormElement) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => go(form), DEBOUNCE_MS)
  }
  return { busy: state === 'loading' && (location?.pathname.startsWith('/search') ?? false), go, goSoon }
}
