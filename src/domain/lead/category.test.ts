import { expect, it } from 'vitest'
import { LEAD_CATEGORIES, storedCategory, successCategory } from './category.ts'

it('FORM-9 a careers enquiry is stored as a general enquiry of its own kind', () => {
  expect(storedCategory('Careers Enquiry')).toEqual({ category: 'General Enquiry', subcategory: 'Career Enquiry' })
})

it.each(LEAD_CATEGORIES.filter((category) => category !== 'Careers Enquiry'))(
  'FORM-9 %s is stored as it is',
  (category) => {
    expect(storedCategory(category)).toEqual({ category, subcategory: null })
  },
)

it.each(LEAD_CATEGORIES)('ROUTE-6 what follows %s is found again from what is stored', (category) => {
  expect(successCategory(storedCategory(category))).toBe(category)
})
