import type { Palette } from './find-palette.ts'
import { keysDialog } from './keys-dialog.ts'

/** INBOX-5: the keys of the console. Off while a person types in a field, and in a browser where they were switched off. */
export function listenForKeys(palette: Palette | null): void {
  const help = keysDialog()
  document.addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      palette?.open()
      return
    }
    if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') return send(event)
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (document.querySelector('dialog[open]')) return
    if (event.key === '?') help.open()
    else if (!help.isOn() || !ACTS[event.key]?.()) return
    event.preventDefault()
  })
}

/** What a key does; false: nothing on this page. */
const ACTS: Readonly<Record<string, () => boolean>> = {
  j: () => move(1),
  k: () => move(-1),
  a: () => {
    const box = currentRow()?.querySelector<HTMLInputElement>('.pick input')
    if (box && !box.checked) box.click()
    return focus('.owner-form select, .bulk select')
  },
  r: () => (document.querySelector('#answer') ? openForm('r', '[name=text]') : openRow('#answer')),
  t: () => openForm('t', '[name=text]'),
  n: () => openForm('n', '[name=text]'),
  e: () => focus('[data-stage], .stock-bulk select'),
  x: () => {
    const box = currentRow()?.querySelector<HTMLInputElement>('.pick input')
    box?.click()
    return box != null
  },
  '/': () => focus('search input, input[type=search]'),
}

/** Goes to the next or previous row of the list; with a conversation open it opens the next one. */
function move(by: 1 | -1): boolean {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(ROW_LINKS)].filter(
    (link) => link.offsetParent !== null,
  )
  const current = currentRow()?.querySelector<HTMLAnchorElement>(ROW_LINKS)
  const focused = current ? links.indexOf(current) : -1
  const at = focused >= 0 ? focused : links.findIndex((link) => link.ariaCurrent === 'true')
  const next = links[at < 0 ? (by > 0 ? 0 : links.length - 1) : at + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  return links.length > 0
}

/** The link of a row of the leads, or of the stock (DESK-1). */
const ROW_LINKS = '.lead-link, .stock-link'

function currentRow(): Element | null {
  return document.activeElement?.closest('[data-lead], .stock-row') ?? null
}

function openRow(hash: string): boolean {
  const link = currentRow()?.querySelector<HTMLAnchorElement>('.lead-link')
  if (!link) return false
  location.assign(link.href + hash)
  return true
}

/** Opens a form of the composer and puts the cursor in it. */
function openForm(key: string, field: string): boolean {
  const form = document.querySelector<HTMLDetailsElement>(`[data-key=${key}]`)
  if (form === null) return false
  form.open = true
  return focus(`[data-key=${key}] ${field}`)
}

function focus(selector: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.offsetParent !== null)
  found?.focus()
  // A draft begins with a greeting: writing goes on behind it.
  if (found instanceof HTMLTextAreaElement) found.setSelectionRange(found.value.length, found.value.length)
  found?.scrollIntoView({ block: 'nearest' })
  return found !== undefined
}

/** Ctrl Enter sends the form that the cursor is in. */
function send(event: KeyboardEvent): void {
  const form = event.target instanceof HTMLTextAreaElement ? event.target.form : null
  if (form === null) return
  event.preventDefault()
  form.requestSubmit()
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'submit'].includes(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}
