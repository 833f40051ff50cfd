import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { LeadField } from '../form/field-description.ts'
import { fieldErrors } from '../form/field-errors.ts'
import { leadFormFields, leadFormSchema } from '../lead/form/lead-form.ts'
import { LEAD_FORM_KINDS } from '../lead/form/lead-form-kind.ts'
import { leadFormOptions } from '../lead/form/lead-form-options.ts'
import { REGION_CODES, type RegionCode } from '../region.ts'
import { reservationFields } from '../reservation/reservation-form.ts'
import { contactFields, textMessageNumber } from './contact-fields.ts'
import { CONTACT_NAMES } from './contact-names.ts'

/** The contact fields, and others that are between them. */
function contactRun(fields: readonly LeadField[]): readonly LeadField[] {
  const first = fields.findIndex(({ name }) => name === CONTACT_NAMES[0])
  return fields.slice(first, first + CONTACT_NAMES.length)
}

/** A site with nothing but its country. */
const site = (region: RegionCode) => ({
  region,
  leads: {
    messageRequired: false,
    optInText: '',
    askRego: false,
    askTradeIn: false,
    askContactMethod: false,
    askFinance: false,
    requireTerms: false,
    askDealership: false,
    services: [],
    defaultState: '',
  },
  appointments: { booking: false, daysAhead: 0 },
  timezone: 'UTC',
  dealerships: [],
  locations: [],
})

describe.each(REGION_CODES)('a person’s contact fields in %s', (region) => {
  const fields = contactFields(region)

  it('FORM-2 FORM-3 have the names that saved details and steps use, in the same order', () => {
    expect(Object.keys(fields)).toEqual(CONTACT_NAMES)
  })

  it('FORM-2 every enquiry form asks for them in the same way', () => {
    const expected = CONTACT_NAMES.map((name) => ({ name, ...fields[name].field }))
    for (const kind of LEAD_FORM_KINDS)
      expect(contactRun(leadFormFields(leadFormOptions(site(region)), kind)), kind).toEqual(expected)
  })

  it('FORM-2 RESERVE-1 the checkout asks for them in the same way, with a hint at the email address', () => {
    const hint = 'We’ll email your confirmation here.'
    const expected = CONTACT_NAMES.map((name) => ({
      name,
      ...fields[name].field,
      ...(name === 'email' ? { hint } : {}),
    }))
    expect(reservationFields(region).slice(0, expected.length)).toEqual(expected)
  })

  it('FORM-2 GARAGE-2 the sign-in asks for the mobile number in the same way', () => {
    expect(textMessageNumber(region).field).toEqual(fields.phone.field)
  })
})

it('FORM-2 FIELD-4 each field says what it is, how the browser fills it in, and which keyboard it needs', () => {
  const described = Object.entries(contactFields('AU')).map(([name, { field }]) => [
    name,
    field?.label,
    field?.autocomplete,
    field?.inputMode,
    field?.maxLength,
    field?.required,
  ])
  expect(described).toEqual([
    ['name', 'First Name', 'given-name', null, 100, true],
    ['last_name', 'Last Name', 'family-name', null, 100, true],
    ['phone', 'Mobile Number', 'tel', 'tel', 40, true],
    ['email', 'Email Address', 'email', 'email', 254, true],
    ['postcode', 'Postcode', 'postal-code', 'numeric', 4, true],
  ])
})

describe('B11 a site’s forms ask for fewer contact details', () => {
  const short = { lastName: 'none', phone: 'required', email: 'optional', postcode: 'none' } as const
  const options = { ...leadFormOptions(site('AU')), contactFields: short }
  const check = (typed: object) => leadFormSchema(options, 'general-enquiry').safeParse({ name: 'Jo', ...typed })

  it('B11 a form asks for name and phone, offers the email address, and leaves out the rest', () => {
    const asked = contactRun(leadFormFields(options, 'general-enquiry')).slice(0, 3)
    expect(asked.map(({ name, required }) => [name, required])).toEqual([
      ['name', true],
      ['phone', true],
      ['email', false],
    ])
    expect(leadFormFields(options, 'general-enquiry').map(({ name }) => name)).not.toContain('postcode')
  })

  it('B11 what is left out is an empty text', () => {
    expect(check({ phone: '0412 345 678' }).data).toMatchObject({
      last_name: '',
      phone: '+61412345678',
      email: '',
      postcode: '',
    })
  })

  it('B11 FORM-2 what is given is checked as ever, and an app may send what the form leaves out', () => {
    expect(check({ phone: '0412 345 678', last_name: ' Ng ', postcode: '4000' }).data).toMatchObject({
      last_name: 'Ng',
      postcode: '4000',
    })
    const broken = check({ phone: '12', email: 'jo@', postcode: '40' })
    expect(broken.error && fieldErrors(broken.error)).toEqual({
      phone: ['Enter a valid phone number, such as 0412 345 678.'],
      email: ['Enter a valid email address, such as name@example.com.'],
      postcode: ['Invalid postcode. Please enter a 4-digit number.'],
    })
  })

  it('B11 RESERVE-1 a reservation asks for all of them, whatever the site’s forms ask for', () => {
    expect(reservationFields('AU').filter(({ name, required }) => required && name !== 'terms')).toHaveLength(5)
  })

  it('B11 FORM-6 the preferred contact method is asked only between ways that the form requires', () => {
    const asking = { ...options, askContactMethod: true }
    const ways = (asked: object) =>
      leadFormFields({ ...asking, contactFields: { ...short, ...asked } }, 'general-enquiry').find(
        ({ name }) => name === 'preferred_contact',
      )?.options
    expect(ways({})?.map(({ value }) => value)).toEqual(['Phone', 'SMS'])
    expect(ways({ phone: 'optional', email: 'required' })).toBeUndefined()
  })
})

describe('GARAGE-2 H7 the number for a sign-in code', () => {
  const check = (phone: unknown, region: RegionCode = 'AU') => {
    const checked = z.object({ phone: textMessageNumber(region).schema }).safeParse({ phone })
    return checked.success ? checked.data.phone : fieldErrors(checked.error)
  }

  it.each(['', undefined, 7, '07 3123 4567', 'call me', `0412 345 678${'9'.repeat(100)}`])(
    'GARAGE-2 %j is refused with one sentence that names an example',
    (phone) => {
      expect(check(phone)).toEqual({
        phone: ['Enter a mobile number that can receive text messages, such as 0412 345 678.'],
      })
    },
  )

  it('GARAGE-2 a mobile number of the region is E.164', () => {
    expect(check(' 0412 345 678 ')).toBe('+61412345678')
    expect(check('021 123 4567', 'NZ')).toBe('+64211234567')
  })
})
