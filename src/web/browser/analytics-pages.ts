import { withAnalytics } from './analytics.ts'
import { pushPage } from './data-layer.ts'
import { atSignOfLife, EARLY, type Happened, HEARD, happenedNow } from './happened.ts'
import { type MeasuredSite, type ShownSite, shownPage } from './page-facts.ts'

/** FIELD-2: tells of the page that stands in the browser, and from the first one on of what a visitor does with it. */
export function showPage(site: ShownSite): void {
  pushPage(site, shownPage(site))
  if (!waits) awaitVisitor(site)
  waits = true
}

let waits = false

/** Fetches what hears the visitor at their first sign of life, and keeps what they do until it is here. */
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
