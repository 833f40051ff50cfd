import type { AscPage } from '#views/analytics/asc-event.ts'

/** Something that a visitor did, and on which page: it may be told of after they left it. */
export interface Happened {
  readonly event: Event
  readonly page: AscPage
}

/** What can be told of (analytics-listeners.ts). */
export const HEARD = ['click', 'change', 'focusin', 'submit'] as const

/** Before the page moves on and takes what was pressed along. */
export const EARLY = { capture: true, passive: true } as const
