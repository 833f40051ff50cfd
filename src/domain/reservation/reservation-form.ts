import { z } from 'zod'
import * as words from '#words/checkout.ts'
import { say } from '#words/say.ts'
import { type LeadField, PLAIN, rule, tickBox } from '../form/field-description.ts'
import * as check from '../form/field-schema.ts'
import { contactFields } from '../person/contact-fields.ts'
import { ALL_REQUIRED } from '../person/contact-names.ts'
import type { RegionCode } from '../region.ts'

/**
 * RESERVE-1, FORM-7: the checkout's fields in order, each with its rendering and its validation in one row, so that
 * page, browser and server agree. `website` is the honeypot of FORM-2.
 */
function fieldRules(region: RegionCode) {
  return {
    ...contactFields(region, ALL_REQUIRED, say(words.confirmationByEmail)),
    terms: rule(check.requiredTick(say(words.pleaseAgree)), tickBox(say(words.agreeToTerms), true, '')),
    website: rule(check.optionalLine('Website', 1000), { ...PLAIN, label: say(words.leaveEmpty), type: 'trap' }),
  }
}

/** The schema of the checkout form, for browser and server. Its output is clean and within the limits. */
export function reservationFormSchema(region: RegionCode) {
  const rules = fieldRules(region)
  return z.object({
    name: rules.name.schema,
    last_name: rules.last_name.schema,
    phone: rules.phone.schema,
    email: rules.email.schema,
    postcode: rules.postcode.schema,
    terms: rules.terms.schema,
    website: rules.website.schema,
  })
}

/** The buyer of a reservation, from a valid form. The phone number is E.164. */
export type Buyer = Omit<z.output<ReturnType<typeof reservationFormSchema>>, 'terms' | 'website'>

/** The fields in order, from the same table as the schema. */
export function reservationFields(region: RegionCode): readonly LeadField[] {
  return Object.entries(fieldRules(region)).map(([name, { field }]) => ({ ...(field ?? PLAIN), name }))
}
