import { useState } from 'react'

/** A visitor expects half a second long that the page moves by what she did, and so do browsers that measure it. */
const EXPECTED_MS = 400

/**
 * How many answers came later than one expects the page to move. What an early one leaves standing may glide to its new
 * place; a late one is drawn anew, for nothing may move under a visitor who has begun to read (FIELD-5).
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
