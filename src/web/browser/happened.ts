import type { AscPage } from '#views/analytics/asc-event.ts'
import { displayed } from './displayed.ts'
import { type MeasuredSite, pageOf } from './page-facts.ts'

/** Something that a visitor did, as the page was at that moment: it may be told of after they left it. */
export interface Happened {
  readonly event: Event
  readonly page: AscPage
  readonly path: string
  /** The words on the button that sent a form, before it says 'Sending…'; null where none did, or while one is being sent. */
  readonly button: string | null
}

/** What a visitor does at this moment. */
export function happenedNow(site: MeasuredSite, event: Event): Happened {
  return { event, page: pageOf(site), path: location.pathname, button: buttonOf(event) }
}

/** What can be told of (analytics-listeners.ts). */
export const HEARD = ['click', 'change', 'focusin', 'submit'] as const

/** Before the page moves on and takes what was pressed along. */
export const EARLY = { capture: true, passive: true } as const

/** What says that a person is here, and that more is about to come. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** FIELD-5: runs at the visitor's next sign of life. Returns what takes it back. */
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
