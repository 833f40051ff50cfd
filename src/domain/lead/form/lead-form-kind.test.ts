import { describe, expect, it } from 'vitest'
import { LEAD_CATEGORIES } from '../category.ts'
import { LEAD_FORMS, leadFormKind } from './lead-form-kind.ts'

describe('FORM-1 leadFormKind', () => {
  it.each([
    ['Test Drive', true, 'vehicle-test-drive'],
    ['Test Drive', false, 'test-drive'],
    ['Finance Enquiry', true, 'vehicle-finance'],
    ['Finance Enquiry', false, 'finance-enquiry'],
    ['Vehicle Enquiry', true, 'vehicle-enquiry'],
    ['General Enquiry', false, 'general-enquiry'],
    ['General Enquiry', true, 'vehicle-enquiry'],
    ['Vehicle Enquiry', false, 'general-enquiry'],
    ['Service Booking', false, 'general-enquiry'],
    ['', true, 'vehicle-enquiry'],
    ['', false, 'general-enquiry'],
  ] as const)('FORM-1 %j, about a car %s: %s', (category, aboutCar, kind) => {
    expect(leadFormKind(category, aboutCar)).toBe(kind)
  })

  it.each([
    ['trade-in', 'Trade-In Enquiry', false, 'trade-in'],
    ['service', 'Service Booking', false, 'service'],
    ['vehicle-photos', 'Vehicle Enquiry', true, 'vehicle-photos'],
    ['vehicle-photos', 'Vehicle Enquiry', false, 'general-enquiry'],
    ['general-enquiry', 'Trade-In Enquiry', false, 'general-enquiry'],
    ['anything', 'Test Drive', false, 'test-drive'],
  ] as const)('FORM-1 the request names %s, category %s, about a car %s: %s', (form, category, aboutCar, kind) => {
    expect(leadFormKind(category, aboutCar, form)).toBe(kind)
  })

  it('FORM-1 returns forms about a car only for a car, in every category', () => {
    for (const category of LEAD_CATEGORIES)
      for (const aboutCar of [true, false]) expect(LEAD_FORMS[leadFormKind(category, aboutCar)].aboutCar).toBe(aboutCar)
  })
})
