import { expect, it } from 'vitest'
import { LEAD_CATEGORIES, storedCategory, successCategory } from './category.ts'

it('FORM-9 stores a careers enquiry as a general enquiry with a subcategory', () => {
  expect(storedCategory('Careers Enquiry')).toEqual({ category: 'General Enquiry', subcategory: 'Career Enquiry' })
})

it.each(LEAD_CATEGORIES.filter((category) => category !== 'Careers Enquiry'))(
  'FORM-9 stores %s unchanged',
  (category) => {
    expect(storedCategory(category)).toEqual({ category, subcategory: null })
  },
)

it.each(LEAD_CATEGORIES)('ROUTE-6 recovers %s from the stored category', (category) => {
  expect(successCategory(storedCategory(category))).toBe(category)
})
