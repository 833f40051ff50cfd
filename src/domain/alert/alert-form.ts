import { z } from 'zod'
import { type LeadField, PLAIN } from '../form/field-description.ts'
import * as check from '../form/field-schema.ts'
import { contactFields } from '../person/contact-fields.ts'
import type { RegionCode } from '../region.ts'

/** ALERT-1: the form asks for an email address and nothing else. The address is stored in lower case. */
export function alertSchema(region: RegionCode) {
  return z.object({
    email: contactFields(region).email.schema.transform((email) => email.toLowerCase()),
    website: check.optionalLine('Website', LONGEST_TRAP),
  })
}

/** The form's fields; the second is the trap for bots (FORM-2). */
export function alertFields(region: RegionCode): readonly LeadField[] {
  return [
    { ...PLAIN, ...contactFields(region).email.field, name: 'email' },
    { ...PLAIN, label: 'Leave this field empty', type: 'trap', name: 'website' },
  ]
}

const LONGEST_TRAP = 1000

/** The field of the buttons that end alerts, and its value for all of them. */
export const END_FIELD = 'end'
export const END_ALL = 'all'
