import type { RegionCode } from '#domain/region.ts'
import type { AscPage, EventOf } from './asc-event.ts'
import type { Department, ElementType, MediaType } from './asc-vocabulary.ts'
import { dealerNumber } from './dealer-number.ts'
import { ascForm } from './lead-forms.ts'
import { COMPARE_FLOW, retailEvent } from './retail-flow.ts'

/** FIELD-2: a click on one of the dealer's phone numbers. */
export function callEvent(
  page: AscPage,
  call: { readonly href: string; readonly department: Department; readonly region: RegionCode },
): EventOf<'asc_click_to_call'> {
  return {
    event: 'asc_click_to_call',
    ...page,
    comm_type: 'voice',
    comm_phone_number: dealerNumber(call.href, call.region),
    department: call.department,
  }
}

/** FIELD-2: a click on a call to action. `href` is null if it is not a link. */
export function ctaEvent(
  page: AscPage,
  pressed: {
    readonly text: string
    readonly where: ElementType
    readonly button: boolean
    readonly href: string | null
  },
): EventOf<'asc_cta_interaction'> {
  return {
    event: 'asc_cta_interaction',
    ...page,
    element_text: pressed.text,
    element_type: pressed.where,
    element_subtype: pressed.button ? 'cta_button' : 'hyperlink',
    event_action: 'click',
    event_action_result: pressed.href === null ? 'none' : 'redirect',
    link_url: pressed.href === null ? 'none' : bareAddress(pressed.href),
  }
}

/** FORM-12: event 39, an added favourite (GARAGE-6), with only the car's id. */
export function favouriteEvent(page: AscPage, carId: string): EventOf<'asc_cta_interaction'> {
  return {
    event: 'asc_cta_interaction',
    event_id: 39,
    ...page,
    element_text: 'Save',
    element_type: 'item_details',
    element_subtype: 'toggle',
    event_action: 'click',
    event_action_result: 'check',
    link_url: 'none',
    car_id: carId,
  }
}

/** FIELD-2: a car was added to the comparison, or removed. */
export function compareEvent(page: AscPage, carId: string, added: boolean): EventOf<'asc_retail_process'> {
  return {
    ...retailEvent(page, COMPARE_FLOW, added ? 'added' : 'removed'),
    car_id: carId,
  }
}

/** FIELD-2: a click on a menu entry. */
export function menuEvent(
  page: AscPage,
  entry: { readonly text: string; readonly where: 'header' | 'footer' | 'menu'; readonly opens: boolean },
): EventOf<'asc_menu_interaction'> {
  return {
    event: 'asc_menu_interaction',
    ...page,
    element_text: entry.text,
    element_type: entry.where,
    element_subtype: entry.opens ? 'dropdown' : entry.where === 'menu' ? 'hamburger_menu' : 'inline_menu',
    event_action: 'click',
  }
}

/** A search control after a change. */
export interface ChangedControl {
  /** 'make', 'price', 'sortBy' */
  readonly name: string
  /** As displayed. */
  readonly label: string
  readonly kind: 'box' | 'choice' | 'slider' | 'typed'
  readonly value: string
  readonly checked: boolean
}

/**
 * FIELD-2: a filter or the sort order was changed. Selected values are reported; typed text is not, because people type
 * names, phone numbers and postcodes into every field.
 */
export function configurationEvent(page: AscPage, control: ChangedControl): EventOf<'asc_element_configuration'> {
  const box = control.kind === 'box'
  return {
    event: 'asc_element_configuration',
    ...page,
    element_text: control.label,
    element_type: 'search_tool',
    element_subtype: box ? 'toggle' : control.kind === 'choice' ? 'dropdown' : 'input_field',
    event_action: box ? 'click' : 'field_input',
    event_action_result: box ? (control.checked ? 'check' : 'uncheck') : 'search',
    element_state: box ? (control.checked ? 'checked' : 'unchecked') : 'set',
    element_title: control.name,
    element_value: control.kind === 'typed' ? TYPED : control.value,
  }
}

/** FIELD-2: a click on a picture. */
export function mediaEvent(
  page: AscPage,
  picture: { readonly order: number; readonly type: MediaType; readonly href: string | null },
): EventOf<'asc_media_interaction'> {
  return {
    event: 'asc_media_interaction',
    ...page,
    event_action: 'click',
    event_action_result: picture.type === 'image' ? 'open' : 'none',
    element_order: picture.order,
    media_type: picture.type,
    link_url: picture.href === null ? 'none' : bareAddress(picture.href),
  }
}

/** FIELD-2: a visitor started to fill in a form. `label` is the field's label, never its content. */
export function formEvent(
  page: AscPage,
  form: { readonly category: string; readonly label: string },
): EventOf<'asc_form_engagement'> {
  return {
    event: 'asc_form_engagement',
    ...page,
    ...ascForm(form.category),
    comm_type: 'form',
    comm_status: 'start',
    element_text: form.label,
  }
}

const TYPED = '(typed)'

/** A link's target without its parameters, which may contain a visitor's own words. */
function bareAddress(href: string): string {
  return href.split(/[?#]/, 1)[0] || 'none'
}
