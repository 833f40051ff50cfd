import type { AscEvent } from '#domain/analytics/asc-event.ts'
import { leadEvents, type SentLeadFacts } from '#domain/analytics/lead-events.ts'
import { pageEvents } from '#domain/analytics/page-events.ts'
import { compareEvent, favouriteEvent } from '#domain/analytics/visitor-events.ts'
import { keepText, keptText } from '#ui/kept/kept-storage.ts'
import type { KeptChange } from '#ui/kept-cars/kept-cars-store.ts'
import { hearVisitor } from './analytics-listeners.ts'
import { type MeasuredSite, pageOf, shownPage } from './page-facts.ts'

declare global {
  interface Window {
    /** Where a site's tag, if it names one, reads events from (http-api.md). */
    dataLayer?: unknown[]
  }
}

/** FIELD-2: tells of the page that stands in the browser, and from the first one on of what a visitor does with it. */
export function showPage(site: MeasuredSite): void {
  push(...pageEvents(shownPage(site)))
  visitor ??= hearVisitor(site, push)
}

/** FIELD-2, FORM-12: tells of a lead that is kept, once, however often its page is looked at. */
export function tellLead(site: MeasuredSite, lead: Omit<SentLeadFacts, 'button'>): void {
  if (keptText('lead-told') === lead.leadId) return
  keepText('lead-told', lead.leadId)
  push(...leadEvents(pageOf(site), { ...lead, button: visitor?.lastButton() ?? 'unknown' }))
}

/** FORM-12, FIELD-2: a favourite added, a car to compare added or taken away. */
export function tellKept(site: MeasuredSite, { list, car, did }: KeptChange): void {
  if (list === 'compared' && did !== 'full') push(compareEvent(pageOf(site, car.id), car.id, did === 'added'))
  if (list === 'favourites' && did === 'added') push(favouriteEvent(pageOf(site, car.id), car.id))
}

let visitor: ReturnType<typeof hearVisitor> | null = null

/** The data layer goes nowhere unless the site names a tag. */
function push(...events: readonly AscEvent[]): void {
  window.dataLayer = window.dataLayer ?? []
  window.dataLayer.push(...events)
}
