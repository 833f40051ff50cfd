import { useEffect } from 'react'

/** Tells the server that a visitor looks at a car, once the browser has nothing better to do (CAR-12). */
export function useCountView(carId: string): void {
  useEffect(() => whenIdle(() => tell(carId)), [carId])
}

/** Runs something when the page is there and quiet. Returns what calls it off. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 1_000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 5_000 })
  return () => cancelIdleCallback(handle)
}

/** What is lost on the way is one look less: nobody is told. */
function tell(carId: string): void {
  const body = new Blob([JSON.stringify({ car_id: carId })], { type: 'application/json' })
  navigator.sendBeacon('/api/views', body)
}
