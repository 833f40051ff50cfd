import { expect, it } from 'vitest'
import { exampleLead } from '#domain/lead/testing/example-lead.ts'
import { LONGEST_SMS, leadMark, leadSms } from './lead-sms.ts'

const site = {
  region: 'AU',
  timezone: 'Australia/Brisbane',
  locations: [],
  search: { vehicleWord: 'vehicle' },
} as const

it('FIELD-1 contains what the lead is about, who sent it and the number to call', () => {
  const text = leadSms(exampleLead(), site)
  expect(text).toBe('Vehicle Enquiry: 2021 Toyota HiLux SR5 (stock U123), Jo Nguyen. Call 0412 345 678. Ref 0F8FAD5B')
})

it('FIELD-1 shortens a long name, but not the number and the reference', () => {
  const lead = exampleLead({ name: '🚙'.repeat(90), last_name: 'x'.repeat(100) })
  const text = leadSms(lead, site)
  expect([...text].length).toBe(LONGEST_SMS)
  expect(text).toMatch(/…\. Call 0412 345 678\. Ref 0F8FAD5B$/)
  expect(text).toContain(leadMark(lead))
})
