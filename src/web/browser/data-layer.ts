import type { AscEvent } from '#views/analytics/asc-event.ts'

declare global {
  interface Window {
    /** Where a site's tag, if it names one, reads events from (http-api.md). */
    dataLayer?: unknown[]
  }
}

/** Tells the data layer, which goes nowhere unless the site names a tag. Never with personal data (FIELD-2). */
export function push(...events: readonly AscEvent[]): void {
  window.dataLayer = window.dataLayer ?? []
  window.dataLayer.push(...events)
}
