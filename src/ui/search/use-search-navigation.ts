import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { queryOfForm } from './query-of-form.ts'
import { useLateAnswers } from './use-late-answers.ts'
import { isInPanel } from './use-panel-step.ts'

const DEBOUNCE_MS = 300

export interface SearchNavigation {
  /** True while another result page is loading. */
  readonly busy: boolean
  /** Whether the listing that is loading has active filters; null while none is loading. */
  readonly narrows: boolean | null
  /** Number of late answers, as the key of the results (`useLateAnswers`). */
  readonly late: number
  /** Searches with a form's values now; the scroll position stays. */
  readonly go: (form: HTMLFormElement) => void
  /** `go`, 300 ms after the last call (SEARCH-11). */
  readonly goSoon: (form: HTMLFormElement) => void
  /**
   * `goSoon` while words are typed: all of them share one history entry, and a stock number does not yet lead to its
   * car.
   */
  readonly type: (form: HTMLFormElement) => void
  /** Whether a search is pending: an answer that arrives before it is for an older search. */
  readonly isDue: () => boolean
  /** Cancels the pending search. */
  readonly cancel: () => void
  /** Repeats the current search. */
  readonly again: () => void
}

/** History state of a search made while words were typed. */
const TYPING = { typing: true } as const

/** Whether a location's search was made while words were typed. */
export function isTyping(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'typing' in state
}

/** Turns the page's GET forms into client-side navigation. */
export function useSearchNavigation(): SearchNavigation {
  const navigate = useNavigate()
  const here = useLocation()
  const { state, location } = useNavigation()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const typed = useRef(false)
  typed.current = isTyping(here.state)
  useEffect(() => () => clearTimeout(timer.current), [])

  const cancel = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  const goTo = (form: HTMLFormElement, typing: boolean) => {
    cancel()
    const search = queryOfForm(new FormData(form))
    const pathname = new URL(form.action).pathname
    const isHere = pathname === window.location.pathname && `?${search}` === (window.location.search || '?')
    // Words that were searched while typing are searched again on submit: a stock number then leads to its car.
    if (isHere && (typing || !typed.current)) return
    const options = { preventScrollReset: true, replace: isHere || (typing && typed.current) || isInPanel(form) }
    navigate({ pathname, search }, typing ? { ...options, state: TYPING } : options)
  }
  const soon = (form: HTMLFormElement, typing: boolean) => {
    cancel()
    timer.current = setTimeout(() => goTo(form, typing), DEBOUNCE_MS)
  }
  const coming = state === 'loading' && location?.pathname.startsWith('/search') ? location : null
  return {
    busy: coming !== null,
    narrows: coming && isNarrowed(coming),
    late: useLateAnswers(coming !== null),
    go: (form) => goTo(form, false),
    goSoon: (form) => soon(form, false),
    type: (form) => soon(form, true),
    isDue: () => timer.current !== undefined,
    cancel,
    again: () => {
      navigate({ pathname: here.pathname, search: here.search }, { replace: true, preventScrollReset: true })
    },
  }
}

/** Parameters of an address that filter nothing. */
const UNFILTERING: ReadonlySet<string> = new Set(['sortBy', 'page', 'asked'])

/** Whether an address has active filters: a parameter that filters, or a path of its own (ROUTE-2). */
function isNarrowed({ pathname, search }: { readonly pathname: string; readonly search: string }): boolean {
  const names = [...new URLSearchParams(search).keys()]
  return pathname !== '/search' || names.some((name) => !UNFILTERING.has(name))
}
