import { type RefObject, useEffect, useState } from 'react'
import { lessMotion } from './use-slider.ts'

interface Turns {
  /** Seconds per slide; null: no automatic movement. */
  readonly seconds: number | null
  /** The shown slide; a new one restarts the timer. */
  readonly shown: number
  readonly next: () => void
  readonly within: RefObject<HTMLElement | null>
}

/**
 * Moves on automatically until stopped, and pauses while the pointer or focus is on it or the page is hidden. Never
 * starts for visitors who prefer reduced motion (WCAG 2.2.2).
 */
export function useTurns({ seconds, shown, next, within }: Turns) {
  const [running, setRunning] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide chosen by hand also shows for its full time.
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
