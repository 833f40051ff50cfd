import { useEffect, useState } from 'react'
import type { StorageKey } from '#domain/visitor/storage-keys.ts'
import type { Say } from '#words/say.ts'
import { forgetText, storedText } from '../browser-storage/stored-items.ts'
import { clearCookieAnswer, onCookieAnswer } from '../consent/cookie-answer-store.ts'
import { replaceSavedCars } from '../saved-cars/saved-cars-store.ts'
import { storedLines } from './stored-lines.ts'

/** What this browser stores under each key; null on the server and without JavaScript. */
export type StoredLines = Readonly<Partial<Record<StorageKey, readonly string[]>>>

/** Reads the stored items after hydration, and clears them. */
export function useStoredLines(
  keys: readonly StorageKey[],
  t: Say,
): {
  readonly lines: StoredLines | null
  clear(keys: readonly StorageKey[]): void
} {
  const [lines, setLines] = useState<StoredLines | null>(null)
  useEffect(() => {
    const read = () => setLines(Object.fromEntries(keys.map((key) => [key, storedLines(key, storedText(key), t)])))
    read()
    const stopAnswers = onCookieAnswer(read)
    // Another tab of this site changed something.
    window.addEventListener('storage', read)
    return () => {
      stopAnswers()
      window.removeEventListener('storage', read)
    }
  }, [keys, t])
  const clear = (cleared: readonly StorageKey[]) => {
    for (const key of cleared) forget(key)
    setLines((before) => ({ ...before, ...Object.fromEntries(cleared.map((key) => [key, []])) }))
  }
  return { lines, clear }
}

/**
 * Clears an item. Saved cars and the cookie answer are cleared through their stores, since other parts of the page show
 * them.
 */
function forget(key: StorageKey): void {
  if (key === 'favourites') replaceSavedCars('favourites', [])
  if (key === 'compared-cars') replaceSavedCars('compared', [])
  if (key === 'cookie-answer') clearCookieAnswer()
  else forgetText(key)
}
