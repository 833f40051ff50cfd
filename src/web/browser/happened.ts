import type { AscPage } from '#views/analytics/asc-event.ts'
import { displayed } from './displayed.ts'
import { type MeasuredSite, pageOf } from './page-facts.ts'

/** A visitor's action with the page facts of that moment, since it may be reported after they left the page. */
export interface Happened {
  readonly event: Event
  readonly page: AscPage
  readonly path: string
  /**
   * Label of the button that sent a form, before it changes to 'Sending…'; null without one, or while a form is being
   * sent.
   */
  readonly button: string | null
}

/** Captures an action now. */
export function happenedNow(site: MeasuredSite, event: Event): Happened {
  return { event, page: pageOf(site), path: location.pathname, button: buttonOf(event) }
}

/** DOM events that can be reported (analytics-listeners.ts). */
export const HEARD = ['click', 'change', 'focusin', 'submit'] as const

/** Capture phase, so that we see the event before navigation removes its target. */
export const EARLY = { capture: true, passive: true } as const

/** Events that show that a person is using the page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** FIELD-5: runs at the visitor's next action. Returns a cancel function. */
export function atSignOfLife(run: () => void): () => void {
  const end = () => {
    for (const sign of SIGNS) document.removeEventListener(sign, come, EARLY)
  }
  const come = () => {
    end()
    run()
  }
  for (const sign of SIGNS) document.addEventListener(sign, come, EARLY)
  return end
}

function buttonOf(event: Event): string | null {
  const submitter = event instanceof SubmitEvent ? event.submitter : null
  return submitter === null || submitter.ariaDisabled === 'true' ? null : displayed(submitter)
}
