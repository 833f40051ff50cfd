import { useEffect } from 'react'

const EVENT = 'buyer-figures'

/** Says that the buyer's state, plan or trade-in changed in this browser: every price on the page follows. */
export function tellFigures(): void {
  window.dispatchEvent(new Event(EVENT))
}

/** Listens for changes; returns what ends it. */
export function onFigures(listener: () => void): () => void {
  window.addEventListener(EVENT, listener)
  return () => window.removeEventListener(EVENT, listener)
}

/** Runs `then` once the page is the browser's, and each time the figures change. */
export function useFigures(then: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `then` only sets state.
  useEffect(() => {
    then()
    return onFigures(then)
  }, [])
}
