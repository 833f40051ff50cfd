/** FORM-11: the details a visitor gave once, kept in their own browser for the next form and nowhere else. */
export type SavedDetails = Readonly<Partial<Record<SavedName, string>>>

export const SAVED_NAMES = ['name', 'last_name', 'email', 'phone', 'postcode'] as const
type SavedName = (typeof SAVED_NAMES)[number]

/** What is kept; empty when nothing is. */
export function readSavedDetails(storage: BrowserStorage | null = browserStorage()): SavedDetails {
  const kept = parsed(storage?.getItem(KEY) ?? null)
  return pick((name) => {
    const value = kept[name]
    return typeof value === 'string' ? value : ''
  })
}

/** Keeps the details, once name, email and phone are all there. */
export function saveDetails(
  values: Readonly<Record<string, string>>,
  storage: BrowserStorage | null = browserStorage(),
): void {
  if (!values.name || !values.email || !values.phone) return
  try {
    storage?.setItem(KEY, JSON.stringify(pick((name) => values[name] ?? '')))
  } catch {
    // The browser keeps nothing (a full or forbidden storage): the next form is simply empty.
  }
}

export function clearSavedDetails(storage: BrowserStorage | null = browserStorage()): void {
  storage?.removeItem(KEY)
}

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const KEY = 'saved-details'

function pick(textOf: (name: SavedName) => string): SavedDetails {
  return Object.fromEntries(SAVED_NAMES.flatMap((name) => (textOf(name) ? [[name, textOf(name)]] : [])))
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    // Someone else wrote under our key.
    return {}
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function browserStorage(): BrowserStorage | null {
  try {
    return window.localStorage
  } catch {
    // Forbidden by the browser's settings.
    return null
  }
}
