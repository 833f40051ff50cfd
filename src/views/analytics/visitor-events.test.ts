import { describe, expect, it } from 'vitest'
import {
  callEvent,
  compareEvent,
  configurationEvent,
  ctaEvent,
  favouriteEvent,
  formEvent,
  mediaEvent,
  menuEvent,
} from './visitor-events.ts'

const page = { event_owner: 'yard', page_type: 'itemlist' } as const
const control = { name: 'make', label: 'Make', kind: 'box', value: 'Toyota', checked: true } as const

describe('FIELD-2 visitor events', () => {
  it.each([
    ['tel:0755500000', 'AU', '+61755500000'],
    ['tel:(07) 5550 0000', 'AU', '+61755500000'],
    ['tel:+61755500000', 'AU', '+61755500000'],
    ['tel:1300555000', 'AU', '+611300555000'],
    ['tel:092345678', 'NZ', '+6492345678'],
    ['tel:2015550123', 'US', '+12015550123'],
    ['tel:12015550123', 'US', '+12015550123'],
  ] as const)('FIELD-2 reports a call to %s in %s as %s', (href, region, number) => {
    expect(callEvent(page, { href, department: 'service', region })).toEqual({
      event: 'asc_click_to_call',
      ...page,
      comm_type: 'voice',
      comm_phone_number: number,
      department: 'service',
    })
  })

  it('FIELD-2 reports a button’s label, place and target, without the link’s parameters', () => {
    const href = '/contact-us?message=Call+Mia#contact-form'
    expect(ctaEvent(page, { text: 'Ask us', where: 'body', button: true, href })).toEqual({
      event: 'asc_cta_interaction',
      ...page,
      element_text: 'Ask us',
      element_type: 'body',
      element_subtype: 'cta_button',
      event_action: 'click',
      event_action_result: 'redirect',
      link_url: '/contact-us',
    })
    expect(ctaEvent(page, { text: 'Share', where: 'body', button: true, href: null })).toMatchObject({
      event_action_result: 'none',
      link_url: 'none',
    })
    expect(ctaEvent(page, { text: 'Share', where: 'body', button: false, href: '#x' }).link_url).toBe('none')
  })

  it('FORM-12 reports an added favourite as event 39, with the car and no visitor', () => {
    expect(favouriteEvent(page, 'car-1')).toMatchObject({ event: 'asc_cta_interaction', event_id: 39, car_id: 'car-1' })
  })

  it.each([
    [true, 'added'],
    [false, 'removed'],
  ])('FIELD-2 reports a compared car (%s) as %s', (added, flow_outcome) => {
    expect(compareEvent(page, 'car-1', added)).toMatchObject({ flow_name: 'compare', flow_outcome, car_id: 'car-1' })
  })

  it.each([
    ['header', false, 'inline_menu'],
    ['header', true, 'dropdown'],
    ['menu', false, 'hamburger_menu'],
    ['footer', false, 'inline_menu'],
  ] as const)('FIELD-2 reports an entry of the %s (opens: %s) as %s', (where, opens, element_subtype) => {
    expect(menuEvent(page, { text: 'Used cars', where, opens })).toEqual({
      event: 'asc_menu_interaction',
      ...page,
      element_text: 'Used cars',
      element_type: where,
      element_subtype,
      event_action: 'click',
    })
  })

  it.each([
    [control, { element_value: 'Toyota', element_state: 'checked', event_action_result: 'check' }],
    [
      { ...control, checked: false },
      { element_state: 'unchecked', event_action_result: 'uncheck' },
    ],
    [
      { ...control, kind: 'choice', value: 'price_asc' },
      { element_value: 'price_asc', element_subtype: 'dropdown' },
    ],
    [
      { ...control, kind: 'slider', value: '30000' },
      { element_value: '30000', element_state: 'set' },
    ],
  ] as const)('FIELD-2 reports a selected filter: %j', (chosen, reported) => {
    expect(configurationEvent(page, chosen)).toMatchObject({ event: 'asc_element_configuration', ...reported })
  })

  it('FIELD-2 does not report text typed into a filter', () => {
    const typed = configurationEvent(page, { ...control, kind: 'typed', value: 'mia@mail.example' })
    expect(JSON.stringify(typed)).not.toContain('mia')
    expect(typed.element_value).toBe('(typed)')
  })

  it('FIELD-2 reports a picture by its position', () => {
    expect(mediaEvent(page, { order: 3, type: 'image', href: '/pictures/a.webp?w=1' })).toEqual({
      event: 'asc_media_interaction',
      ...page,
      event_action: 'click',
      event_action_result: 'open',
      element_order: 3,
      media_type: 'image',
      link_url: '/pictures/a.webp',
    })
  })

  it('FIELD-2 reports a started form with the field’s label and the department', () => {
    expect(formEvent(page, { category: 'Service Booking', label: 'First Name' })).toEqual({
      event: 'asc_form_engagement',
      ...page,
      comm_type: 'form',
      comm_status: 'start',
      element_text: 'First Name',
      department: 'service',
      form_name: 'service_booking',
      form_type: 'service_appointment',
    })
    expect(formEvent(page, { category: 'Nonsense', label: 'x' }).form_name).toBe('general_enquiry')
  })
})
