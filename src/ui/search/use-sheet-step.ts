import { type RefObject, useEffect } from 'react'

/**
 * An open sheet is a step of the browser's history: Back closes it, and takes back what was chosen in it, instead of
 * leaving the page. Choices replace that step (`isInSheet`); a sheet closed without one leaves no step behind.
 */
export function useSheetStep(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const sheet = within.current?.closest<HTMLElement>('[popover]')
    if (!sheet) return
    // Before it opens, not after: `toggle` comes a moment late, and Back in that moment would leave the page.
    const onOpen = (event: ToggleEvent) => {
      if (event.target !== sheet || event.newState !== 'open') return
      // The router's own note stays in the state, so that to the router this is the entry it knows.
      window.history.pushState({ ...window.history.state, sheet: true }, '')
    }
    const onClose = (event: ToggleEvent) => {
      if (event.target !== sheet || event.newState === 'open') return
      if (isSheetStep(window.history.state)) window.history.back()
    }
    const onReturn = (event: PopStateEvent) => {
      if (sheet.matches(':popover-open')) sheet.hidePopover()
      // The step of a sheet that was closed by leaving the page says nothing of its own.
      else if (isSheetStep(event.state)) window.history.back()
    }
    sheet.addEventListener('beforetoggle', onOpen)
    sheet.addEventListener('toggle', onClose)
    window.addEventListener('popstate', onReturn)
    return () => {
      sheet.removeEventListener('beforetoggle', onOpen)
      sheet.removeEventListener('toggle', onClose)
      window.removeEventListener('popstate', onReturn)
    }
  }, [within])
}

/** Whether a form stands in a sheet that is open over the page. */
export function isInSheet(form: HTMLFormElement): boolean {
  return form.closest('[popover]')?.matches(':popover-open') ?? false
}

function isSheetStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'sheet' in state
}
