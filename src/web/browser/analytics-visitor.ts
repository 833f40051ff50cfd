import { OFFER_ACCEPTED_EVENT } from '#domain/lead/lead-event.ts'
import { storedText, storeText } from '#ui/browser-storage/stored-items.ts'
import type { SavedCarsChange } from '#ui/saved-cars/saved-cars-store.ts'
import { leadEvents, type SentLeadFacts } from '#views/analytics/lead-events.ts'
import { leadFlowEvents } from '#views/analytics/retail-flow.ts'
import { compareEvent, favouriteEvent } from '#views/analytics/visitor-events.ts'
import { lastButton } from './analytics-listeners.ts'
import { push } from './data-layer.ts'
import { type MeasuredSite, pageOf } from './page-facts.ts'

export { hearVisitor } from './analytics-listeners.ts'

/** FIELD-2, FORM-12: reports a stored lead once, however often its page is viewed. */
export function tellLead(site: MeasuredSite, lead: Omit<SentLeadFacts, 'button'>): void {
  // Once for the enquiry, and again when its offer is accepted, a separate event (FORM-12).
  const told = lead.event === OFFER_ACCEPTED_EVENT ? `${lead.leadId} ${lead.event}` : lead.leadId
  if (storedText('lead-told') === told) return
  storeText('lead-told', told)
  const page = pageOf(site)
  push(...leadEvents(page, { ...lead, button: lastButton() }), ...leadFlowEvents(page, lead))
}

/** FORM-12, FIELD-2: reports an added favourite, and cars added to or removed from the comparison. */
export function announceSavedCars(site: MeasuredSite, { list, car, did }: SavedCarsChange): void {
  if (list === 'compared' && did !== 'full') push(compareEvent(pageOf(site, car.id), car.id, did === 'added'))
  if (list === 'favourites' && did === 'added') push(favouriteEvent(pageOf(site, car.id), car.id))
}
