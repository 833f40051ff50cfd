import type { z } from 'zod'
import * as words from '#words/field.ts'
import { say } from '#words/say.ts'
import { type FieldDescription, type FieldRule, rule, text } from '../form/field-description.ts'
import * as check from '../form/field-schema.ts'
import { REGIONS, type RegionCode } from '../region.ts'
import { ALL_REQUIRED, type ContactAsking } from './contact-names.ts'

/**
 * FORM-2, FORM-3, B11: how every form asks for a person's contact details, and how they are checked. A field that is not
 * required may be empty, and is then an empty text.
 */
export function contactFields(region: RegionCode, asking: ContactAsking = ALL_REQUIRED, emailHint?: string) {
  const { postcodeLength, words: ofRegion } = REGIONS[region]
  const hint = emailHint ?? (asking.email === 'required' ? null : say(words.confirmationHere))
  return {
    name: rule(check.requiredLine(say(words.firstName), NAME), text(say(words.firstName), 'given-name', NAME)),
    last_name: askedFor(
      asking.lastName,
      check.requiredLine(say(words.lastName), NAME),
      text(say(words.lastName), 'family-name', NAME),
    ),
    phone: askedFor(asking.phone, check.phoneNumber(say(words.mobileNumber), region), mobileNumber()),
    email: askedFor(asking.email, check.emailAddress(say(words.emailAddress)), {
      ...text(say(words.emailAddress), 'email', check.EMAIL),
      type: 'email',
      inputMode: 'email',
      hint,
    }),
    postcode: askedFor(asking.postcode, check.postcodeNumber(region), {
      ...text(ofRegion.postcode, 'postal-code', postcodeLength),
      inputMode: 'numeric',
    }),
  }
}

/** GARAGE-2: the number that gets a sign-in code. It must be able to receive text messages (H7). */
export function textMessageNumber(region: RegionCode) {
  return { schema: check.mobilePhone(region), field: mobileNumber() }
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

function mobileNumber(): FieldDescription {
  return { ...text(say(words.mobileNumber), 'tel', check.PHONE), type: 'tel', inputMode: 'tel' }
}
