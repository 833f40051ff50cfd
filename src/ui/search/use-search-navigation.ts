import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { queryOfForm } from './query-of-form.ts'
import { useLateAnswers } from './use-late-answers.ts'
import { isInPanel } from './use-panel-step.ts'

const DEBOUNCE_MS = 300

export interface SearchNavigation {
  /** True while another page of results is on its way. */
  readonly busy: boolean
  /** Whether the results on their way are narrowed by anything; null while none are. */
  readonly narrows: boolean | null
  /** How many answers have come too late to move what stood there. */
  readonly late: number
  /** Goes to what a form asks for now; the place on the page stays. */
  readonly go: (form: HTMLFormElement) => void
  /** The same, 300 ms after the last call (SEARCH-11). */
  readonly goSoon: (form: HTMLFormElement) => void
  /** The same while words are typed: they are one step of the history, and not yet a wish to leave the listing. */
  readonly type: (form: HTMLFormElement) => void
  /** Whether something is to be gone to soon: an answer that comes before is to an older question. */
  readonly isDue: () => boolean
  /** Forgets what was to be gone to soon. */
  readonly cancel: () => void
  /** Asks for the same results once more. */
  readonly again: () => void
}

/** The state of a location that was gone to while words were typed. */
const TYPING = { typing: true } as const

/** Whether a location was gone to while its words were typed. */
export function isTyping(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'typing' in state
}

/** Turns the page's GET forms into navigation in the browser. */
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
    // Words that were typed and are sent now are asked for once more: a number leads to its car.
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

/** What is in an address beside the order and the page narrows the listing, and so does a path of its own (ROUTE-2). */
function isNarrowed({ pathname, search }: { readonly pathname: string; readonly search: string }): boolean {
  const names = [...new URLSearchParams(search).keys()]
  return pathname !== '/search' || names.some((name) => name !== 'sortBy' && name !== 'page')
}
