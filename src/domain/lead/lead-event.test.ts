import { expect, it } from 'vitest'
import { FAVOURITE_ADDED_EVENT, leadEvent } from './lead-event.ts'

it.each([
  { event: 14, category: 'Vehicle Enquiry', carType: 'new' },
  { event: 14, category: 'Vehicle Enquiry', carType: 'demo' },
  { event: 15, category: 'Vehicle Enquiry', carType: 'used' },
  { event: 15, category: 'Finance Enquiry', carType: 'used' },
  { event: 17, category: 'Test Drive', carType: null },
  { event: 17, category: 'Test Drive', carType: 'new' },
  { event: 48, category: 'Test Drive', carType: 'used' },
  { event: 22, category: 'General Enquiry', carType: null },
  { event: 22, category: 'General Enquiry', carType: 'used' },
  { event: 22, category: 'Service Booking', carType: null },
  { event: 51, category: 'Careers Enquiry', carType: null },
] as const)('FORM-12 event $event: $category, car $carType', ({ event, category, carType }) => {
  expect(leadEvent({ category, carType, subcategory: null })).toBe(event)
})

it('FORM-12 event 18: an accepted offer, in any category', () => {
  expect(leadEvent({ category: 'Trade-In Enquiry', carType: 'used', subcategory: '3. Offer Accepted' })).toBe(18)
})

it('FORM-12 event 39: a favourite added', () => {
  expect(FAVOURITE_ADDED_EVENT).toBe(39)
})

it('D-63 FORM-12 a car tagged ‘Test Drive Only’ gives 17, used or not; enquiries not about a car are unchanged', () => {
  const about = (category: 'Vehicle Enquiry' | 'Test Drive' | 'Careers Enquiry') =>
    leadEvent({ category, subcategory: null, carType: 'used', tag: 'Test Drive Only' })
  expect([about('Vehicle Enquiry'), about('Test Drive'), about('Careers Enquiry')]).toEqual([17, 17, 51])
})
