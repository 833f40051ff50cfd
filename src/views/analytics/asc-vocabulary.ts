/**
 * FIELD-2: allowed values of the Automotive Standards Council's GA4 events, version 1.2, as far as our sites use them.
 */

export type PageType =
  | 'blog'
  | 'blog_list'
  | 'commercial'
  | 'compare'
  | 'contact'
  | 'custom'
  | 'employment'
  | 'finance'
  | 'home'
  | 'item'
  | 'itemlist'
  | 'parts'
  | 'service'
  | 'showroom'
  | 'specials'
  | 'thank_you'
  | 'trade'
  | 'unknown'

export type Department = 'credit' | 'hr' | 'parts' | 'sales' | 'service' | 'trade' | 'unknown'

/** Has no 'demo'; `itemCondition` maps it. */
export type ItemCondition = 'cpo' | 'new' | 'used' | 'unknown'

export type FormType =
  | 'consumer_contact'
  | 'finance/credit'
  | 'human_resources'
  | 'parts'
  | 'service_appointment'
  | 'trade'
  | 'unknown'

export type CommOutcome = 'appt_booked' | 'get_back_commitment' | 'not_opportunity' | 'unknown'

/** Ways to a sale. `retail-flow.ts` assigns forms and pages to them. */
export type FlowName =
  | 'appointment'
  | 'compare'
  | 'ecommerce'
  | 'financing'
  | 'payment_calculator'
  | 'test_drive'
  | 'trade'

export type FlowOutcome = 'added' | 'finished' | 'lead' | 'proceed' | 'recalc' | 'removed' | 'start' | 'viewed'

export type EventAction = 'click' | 'field_input' | 'scroll' | 'view'

export type EventActionResult = 'check' | 'clear' | 'form' | 'none' | 'open' | 'redirect' | 'search' | 'uncheck'

export type ElementType =
  | 'banner'
  | 'body'
  | 'footer'
  | 'form'
  | 'gallery'
  | 'header'
  | 'item_details'
  | 'menu'
  | 'pagination'
  | 'popup'
  | 'search_tool'

export type ElementSubtype =
  | 'cta_button'
  | 'dropdown'
  | 'hamburger_menu'
  | 'hyperlink'
  | 'image'
  | 'inline_menu'
  | 'input_field'
  | 'toggle'

export type MediaType = 'gallery' | 'image' | 'thumbnail'
