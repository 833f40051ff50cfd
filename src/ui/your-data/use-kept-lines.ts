import { useEffect, useState } from 'react'
import type { StorageKey } from '#domain/visitor/storage-keys.ts'
import { clearCookieAnswer, onCookieAnswer } from '../consent/cookie-answer-store.ts'
import { forgetText, keptText } from '../kept/kept-storage.ts'
import { replaceKept } from '../kept-cars/kept-cars-store.ts'
import { keptLines } from './kept-lines.ts'

/** What this browser keeps under each key; null in the server's markup and where JavaScript is off. */
export type KeptLines = Readonly<Partial<Record<StorageKey, readonly string[]>>>

/** Reads what is kept once the page lives, and clears it. */
export function useKeptLines(keys: readonly StorageKey[]): {
  readonly lines: KeptLines | null
  clear(keys: readonly StorageKey[]): void
} {
  const [lines, setLines] = useState<KeptLines | null>(null)
  useEffect(() => {
    const read = () => setLines(Object.fromEntries(keys.map((key) => [key, keptLines(key, keptText(key))])))
    read()
    const stopAnswers = onCookieAnswer(read)
    // Another tab of this site kept or cleared something.
    window.addEventListener('storage', read)
    return () => {
      stopAnswers()
      window.removeEventListener('storage', read)
    }
  }, [keys])
  const clear = (cleared: readonly StorageKey[]) => {
    for (const key of cleared) forget(key)
    setLines((before) => ({ ...before, ...Object.fromEntries(cleared.map((key) => [key, []])) }))
  }
  return { lines, clear }
}

/** The lists of cars and the answer about cookies have a life of their own on the page: other parts of it show them. */
function forget(key: StorageKey): void {
  if (key === 'favourites') replaceKept('favourites', [])
  if (key === 'compared-cars') replaceKept('compared', [])
  if (key === 'cookie-answer') clearCookieAnswer()
  else forgetText(key)
}
