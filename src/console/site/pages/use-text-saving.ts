import { type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { sendHere } from '../../browser/send-here.ts'
import { PageFormsContext } from '../../parts/form/page-forms.ts'
import { isPage } from '../../shown.ts'
import { useStaying } from '../staying/use-staying.ts'
import { isQuestion } from '../studio/is-question.ts'
import type { WebsiteTextPage } from './texts-values.ts'

type TextPage = WebsiteTextPage

/** How long a person pauses before what they typed is stored, in milliseconds. */
const PAUSE_MS = 2500
/** After how many milliseconds a text that was not stored is sent again. */
const AGAIN_MS = 4000

/** STUDIO-8: stores a text as it is typed: after a pause, and when its field is left. */
export function useTextSaving(given: TextPage, box: RefObject<HTMLElement | null>) {
  const { mark, answer } = useContext(PageFormsContext)
  const [held, setHeld] = useState({ given, page: given, stored: 0 })
  const [state, setState] = useState<'stored' | 'typed' | 'storing' | 'waiting'>('stored')
  if (held.given !== given) setHeld({ given, page: given, stored: held.stored + 1 })
  const seen = useRef(given.seen)
  const queue = useRef<Promise<void>>(Promise.resolve())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What the server has; null: what the form came with. */
  const storedText = useRef<string | null>(null)
  /** What was sent and had no answer: the server has it, or it has not. */
  const unanswered = useRef<SentText | null>(null)
  const storeNow = async (isSure: boolean): Promise<void> => {
    const form = box.current?.querySelector<HTMLFormElement>('form.text-form')
    if (!form) return
    const typed = textIn(form)
    const again = unanswered.current
    if (!isSure && again === null && typed === (storedText.current ?? firstOf(form))) return setState('stored')
    // A text that had no answer is sent again first, unchanged: its key makes the server store it only once.
    const sent = again ?? { typed, seen: seen.current, key: crypto.randomUUID() }
    unanswered.current = sent
    setState('storing')
    const pageData = await sendHere(given.action, bodyOf(sent, mark))
    if (pageData !== null && isQuestion(pageData.page)) return answer(pageData)
    const page = pageData && isPage<WebsiteTextPage>(pageData.page, 'website-text') ? pageData.page : null
    if (page === null) return setState('waiting')
    unanswered.current = null
    storedText.current = sent.typed
    const isStored = page.clash === null && page.fault === null
    if (isStored) seen.current = page.seen
    setHeld((now) => ({ ...now, page: { ...page, action: given.action }, stored: now.stored + 1 }))
    const isNewer = textIn(form) !== sent.typed
    if (isNewer && isStored && again !== null) return storeNow(false)
    // What was typed meanwhile has its own timer.
    setState(isNewer ? 'typed' : 'stored')
  }
  const store = (isSure = false) => {
    clearTimeout(timer.current)
    queue.current = queue.current.then(() => storeNow(isSure))
  }
  useEffect(() => {
    if (state !== 'waiting') return undefined
    const retry = () => store()
    const again = setTimeout(retry, AGAIN_MS)
    addEventListener('online', retry)
    return () => {
      clearTimeout(again)
      removeEventListener('online', retry)
    }
  })
  const hasUnstored = state !== 'stored'
  const staying = useStaying(hasUnstored, () => hasUnstored)
  return {
    page: held.page,
    state,
    stored: held.stored,
    staying,
    onInput: () => {
      setState('typed')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => store(), PAUSE_MS)
    },
    onBlur: () => store(),
    /** STUDIO-9: stores it over what another person wrote, which the person has seen. */
    keepMine: () => {
      seen.current = held.page.seen
      store(true)
    },
  }
}

/** A text as it was sent. */
interface SentText {
  readonly typed: string
  /** What it was typed on. */
  readonly seen: string
  /** The same each time that it is sent. */
  readonly key: string
}

function bodyOf({ typed, seen, key }: SentText, mark: string | null): URLSearchParams {
  const body = new URLSearchParams(typed)
  body.set('seen', seen)
  body.set('key', key)
  if (mark !== null) body.set('shown-to', mark)
  return body
}

/** What the form holds now. */
function textIn(form: HTMLFormElement): string {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
  return body.toString()
}

/** What the form holds as the server sent it. */
function firstOf(form: HTMLFormElement): string {
  const body = new URLSearchParams()
  for (const each of form.elements) {
    if (each instanceof HTMLInputElement && each.type === 'checkbox') {
      if (each.defaultChecked) body.append(each.name, each.value)
    } else if (each instanceof HTMLSelectElement) {
      const chosen = [...each.options].find((option) => option.defaultSelected) ?? each.options[0]
      if (each.name) body.append(each.name, chosen?.value ?? '')
    } else if ((each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement) && each.name)
      body.append(each.name, each.defaultValue)
  }
  return body.toString()
}
