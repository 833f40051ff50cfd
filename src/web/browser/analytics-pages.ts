import { pageEvents } from '#views/analytics/page-events.ts'
import { withAnalytics } from './analytics.ts'
import { push } from './data-layer.ts'
import { EARLY, type Happened, HEARD } from './happened.ts'
import { type MeasuredSite, pageOf, shownPage } from './page-facts.ts'

/** FIELD-2: tells of the page that stands in the browser, and from the first one on of what a visitor does with it. */
export function showPage(site: MeasuredSite): void {
  push(...pageEvents(shownPage(site)))
  if (!waits) awaitVisitor(site)
  waits = true
}

/** What says that there is somebody, and that more is about to come. */
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
