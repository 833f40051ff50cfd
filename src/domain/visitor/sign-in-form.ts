import { z } from 'zod'
import type { LeadField } from '../form/field-description.ts'
import { textMessageNumber } from '../person/contact-fields.ts'
import type { RegionCode } from '../region.ts'

/** GARAGE-2: the schema of the sign-in's first step. Its phone number is E.164. */
export function signInSchema(region: RegionCode) {
  return z.object({ phone: textMessageNumber(region).schema })
}

/** GARAGE-2: the field of the sign-in's first step. */
export function numberField(region: RegionCode): LeadField {
  return { ...textMessageNumber(region).field, name: 'phone' }
}
