import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { sendHere } from '../../browser/send-here.ts'
import { PageFormsContext } from '../../parts/form/page-forms.ts'
import { isPage } from '../../shown.ts'
import { type Staying, useStaying } from '../staying/use-staying.ts'
import { isQuestion } from './is-question.ts'
import type { WebsiteEditPage } from './website-values.ts'

type EditPage = WebsiteEditPage

export interface Saving {
  /** Stores fields of the form; null: not stored, the line is lost. */
  readonly store: (fields: readonly (readonly [string, string])[]) => Promise<EditPage | null>
  /** How many times a page came whole: what fields remember ends with it. */
  readonly epoch: number
}

const none: Saving = { store: async () => null, epoch: 0 }
export const SavingContext = createContext<Saving>(none)
export const useStoring = () => useContext(SavingContext)

export interface PageSaving extends Saving {
  /** The page with what was stored since. */
  readonly page: EditPage
  /** Whether something is on its way, or waits for the line. */
  readonly state: 'stored' | 'storing' | 'waiting'
  /** How many times something was stored, or the page came again. */
  readonly stored: number
  /** Of a link that waits for what is not stored. */
  readonly staying: Staying
}

/** What changes more of a page than one field. */
const CHANGES_MORE = '.draft-bar button, button[name="do"]'

/** STUDIO-8: stores changes of a page one after the other, each as it is made. */
export function usePageSaving(given: EditPage): PageSaving {
  const { mark, answer } = useContext(PageFormsContext)
  const [held, setHeld] = useState({ nodes: given.nodes, page: given, epoch: 0, stored: 0 })
  const [waits, setWaits] = useState(0)
  const [isLost, setLost] = useState(false)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  /** The same as `waits` and `isLost`, before the page shows them. */
  const open = useRef({ waits: 0, isLost: false })
  // Another page came: of an undo, or of a move to another part.
  const now =
    held.nodes === given.nodes
      ? held
      : { nodes: given.nodes, page: given, epoch: held.epoch + 1, stored: held.stored + 1 }
  if (now !== held) setHeld(now)
  const { action } = now.page
  const store = useCallback<Saving['store']>(
    (fields) => {
      open.current.waits += 1
      setWaits((count) => count + 1)
      const body = new URLSearchParams([...fields.map(([name, value]) => [name, value]), ['key', crypto.randomUUID()]])
      if (mark !== null) body.set('shown-to', mark)
      const next = queue.current
        .then(() => sendHere(action, body))
        .then((shown) => {
          const page = shown && isPage<WebsiteEditPage>(shown.page, 'website-edit') ? shown.page : null
          open.current.isLost = page === null
          setLost(page === null)
          if (shown !== null && isQuestion(shown.page)) answer(shown)
          // The form stays as it is: each field learns what became of itself.
          if (page)
            setHeld((before) => ({
              ...before,
              page: { ...before.page, bar: page.bar, said: page.said },
              stored: before.stored + 1,
            }))
          return page
        })
      queue.current = next
        .catch(() => null)
        .finally(() => {
          open.current.waits -= 1
          setWaits((count) => count - 1)
        })
      return next
    },
    [action, mark, answer],
  )
  useEffect(() => {
    if (waits === 0) return undefined
    // A press that leaves a field and changes the page at once waits for what was typed.
    const wait = (event: MouseEvent) => {
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(CHANGES_MORE) : null
      if (pressed === null) return
      event.preventDefault()
      event.stopPropagation()
      void queue.current.then(() => setTimeout(() => pressed.click()))
    }
    document.addEventListener('click', wait, { capture: true })
    return () => document.removeEventListener('click', wait, { capture: true })
  }, [waits])
  const state = waits > 0 ? 'storing' : isLost ? 'waiting' : 'stored'
  const staying = useStaying(state !== 'stored', () => open.current.waits > 0 || open.current.isLost)
  return useMemo(() => ({ ...now, store, state, staying }), [now, store, state, staying])
}
