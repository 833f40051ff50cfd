import type { NavigateFunction } from 'react-router'

/** INBOX-5: what a single key does on a page of leads or stock. */
export const KEY_ACTS: Readonly<Record<string, (navigate: NavigateFunction) => void>> = {
  j: () => move(1),
  k: () => move(-1),
  a: () => {
    const box = currentRow()?.querySelector<HTMLInputElement>('.pick input')
    if (box && !box.checked) box.click()
    focus('.owner-form select, .bulk select')
  },
  r: (navigate) => (document.querySelector('#answer') ? openForm('r', '[name=text]') : openRow('#answer', navigate)),
  t: () => openForm('t', '[name=text]'),
  n: () => openForm('n', '[name=text]'),
  e: () => focus('[data-stage], .stock-bulk select'),
  x: () => currentRow()?.querySelector<HTMLInputElement>('.pick input')?.click(),
  '/': () => focus('search input, input[type=search]'),
}

/** Goes to the next or previous row of the list; with a conversation open it opens the next one. */
function move(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(ROW_LINKS)].filter(
    (link) => link.offsetParent !== null,
  )
  const current = currentRow()?.querySelector<HTMLAnchorElement>(ROW_LINKS)
  const focused = current ? links.indexOf(current) : -1
  const at = focused >= 0 ? focused : links.findIndex((link) => link.ariaCurrent === 'true')
  const next = links[at < 0 ? (by > 0 ? 0 : links.length - 1) : at + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** The link of a row of the leads, or of the stock (DESK-1). */
const ROW_LINKS = '.lead-link, .stock-link'

function currentRow(): Element | null {
  return document.activeElement?.closest('[data-lead], .stock-row') ?? null
}

function openRow(hash: string, navigate: NavigateFunction): void {
  const link = currentRow()?.querySelector<HTMLAnchorElement>('.lead-link')
  if (!link) return
  const { pathname, search } = new URL(link.href)
  navigate({ pathname, search, hash })
}

/** Opens a form of the composer and puts the cursor in it. */
function openForm(key: string, field: string): void {
  const form = document.querySelector<HTMLDetailsElement>(`[data-key=${key}]`)
  if (form === null) return
  form.open = true
  focus(`[data-key=${key}] ${field}`)
}

function focus(selector: string): void {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.offsetParent !== null)
  element?.focus()
  // A draft begins with a greeting: writing goes on behind it.
  if (element instanceof HTMLTextAreaElement) element.setSelectionRange(element.value.length, element.value.length)
  element?.scrollIntoView({ block: 'nearest' })
}
