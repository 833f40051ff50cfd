import { type RefObject, useEffect } from 'react'

/**
 * Gives an open panel an entry in the browser's history: Back closes the panel and undoes the choices made in it,
 * instead of leaving the page. Choices replace the entry (`isInPanel`); a panel closed without a choice removes it.
 * A19: opens the filter of a box that cannot be read with it, which a row of dropdowns has closed.
 */
export function usePanelStep(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = within.current?.closest<HTMLElement>('[popover]')
    if (!panel) return
    // Listens to `beforetoggle`: `toggle` fires a moment later, and Back in that moment would leave the page.
    const onOpen = (event: ToggleEvent) => {
      if (event.target !== panel || event.newState !== 'open') return
      panel.querySelector('[aria-invalid]')?.closest('details')?.setAttribute('open', '')
      // Keeps the router's own state, so that the router recognises the entry.
      window.history.pushState({ ...window.history.state, panel: true }, '')
    }
    const onClose = (event: ToggleEvent) => {
      if (event.target !== panel || event.newState === 'open') return
      if (isPanelStep(window.history.state)) window.history.back()
    }
    const onReturn = (event: PopStateEvent) => {
      if (panel.matches(':popover-open')) panel.hidePopover()
      // Skips the leftover entry of a panel that closed because the visitor left the page.
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

/** Whether a form is in an open panel. */
export function isInPanel(form: HTMLFormElement): boolean {
  return form.closest('[popover]')?.matches(':popover-open') ?? false
}

function isPanelStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'panel' in state
}
