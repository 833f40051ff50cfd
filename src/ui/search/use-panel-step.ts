import { type RefObject, useEffect } from 'react'

/**
 * An open panel is a step of the browser's history: Back closes it, and takes back what was chosen in it, instead of
 * leaving the page. Choices replace that step (`isInPanel`); a panel closed without one leaves no step behind.
 */
export function usePanelStep(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = within.current?.closest<HTMLElement>('[popover]')
    if (!panel) return
    // Before it opens, not after: `toggle` comes a moment late, and Back in that moment would leave the page.
    const onOpen = (event: ToggleEvent) => {
      if (event.target !== panel || event.newState !== 'open') return
      // The router's own note stays in the state, so that to the router this is the entry it knows.
      window.history.pushState({ ...window.history.state, panel: true }, '')
    }
    const onClose = (event: ToggleEvent) => {
      if (event.target !== panel || event.newState === 'open') return
      if (isPanelStep(window.history.state)) window.history.back()
    }
    const onReturn = (event: PopStateEvent) => {
      if (panel.matches(':popover-open')) panel.hidePopover()
      // The step of a panel that was closed by leaving the page says nothing of its own.
      else if (isPanelStep(event.state)) window.history.back()
    }
    panel.addEventListener('beforetoggle', onOpen)
    panel.addEventListener('toggle', onClose)
    window.addEventListener('popstate', onReturn)
    return () => {
      panel.removeEventListener('beforetoggle', onOpen)
      panel.removeEventListener('toggle', onClose)
      window.removeEventListener('popstate', onReturn)
    }
  }, [within])
}

/** Whether a form stands in a panel that is open over the page. */
export function isInPanel(form: HTMLFormElement): boolean {
  return form.closest('[popover]')?.matches(':popover-open') ?? false
}

function isPanelStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'panel' in state
}
