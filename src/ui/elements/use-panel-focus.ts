import { useEffect } from 'react'
import { focusWords } from './focus-words.ts'

/** Traps the focus inside the open panel, whether React or only the server rendered it (`panel.tsx`). */
export function usePanelFocus(): void {
  useEffect(() => {
    const enter = (event: Event) => {
      const { target } = event
      if (target instanceof HTMLElement && target.matches('.panel:popover-open'))
        focusWords(target.querySelector<HTMLElement>('.panel-title'))
    }
    const goRound = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !(event.target instanceof Element)) return
      const panel = event.target.closest<HTMLElement>('.panel:popover-open')
      if (!panel) return
      const all = focusables(panel)
      const { activeElement } = document
      const isBefore = activeElement === all[0] || activeElement?.matches('.panel-title')
      if (event.shiftKey ? !isBefore : activeElement !== all.at(-1)) return
      event.preventDefault()
      ;(event.shiftKey ? all.at(-1) : all[0])?.focus()
    }
    // Capture phase: toggle events do not bubble.
    document.addEventListener('toggle', enter, true)
    document.addEventListener('keydown', goRound)
    return () => {
      document.removeEventListener('toggle', enter, true)
      document.removeEventListener('keydown', goRound)
    }
  }, [])
}

function focusables(within: HTMLElement): readonly HTMLElement[] {
  const all = within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')
  return [...all].filter((element) => element.checkVisibility() && !element.matches(':disabled'))
}
