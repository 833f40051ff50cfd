import type { z } from 'zod'
import { type FieldDescription, type FieldRule, rule, text } from '../form/field-description.ts'
import * as check from '../form/field-schema.ts'
import { REGIONS, type RegionCode } from '../region.ts'
import { ALL_REQUIRED, type ContactAsking } from './contact-names.ts'

/**
 * FORM-2, FORM-3, B11: how every form asks for a person's contact details, and how they are checked. A field that is not
 * required may be empty, and is then an empty text.
 */
export function contactFields(region: RegionCode, asking: ContactAsking = ALL_REQUIRED, emailHint?: string) {
  const { postcodeLength, words } = REGIONS[region]
  const hint = emailHint ?? (asking.email === 'required' ? null : 'We’ll send your confirmation here.')
  return {
    name: rule(check.requiredLine('First Name', NAME), text('First Name', 'given-name', NAME)),
    last_name: askedFor(asking.lastName, check.requiredLine('Last Name', NAME), text('Last Name', 'family-name', NAME)),
    phone: askedFor(asking.phone, check.phoneNumber('Mobile Number', region), MOBILE_NUMBER),
    email: askedFor(asking.email, check.emailAddress('Email Address'), {
      ...text('Email Address', 'email', check.EMAIL),
      type: 'email',
      inputMode: 'email',
      hint,
    }),
    postcode: askedFor(asking.postcode, check.postcodeNumber(region), {
      ...text(words.postcode, 'postal-code', postcodeLength),
      inputMode: 'numeric',
    }),
  }
}

/** GARAGE-2: the number that gets a sign-in code. It must be able to receive text messages (H7). */
export function textMessageNumber(region: RegionCode) {
  return { schema: check.mobilePhone(region), field: MOBILE_NUMBER }
}

/** Unlike other fields, one that is not rendered is accepted: a dealer's own app may send it to `/api/leads`. */
function askedFor(
  asking: ContactAsking['lastName'],
  schema: z.ZodType<string>,
  field: FieldDescription,
): FieldRule<z.ZodType<string>> {
  if (asking === 'required') return rule(schema, field)
  return rule(check.emptyOr(schema), asking === 'none' ? null : { ...field, required: false })
}

/** Longest first or last name, in characters. */
const NAME = 100

const MOBILE_NUMBER: FieldDescription = {
  ...text('Mobile Number', 'tel', check.PHONE),
  type: 'tel',
  inputMode: 'tel',
}
