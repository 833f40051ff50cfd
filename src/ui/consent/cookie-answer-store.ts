import { useSyncExternalStore } from 'react'
import { answerOf, answerText, type CookieAnswer } from '#domain/visitor/cookie-answer.ts'
import type { SiteTags } from '#domain/visitor/site-tags.ts'
import { forgetText, storedText, storeText } from '../browser-storage/stored-items.ts'

/** What the visitor said to the site's tags, null before they say it; undefined in the server's markup. */
export function useCookieAnswer(tags: SiteTags): CookieAnswer | null | undefined {
  return useSyncExternalStore(
    onCookieAnswer,
    () => answerOf(stored(), tags),
    () => undefined,
  )
}

export function answerCookies(answer: CookieAnswer, tags: SiteTags): void {
  storeText('cookie-answer', answerText(answer, tags))
  // Where the browser stores nothing, the answer holds as long as this page.
  unstored = storedText('cookie-answer') === null ? answerText(answer, tags) : null
  tellAll()
}

export function clearCookieAnswer(): void {
  forgetText('cookie-answer')
  unstored = null
  tellAll()
}

/** Calls `listener` after each answer, also one in another tab. Returns a function that stops it. */
export function onCookieAnswer(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

let unstored: string | null = null
const listeners = new Set<() => void>()

function stored(): string | null {
  return unstored ?? storedText('cookie-answer')
}

function tellAll(): void {
  for (const listener of listeners) listener()
}
