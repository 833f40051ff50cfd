import type { AnalyticsEvent } from '../lead/lead-analytics.ts'

/** What the data layer is told when a favourite is added: FORM-12's number beside the field's event name (FIELD-2). */
export function favouriteAdded(carId: string, owner: string): AnalyticsEvent {
  return {
    event: 'asc_cta_interaction',
    event_id: 39,
    event_owner: owner,
    event_action: 'click',
    event_action_result: 'success',
    element_type: 'button',
    element_text: 'Save',
    item_id: carId,
  }
}
