import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import { loadPage } from '../page-modules.ts'
import { DRAFT_OF } from '../parts/form/typed-form.ts'
import { type Answered, SHOWN_HEADER, type Shown, type ShownAnswer } from '../shown.ts'
import { endDraft } from './drafts.ts'

/** The page that is shown, and its address. */
let last: { readonly url: string; readonly shown: Shown } | null = null
/** Ends once the page has stored what was typed in it. */
let stored: Promise<unknown> | undefined

/** STUDIO-8: keeps the page that is shown as it is until this ends; what comes next comes after that. */
export function stayUntil(end: Promise<unknown>): void {
  stored = end
}

/** The page at an address. One that is shown stays as it is when it cannot come again: a person may be writing in it. */
export async function loadShown({ request }: LoaderFunctionArgs): Promise<Shown> {
  const { url, signal } = request
  await stored
  try {
    const pageData = await ask(url, { signal })
    last = { url, shown: pageData }
    return pageData
  } catch (error) {
    if (last?.url === url && !signal.aborted) return last.shown
    throw error
  }
}

/** A page's data, for a part of another page. Throws if it does not come. */
export function askPage(path: string): Promise<Shown> {
  return ask(new URL(path, location.href).href, {})
}

/** Tells the server something that no page answers. False: the line is lost. */
export async function tell(path: string, body: URLSearchParams): Promise<boolean> {
  try {
    const answer = await fetch(path, { method: 'POST', body, headers: { [SHOWN_HEADER]: ownBuild() } })
    // A connection whose answer nobody reads is not free for the next request.
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

/** The page that came whole. */
export function startWith(shown: Shown): void {
  last = { url: location.href.split('#')[0] ?? '', shown }
}

/**
 * Sends a form. The form itself goes on to another address: the router drops the redirect of an action when a page that is
 * live loads again meanwhile.
 */
export async function sendForm({ request }: ActionFunctionArgs): Promise<Answered> {
  const isFiles = request.headers.get('content-type')?.startsWith('multipart/') ?? false
  const body = isFiles ? await request.formData() : new URLSearchParams(await request.text())
  let sent: Sent = { url: request.url, about: String(body.get(DRAFT_OF) ?? '') }
  // The same form goes on after sign-in or a second factor, sealed.
  const onResend = (url: string) => {
    sent = { url, about: null }
  }
  try {
    const pageData = await ask(request.url, { method: 'POST', body, onResend })
    if (pageData.isStored) endSent(sent, body)
    return { shown: pageData }
  } catch (error) {
    const to = error instanceof Response ? error.headers.get('Location') : null
    if (to !== null) {
      endSent(sent, body)
      return { to }
    }
    // As `fetch` fails when there is no line.
    if (error instanceof TypeError) return { offline: true }
    throw error
  }
}

/** Where a form went in the end, and what it is about; null: that is sealed. */
interface Sent {
  readonly url: string
  readonly about: string | null
}

/** The form has done what it should: its draft ends. */
function endSent({ url, about }: Sent, body: FormData | URLSearchParams): void {
  const shownTo = body.get('shown-to')
  const mark = typeof shownTo === 'string' ? shownTo : last?.shown.mark
  const { pathname, search } = new URL(url)
  if (mark) endDraft(mark, pathname + search, about)
}

/** `onResend`: called with the address that the same form is sent on to. */
export interface Asking extends RequestInit {
  readonly onResend?: (url: string) => void
}

/** Asks the server for a page, or sends a form. Throws a redirect where the answer leads on. */
export async function ask(url: string, init: Asking): Promise<Shown> {
  const response = await fetch(url, { ...init, headers: { [SHOWN_HEADER]: ownBuild() } })
  const isOurs =
    response.headers.get('content-type')?.startsWith('application/json') && response.headers.has(SHOWN_HEADER)
  // A file, or a page of a proxy between: the browser opens it itself. A form stays where it is, as without a line.
  if (!isOurs && init.method === 'POST') throw new TypeError('The server did not answer.')
  if (!isOurs) throw redirectDocument(url)
  return read(await response.json(), url, init)
}

/** The page of an answer. Throws a redirect where the answer leads on. */
export async function read(answer: ShownAnswer, url: string, init: Asking): Promise<Shown> {
  const build = ownBuild()
  if ('to' in answer) {
    const to = new URL(answer.to, url).href
    if (answer.resends) {
      init.onResend?.(to)
      return ask(to, init)
    }
    // A newer release has other files.
    throw answer.build === build ? redirect(answer.to) : redirectDocument(answer.to)
  }
  if (answer.build !== build && init.method !== 'POST') throw redirectDocument(url)
  await loadScript(answer.shown)
  return answer.shown
}

/** Loads the script of a page, before the page renders. The server says where it is, so that no page has a list of all. */
export async function loadScript({ page, script = '' }: Shown): Promise<void> {
  await loadPage(page.kind, () => import(/* @vite-ignore */ script))
}

/** The build that this page was made by. */
export function ownBuild(): string {
  return document.documentElement.dataset['build'] ?? ''
}
