import { type RefObject, useCallback, useEffect } from 'react'
import { forgetText, storedJson, storeText } from '../browser-storage/stored-items.ts'
import { textFields } from '../form/text-fields.ts'

/**
 * Keeps what a visitor types until it is sent or the tab closes, so that neither a reload nor a closed dialog loses it (D-61).
 * `name` says which form about which car; the newest form alone is remembered. A form that came back from the server
 * (`isAnswered`) shows what came back.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, name: string, isAnswered: boolean) {
  useEffect(() => {
    const element = form.current
    if (element && !isAnswered) restore(element, draftOf(name))
  }, [form, name, isAnswered])
  const save = useCallback(() => {
    if (form.current) storeText('form-draft', JSON.stringify({ name, values: typedIn(form.current) }))
  }, [form, name])
  return { save, forget: forgetDraft }
}

function forgetDraft(): void {
  forgetText('form-draft')
}

function draftOf(name: string): Readonly<Record<string, unknown>> {
  const kept = storedJson('form-draft')
  if (!isRecord(kept) || kept.name !== name || !isRecord(kept.values)) return {}
  return kept.values
}

/** Fields that a visitor sees; a tick box that is not ticked is ''. */
function typedIn(form: HTMLFormElement): Readonly<Record<string, string>> {
  const values = textFields(new FormData(form))
  const seen = fieldsOf(form).map(({ name }) => [name, values[name] ?? ''] as const)
  return Object.fromEntries(seen)
}

function restore(form: HTMLFormElement, values: Readonly<Record<string, unknown>>): void {
  for (const field of fieldsOf(form)) {
    const value = values[field.name]
    if (typeof value !== 'string') continue
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
      field.checked = value.split('\n').includes(field.value)
    else if (field.value !== value) field.value = value
    else continue
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function fieldsOf(form: HTMLFormElement): readonly Field[] {
  return [...form.elements].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement && element.type !== 'hidden') ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
