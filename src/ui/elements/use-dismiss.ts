import { useEffect } from 'react'

/**
 * Closes the open disclosures inside the elements of a selector on Escape, and on a click or focus outside them. Those of an
 * open panel are no menus and stay.
 */
export function useDismiss(within: string): void {
  useEffect(() => {
    const openOnes = () => document.querySelectorAll<HTMLDetailsElement>(`${within} details[name][open]`)
    const closeOthers = (event: Event) => {
      for (const details of openOnes()) {
        const isKept = details.closest(':popover-open') !== null
        if (!isKept && !(event.target instanceof Node && details.contains(event.target))) details.open = false
      }
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      for (const details of openOnes()) {
        const held = details.contains(document.activeElement)
        details.open = false
        if (held) details.querySelector('summary')?.focus()
      }
    }
    document.addEventListener('click', closeOthers)
    document.addEventListener('focusin', closeOthers)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('click', closeOthers)
      document.removeEventListener('focusin', closeOthers)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [within])
}
