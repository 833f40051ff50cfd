import { CONTACT_NAMES, type ContactName } from '#domain/person/contact-names.ts'
import { forgetText, storedJson, storeText } from '../browser-storage/stored-items.ts'

/** FORM-11: a visitor's contact details, stored only in their browser, for the next form. */
export type SavedDetails = Readonly<Partial<Record<ContactName, string>>>

/** The stored details; empty if there are none. */
export function readSavedDetails(): SavedDetails {
  const stored = storedJson('saved-details')
  if (!isRecord(stored)) return {}
  return pick((name) => {
    const value = stored[name]
    return typeof value === 'string' ? value : ''
  })
}

/** Stores the details if name, email and phone are all given. */
export function saveDetails(values: Readonly<Record<string, string>>): void {
  if (!values.name || !values.email || !values.phone) return
  storeText('saved-details', JSON.stringify(pick((name) => values[name] ?? '')))
}

export function clearSavedDetails(): void {
  forgetText('saved-details')
}

function pick(textOf: (name: ContactName) => string): SavedDetails {
  return Object.fromEntries(CONTACT_NAMES.flatMap((name) => (textOf(name) ? [[name, textOf(name)]] : [])))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
