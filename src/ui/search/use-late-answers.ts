import { useState } from 'react'

/**
 * Visitors accept layout shifts for half a second after input, and browsers do not count them. This leaves a margin.
 */
const EXPECTED_MS = 400

/**
 * Number of answers that took longer than EXPECTED_MS. Cards may move to new positions after a fast answer. A slow one
 * needs a new React key: replaced cards count as new content instead of moving under a visitor who has begun to read
 * (FIELD-5).
 */
export function useLateAnswers(busy: boolean): number {
  const [asked, setAsked] = useState<number | null>(null)
  const [late, setLate] = useState(0)
  if (busy && asked === null) setAsked(performance.now())
  if (!busy && asked !== null) {
    setAsked(null)
    if (performance.now() - asked > EXPECTED_MS) setLate(late + 1)
  }
  return late
}
