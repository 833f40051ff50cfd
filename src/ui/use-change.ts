import { useEffect, useRef } from 'react'

/**
 * Acts once a value is another than the one shown, and not when it is first shown: what a visitor typed before the page
 * came to life stays in its field.
 */
export function useChange(value: unknown, act: () => void): void {
  const shown = useRef(value)
  useEffect(() => {
    if (shown.current !== value) act()
    shown.current = value
  })
}
