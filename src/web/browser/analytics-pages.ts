import { withAnalytics } from './analytics.ts'
import { pushPage } from './data-layer.ts'
import { atSignOfLife, EARLY, type Happened, HEARD, happenedNow } from './happened.ts'
import { type MeasuredSite, type ShownSite, shownPage } from './page-facts.ts'

/** FIELD-2: reports the current page and, after the first one, the visitor's actions. */
export function showPage(site: ShownSite): void {
  pushPage(site, shownPage(site))
  if (!waits) awaitVisitor(site)
  waits = true
}

let waits = false

/** Loads the listeners at the visitor's first action, and queues actions until they are loaded. */
function awaitVisitor(site: MeasuredSite): void {
  const happened: Happened[] = []
  const keep = (event: Event) => void happened.push(happenedNow(site, event))
  for (const kind of HEARD) document.addEventListener(kind, keep, EARLY)
  atSignOfLife(() => {
    withAnalytics(({ hearVisitor }) => {
      for (const kind of HEARD) document.removeEventListener(kind, keep, EARLY)
      hearVisitor(site, happened)
    })
  })
}
