import { type AscDataLayer, type AscSite, ascPageFacts } from '#views/analytics/asc-data-layer.ts'
import type { AscEvent } from '#views/analytics/asc-event.ts'
import { pageEvents, type ShownPage } from '#views/analytics/page-events.ts'

declare global {
  interface Window {
    /** Events for the site's tags (http-api.md). */
    dataLayer?: unknown[]
    /** The same events for vendors that read the standard's own object (FIELD-2). */
    asc_datalayer?: AscDataLayer
  }
}

/** Reports the current page to the data layer (FIELD-2). */
export function pushPage(site: AscSite, shown: ShownPage): void {
  const { events = [] } = window.asc_datalayer ?? {}
  window.asc_datalayer = { ...ascPageFacts(site, shown.page, shown.item), events }
  ofPage = []
  push(...pageEvents(shown))
}

/**
 * Adds events to the data layer, which is sent nowhere unless the site has a tag. Never with personal data (FIELD-2).
 */
export function push(...events: readonly AscEvent[]): void {
  window.dataLayer = window.dataLayer ?? []
  window.dataLayer.push(...events)
  window.asc_datalayer?.events.push(...events)
  ofPage.push(...events)
  for (const event of events) for (const hear of hearers) hear(event)
}

/** Calls `hear` for each event, starting with those of the current page. */
export function hearTold(hear: (event: AscEvent) => void): void {
  for (const event of ofPage) hear(event)
  hearers.push(hear)
}

let ofPage: AscEvent[] = []
const hearers: ((event: AscEvent) => void)[] = []
