import { pathOf } from '../parts/form/fit-forms.ts'
import { DRAFT_OF, type TypedForm } from '../parts/form/typed-form.ts'

/**
 * STAFF-10: what a person types and has not sent, in this browser alone: it survives another page, a closed browser, an
 * ended session and a lost line. A draft belongs to one person and site, and goes when the form is sent, at sign-out and
 * after 30 days.
 */
interface Draft {
  readonly path: string
  readonly about: string
  readonly fields: TypedForm['fields']
  /** Milliseconds since 1970. */
  readonly at: number
}

const PREFIX = 'forecourt-draft'
const KEPT_MS = 30 * 24 * 3_600_000
/** Fields that are never kept. */
const SECRETS = ['password', 'current', 'next', 'code', 'passkey']

/** Person and site, as the mark of their forms says them. */
function ownerOf(mark: string): string {
  return mark.split(' ').slice(0, 2).join(' ')
}

function keyOf(mark: string, path: string, about: string): string {
  return [PREFIX, ownerOf(mark), path, about].join('|')
}

/** The drafts of a person on a site. Those that are too old go. */
export function draftsOf(mark: string, now: number): readonly TypedForm[] {
  return keysOf(`${ownerOf(mark)}|`).flatMap((key) => {
    const draft: Draft = JSON.parse(localStorage.getItem(key) ?? '')
    if (now - draft.at > KEPT_MS) {
      localStorage.removeItem(key)
      return []
    }
    const { path, about, fields } = draft
    return [{ path, about, fields, why: 'draft' as const, files: 0 }]
  })
}

/** Keeps what a person changed in a form; a form that holds what the page put there has no draft. */
export function keepDraft(mark: string, form: HTMLFormElement, now: number): void {
  const path = pathOf(form.getAttribute('action') ?? '')
  const about = textIn(form, DRAFT_OF)
  const key = keyOf(mark, path, about)
  const fields = changedFields(form)
  if (fields.length === 0) localStorage.removeItem(key)
  else localStorage.setItem(key, JSON.stringify({ path, about, fields, at: now } satisfies Draft))
}

/** The form was sent, or its draft is thrown away. `about`: null where that is not known any more. */
export function endDraft(mark: string, path: string, about: string | null): void {
  const key = keyOf(mark, path, about ?? '')
  const all = about === null ? Object.keys(localStorage).filter((each) => each.startsWith(key)) : [key]
  for (const each of all) localStorage.removeItem(each)
}

/** At sign-out. */
export function endDrafts(mark: string): void {
  for (const key of keysOf(`${mark.split(' ')[0]} `)) localStorage.removeItem(key)
}

/** `owner`: the beginning of their keys. */
function keysOf(owner: string): readonly string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}|${owner}`))
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The fields that a person changed, each with what the page showed in it (STAFF-11). */
function changedFields(form: HTMLFormElement): TypedForm['fields'] {
  const controls = [...form.elements].filter((each) => isControl(each))
  const names = new Set(controls.filter(isChanged).map(({ name }) => name))
  return [...names].flatMap((name) => {
    const values = controls.filter((each) => each.name === name && isSent(each)).map(({ value }) => value)
    const shownText = textIn(form, `shown.${name}`)
    const before = form.elements.namedItem(`shown.${name}`) === null ? [] : [[`shown.${name}`, shownText] as const]
    // None ticked is an answer too.
    return [...(values.length > 0 ? values : ['']).map((value) => [name, value] as const), ...before]
  })
}

function isControl(element: Element): element is Control {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return element.name !== ''
  if (!(element instanceof HTMLInputElement)) return false
  return (
    element.name !== '' &&
    !['hidden', 'file', 'password', 'submit'].includes(element.type) &&
    !SECRETS.includes(element.name)
  )
}

function isTick(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
}

function isSent(control: Control): boolean {
  return !isTick(control) || control.checked
}

function isChanged(control: Control): boolean {
  if (isTick(control)) return control.checked !== control.defaultChecked
  if (!(control instanceof HTMLSelectElement))
    return control.value.trim() !== (control.dataset['shown'] ?? control.defaultValue).trim()
  const options = [...control.options]
  const defaultOption = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
  return control.value !== defaultOption?.value
}

function textIn(form: HTMLFormElement, name: string): string {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement ? control.value : ''
}
