import { type RefObject, useEffect, useState } from 'react'
import * as words from '#words/lead-form.ts'
import { useWords } from '../use-words.ts'
import { clearSavedDetails, readSavedDetails, type SavedDetails } from './saved-details.ts'

/** FORM-11: after hydration, fills the form with the saved details, and offers to clear them. */
export function SavedDetailsControl({ form }: { readonly form: RefObject<HTMLFormElement | null> }) {
  const t = useWords()
  const [filled, setFilled] = useState(false)
  useEffect(() => {
    const details = readSavedDetails()
    fill(form.current, details)
    setFilled(Object.keys(details).length > 0)
  }, [form])
  if (!filled) return null
  const clear = () => {
    empty(form.current, readSavedDetails())
    clearSavedDetails()
    setFilled(false)
    inputOf(form.current, 'name')?.focus()
  }
  return (
    <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 rounded-box bg-sunken px-4 py-1 text-sm">
      <span>{t(words.filledDetailsSavedDevice)}</span>
      <button type="button" className="min-h-11 font-semibold underline" onClick={clear}>
        {t(words.clearMyDetails)}
      </button>
    </p>
  )
}

/** Fills empty fields only. */
function fill(form: HTMLFormElement | null, details: SavedDetails) {
  for (const [name, value] of Object.entries(details)) {
    const input = inputOf(form, name)
    if (input && input.value === '') input.value = value
  }
}

function empty(form: HTMLFormElement | null, details: SavedDetails) {
  for (const [name, value] of Object.entries(details)) {
    const input = inputOf(form, name)
    if (input && input.value === value) input.value = ''
  }
}

function inputOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}
