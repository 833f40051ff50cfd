import { useEffect, useRef } from 'react'

/** Calls `act` when a value changes, but not on the first render: text typed before hydration stays in its field. */
export function useChange(value: unknown, act: () => void): void {
  const lastValue = useRef(value)
  useEffect(() => {
    if (lastValue.current !== value) act()
    lastValue.current = value
  })
}
