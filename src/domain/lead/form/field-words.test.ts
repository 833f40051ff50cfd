import { describe, expect, it } from 'vitest'
import { exampleSite } from '#domain/testing/example-site.ts'
import { fieldErrors } from '../../form/field-errors.ts'
import type { FieldWords } from './field-words.ts'
import { leadFormFields, leadFormSchema } from './lead-form.ts'
import { leadFormOptions } from './lead-form-options.ts'

const words = (own: Partial<FieldWords>): FieldWords => ({
  field: 'name',
  form: null,
  label: null,
  hint: null,
  error: null,
  ...own,
})
const optionsOf = (...fields: readonly FieldWords[]) => ({ ...leadFormOptions(exampleSite()), fieldWords: fields })
const fieldOf = (name: string, kind: 'general-enquiry' | 'trade-in', ...fields: readonly FieldWords[]) =>
  leadFormFields(optionsOf(...fields), kind).find((field) => field.name === name)
const errorsOf = (input: object, ...fields: readonly FieldWords[]) => {
  const checked = leadFormSchema(optionsOf(...fields), 'general-enquiry').safeParse(input)
  return checked.success ? {} : fieldErrors(checked.error)
}
const PERSON = { name: 'Sam', last_name: 'Nguyen', phone: '0412345678', email: 'sam@example.com', postcode: '4105' }

describe('a site’s own words for its fields', () => {
  it('FORM-2 replaces label and hint, and keeps what is left out', () => {
    const usual = fieldOf('email', 'general-enquiry')
    const own = fieldOf('email', 'general-enquiry', words({ field: 'email', hint: 'We’ll send the figures here.' }))
    expect(own).toEqual({ ...usual, hint: 'We’ll send the figures here.' })
    expect(fieldOf('name', 'general-enquiry', words({ label: 'What do we call you?' }))?.label).toBe(
      'What do we call you?',
    )
  })

  it('FORM-2 words for one form win over words for all, in any order', () => {
    const all = words({ label: 'Your name' })
    const ofTradeIn = words({ form: 'trade-in', label: 'The owner’s first name' })
    for (const both of [
      [all, ofTradeIn],
      [ofTradeIn, all],
    ]) {
      expect(fieldOf('name', 'trade-in', ...both)?.label).toBe('The owner’s first name')
      expect(fieldOf('name', 'general-enquiry', ...both)?.label).toBe('Your name')
    }
  })

  it('FORM-7 says the site’s sentence for each fault of the field, and refuses the same values', () => {
    const own = words({ field: 'postcode', error: 'Where do you live? Four digits, please.' })
    for (const postcode of [undefined, '', '41', 'abcd', 4105]) {
      expect(errorsOf({ ...PERSON, postcode }, own).postcode, String(postcode)).toEqual([own.error])
      expect(errorsOf({ ...PERSON, postcode }).postcode).not.toEqual([own.error])
    }
    expect(errorsOf(PERSON, own).postcode).toBeUndefined()
  })

  it('FORM-7 a valid form has the same output with own words as without', () => {
    const input = { ...PERSON, phone: '0412 345 678', message: 'Hello', dealership_slug: 'sample', location_id: 'l1' }
    const own = ['name', 'phone', 'message'] as const
    const worded = optionsOf(...own.map((field) => words({ field, error: 'Please look at this again.' })))
    const outputs = [optionsOf(), worded].map((options) => leadFormSchema(options, 'general-enquiry').safeParse(input))
    expect(outputs[1]?.data).toEqual(outputs[0]?.data)
    expect(outputs[1]?.error?.issues.map(({ path }) => path)).toEqual(outputs[0]?.error?.issues.map(({ path }) => path))
  })
})
