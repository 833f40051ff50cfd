import { type RefObject, useCallback, useEffect } from 'react'
import { forgetText, storedJson, storeText } from '../browser-storage/stored-items.ts'
import { textFields } from '../form/text-fields.ts'

/**
 * Stores what a visitor types until it is sent or the tab closes, so that neither a reload nor closing a dialog loses
 * it (D-61). `name` identifies the form and the car; only the latest form is stored. A form that the server refused
 * (`isAnswered`) shows the server's values instead.
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
  const stored = storedJson('form-draft')
  if (!isRecord(stored) || stored.name !== name || !isRecord(stored.values)) return {}
  return stored.values
}

/** Values of the visible fields; an unticked checkbox is ''. */
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
