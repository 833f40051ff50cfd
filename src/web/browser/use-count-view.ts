import { useEffect } from 'react'

/** Reports a car's view to the server when the browser is idle (CAR-12). */
export function useCountView(carId: string): void {
  useEffect(() => whenIdle(() => tell(carId)), [carId])
}

/** Runs when the page is loaded and idle. Returns a cancel function. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 1_000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 5_000 })
  return () => cancelIdleCallback(handle)
}

/** Sends the view. A failure only loses one view, so it is ignored. */
function tell(carId: string): void {
  const body = new Blob([JSON.stringify({ car_id: carId })], { type: 'application/json' })
  navigator.sendBeacon('/api/views', body)
}
