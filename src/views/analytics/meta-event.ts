import { FAVOURITE_ADDED_EVENT } from '#domain/lead/lead-event.ts'
import type { AscEvent } from './asc-event.ts'

/** An event with a name that the Meta pixel knows. */
export interface MetaEvent {
  readonly name: 'PageView' | 'ViewContent' | 'Lead' | 'Contact' | 'AddToWishlist'
  readonly facts: Readonly<Record<string, string | readonly string[]>>
}

/**
 * Converts an event for the Meta pixel; null if the pixel has none for it. Cars are identified by stock number or id.
 */
export function metaEvent(event: AscEvent): MetaEvent | null {
  switch (event.event) {
    case 'asc_pageview':
      return { name: 'PageView', facts: {} }
    case 'asc_item_pageview':
      return { name: 'ViewContent', facts: { content_type: 'vehicle', content_ids: [event.item_number] } }
    case 'asc_form_submission':
      // Job applicants are not buyers.
      return event.department === 'hr' ? null : { name: 'Lead', facts: { content_category: event.form_name } }
    case 'asc_click_to_call':
      return { name: 'Contact', facts: {} }
    case 'asc_cta_interaction':
      return event.event_id === FAVOURITE_ADDED_EVENT && event.car_id !== undefined
        ? { name: 'AddToWishlist', facts: { content_type: 'vehicle', content_ids: [event.car_id] } }
        : null
    default:
      return null
  }
}
