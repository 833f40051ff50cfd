import { type RefObject, useEffect, useState } from 'react'
import { lessMotion } from './use-slider.ts'

interface Turns {
  /** Seconds a slide stands; null: nothing moves by itself. */
  readonly seconds: number | null
  /** Which slide shows: each begins to wait anew. */
  readonly shown: number
  readonly next: () => void
  readonly within: RefObject<HTMLElement | null>
}

/**
 * Goes on by itself until somebody stops it, and waits while a pointer or the focus is on it or the page is hidden. For
 * visitors who ask for less motion it never begins (2.2.2).
 */
export function useTurns({ seconds, shown, next, within }: Turns) {
  const [running, setRunning] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide that was gone to by hand stands its whole time too.
  useEffect(() => {
    if (seconds === null || !running || lessMotion()) return
    const timer = setInterval(() => {
      const held = within.current?.matches(':hover, :focus-within') || document.hidden
      if (!held) next()
    }, seconds * 1000)
    return () => clearInterval(timer)
  }, [seconds, running, shown, next, within])
  return { running, stop: () => setRunning(false), toggle: () => setRunning((was) => !was) }
}
