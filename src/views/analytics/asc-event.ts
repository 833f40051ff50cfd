import type { AscItem } from './asc-item.ts'
import type {
  CommOutcome,
  Department,
  ElementSubtype,
  ElementType,
  EventAction,
  EventActionResult,
  FlowName,
  FlowOutcome,
  FormType,
  MediaType,
  PageType,
} from './asc-vocabulary.ts'

/**
 * FIELD-2: one event for `window.dataLayer`: a plain object with the parameters that the standard requires. It contains
 * no personal data and nothing that a visitor typed.
 */
export type AscEvent = { [Name in keyof EventParameters]: EventOf<Name> }[keyof EventParameters] | SubmissionEvent

/** Parameters of every event: the site's owner, the page type and, on a vehicle page, the car. */
export interface AscPage extends Partial<AscItem> {
  /** The site's slug. */
  readonly event_owner: string
  readonly page_type: PageType
}

export type EventOf<Name extends keyof EventParameters> = Numbered<Name> & EventParameters[Name]

/** A stored lead. Besides the form's own event there is one for its department. */
export type SubmissionEvent = Numbered<
  'asc_form_submission' | `asc_form_submission_${'sales' | 'sales_appt' | 'service' | 'parts' | 'trade'}`
> &
  Submission

interface Numbered<Name extends string> extends AscPage {
  readonly event: Name
  /** The event number of FORM-12, if the event has one. */
  readonly event_id?: number
}

/** Parameters of each event, besides the page's. */
interface EventParameters {
  /** `error_code` is the status of a page that failed, else 'none'. */
  readonly asc_pageview: { readonly error_code: string }
  readonly asc_item_pageview: { readonly error_code: string } & AscItem
  /** `item_results`: number of cars on the page, not of all results. */
  readonly asc_itemlist_pageview: { readonly error_code: string; readonly item_results: number }
  readonly asc_cta_interaction: Element & {
    readonly event_action: EventAction
    readonly event_action_result: EventActionResult
    readonly link_url: string
    readonly car_id?: string
  }
  readonly asc_element_configuration: Element & {
    readonly event_action: EventAction
    readonly event_action_result: EventActionResult
    readonly element_state: 'checked' | 'unchecked' | 'set'
    /** Name of the control: 'make', 'sortBy'. */
    readonly element_title: string
    readonly element_value: string
  }
  readonly asc_menu_interaction: Element & { readonly event_action: EventAction }
  readonly asc_media_interaction: {
    readonly event_action: EventAction
    readonly event_action_result: EventActionResult
    /** From 1. */
    readonly element_order: number
    readonly media_type: MediaType
    readonly link_url: string
  }
  readonly asc_special_offer: { readonly promotion_name: string }
  /** `comm_phone_number`: the dealer's number in E.164. */
  readonly asc_click_to_call: {
    readonly comm_type: 'voice'
    readonly comm_phone_number: string
    readonly department: Department
  }
  readonly asc_form_engagement: Form & { readonly comm_status: 'start' }
  readonly asc_retail_process: {
    readonly flow_name: FlowName
    readonly flow_outcome: FlowOutcome
    readonly element_title: string
    readonly car_id?: string
  }
}

interface Element {
  /** As displayed. */
  readonly element_text: string
  readonly element_type: ElementType
  readonly element_subtype: ElementSubtype
}

interface Form {
  readonly comm_type: 'form'
  readonly element_text: string
  readonly department: Department
  readonly form_name: string
  readonly form_type: FormType
}

interface Submission extends Form {
  readonly comm_outcome: CommOutcome
  /** The lead's id. */
  readonly submission_id: string
}
