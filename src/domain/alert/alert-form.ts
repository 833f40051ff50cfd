import { z } from 'zod'
import { leaveEmpty } from '#words/checkout.ts'
import { say } from '#words/say.ts'
import { type LeadField, PLAIN } from '../form/field-description.ts'
import * as check from '../form/field-schema.ts'
import { contactFields, textMessageNumber } from '../person/contact-fields.ts'
import type { RegionCode } from '../region.ts'
import type { AlertWay } from './alert-way.ts'

/** ALERT-1: the form asks for an email address and nothing else. The address is stored in lower case. */
export function alertSchema(region: RegionCode) {
  return z.object({
    email: contactFields(region).email.schema.transform((email) => email.toLowerCase()),
    website: check.optionalLine('Website', LONGEST_TRAP),
  })
}

/** ALERT-5: the same for text messages, which need a mobile number. It is stored as +61412345678. */
export function textAlertSchema(region: RegionCode) {
  return z.object({
    phone: textMessageNumber(region).schema,
    website: check.optionalLine('Website', LONGEST_TRAP),
  })
}

/** The form's fields: the address, and the trap for bots (FORM-2). */
export function alertFields(region: RegionCode, way: AlertWay = 'mail'): readonly LeadField[] {
  return [
    way === 'text'
      ? { ...PLAIN, ...textMessageNumber(region).field, name: 'phone' }
      : { ...PLAIN, ...contactFields(region).email.field, name: 'email' },
    { ...PLAIN, label: say(leaveEmpty), type: 'trap', name: 'website' },
  ]
}

const LONGEST_TRAP = 1000

/** The field of the buttons that end alerts, and its value for all of them. */
export const END_FIELD = 'end'
export const END_ALL = 'all'
