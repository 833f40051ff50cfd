import { type AscDataLayer, type AscSite, ascPageFacts } from '#views/analytics/asc-data-layer.ts'
import type { AscEvent } from '#views/analytics/asc-event.ts'
import { pageEvents, type ShownPage } from '#views/analytics/page-events.ts'

declare global {
  interface Window {
    /** Where a site's tag, if it names one, reads events from (http-api.md). */
    dataLayer?: unknown[]
    /** The same for vendors who read the standard's own object (FIELD-2). */
    asc_datalayer?: AscDataLayer
  }
}

/** Tells the data layer of the page on screen (FIELD-2). */
export function pushPage(site: AscSite, shown: ShownPage): void {
  const { events = [] } = window.asc_datalayer ?? {}
  window.asc_datalayer = { ...ascPageFacts(site, shown.page, shown.item), events }
  ofPage = []
  push(...pageEvents(shown))
}

/** Tells the data layer, which goes nowhere unless the site names a tag. Never with personal data (FIELD-2). */
export function push(...events: readonly AscEvent[]): void {
  window.dataLayer = window.dataLayer ?? []
  window.dataLayer.push(...events)
  window.asc_datalayer?.events.push(...events)
  ofPage.push(...events)
  for (const event of events) for (const hear of hearers) hear(event)
}

/** Hears what the data layer is told, and first what it was told of the page on screen. */
export function hearTold(hear: (event: AscEvent) => void): void {
  for (const event of ofPage) hear(event)
  hearers.push(hear)
}

let ofPage: AscEvent[] = []
const hearers: ((event: AscEvent) => void)[] = []
