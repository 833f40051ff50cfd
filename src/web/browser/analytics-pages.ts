import type { AscPage } from '#domain/analytics/asc-event.ts'
import { pageEvents } from '#domain/analytics/page-events.ts'
import { withAnalytics } from './analytics.ts'
import { push } from './data-layer.ts'
import { type MeasuredSite, pageOf, shownPage } from './page-facts.ts'

/** Something that a visitor did, and on which page: it may be told of after they left it. */
export interface Happened {
  readonly event: Event
  readonly page: AscPage
}

/** FIELD-2: tells of the page that stands in the browser, and from the first one on of what a visitor does with it. */
export function showPage(site: MeasuredSite): void {
  push(...pageEvents(shownPage(site)))
  if (!waits) awaitVisitor(site)
  waits = true
}

/** What can be told of (analytics-listeners.ts), and what says that it is about to come. */
export const HEARD = ['click', 'change', 'focusin', 'submit'] as const
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

let waits = false

/** Fetches what hears the visitor at their first sign of life, and keeps what they do until it is here. */
function awaitVisitor(site: MeasuredSite): void {
  const happened: Happened[] = []
  const keep = (event: Event) => void happened.push({ event, page: pageOf(site) })
  const come = () => {
    for (const sign of SIGNS) document.removeEventListener(sign, come, EARLY)
    withAnalytics(({ hearVisitor }) => {
      for (const kind of HEARD) document.removeEventListener(kind, keep, EARLY)
      hearVisitor(site, happened)
    })
  }
  for (const kind of HEARD) document.addEventListener(kind, keep, EARLY)
  for (const sign of SIGNS) document.addEventListener(sign, come, EARLY)
}

/** Before the page moves on and takes what was pressed along. */
export const EARLY = { capture: true, passive: true } as const
