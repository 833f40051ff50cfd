import { type AnalyticsEvent, leadAnalytics } from '#domain/lead/lead-analytics.ts'

declare global {
  interface Window {
    /** Where a site's tag, if it names one, reads events from (http-api.md). */
    dataLayer?: unknown[]
  }
}

/** Tells the data layer, which goes nowhere unless the site names a tag. Never with personal data. */
export function pushEvent(event: AnalyticsEvent): void {
  window.dataLayer = window.dataLayer ?? []
  window.dataLayer.push(event)
}

/** Tells of a lead once, however often its page is looked at (FORM-12). */
export function pushLead(lead: Parameters<typeof leadAnalytics>[0]): void {
  if (wasTold(lead.leadId)) return
  for (const event of leadAnalytics(lead)) pushEvent(event)
}

const KEY = 'lead-told'

function wasTold(leadId: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === leadId) return true
    sessionStorage.setItem(KEY, leadId)
  } catch {
    // The browser keeps nothing: better counted twice than not at all.
  }
  return false
}
