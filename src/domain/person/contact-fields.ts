import { type FieldDescription, rule, text } from '../form/field-description.ts'
import * as check from '../form/field-schema.ts'
import { REGIONS, type RegionCode } from '../region.ts'

/** FORM-2, FORM-3: how every form asks for a person's contact details, and how they are checked. */
export function contactFields(region: RegionCode, emailHint: string | null = null) {
  const { postcodeLength, words } = REGIONS[region]
  return {
    name: rule(check.requiredLine('First Name', NAME), text('First Name', 'given-name', NAME)),
    last_name: rule(check.requiredLine('Last Name', NAME), text('Last Name', 'family-name', NAME)),
    email: rule(check.emailAddress('Email Address'), {
      ...text('Email Address', 'email', check.EMAIL),
      type: 'email',
      inputMode: 'email',
      hint: emailHint,
    }),
    phone: rule(check.phoneNumber('Mobile Number', region), MOBILE_NUMBER),
    postcode: rule(check.postcodeNumber(region), {
      ...text(words.postcode, 'postal-code', postcodeLength),
      inputMode: 'numeric',
    }),
  }
}

/** GARAGE-2: the number that gets a sign-in code. It must be able to receive text messages (H7). */
export function textMessageNumber(region: RegionCode) {
  return { schema: check.mobilePhone(region), field: MOBILE_NUMBER }
}

/** Longest first or last name, in characters. */
const NAME = 100

const MOBILE_NUMBER: FieldDescription = {
  ...text('Mobile Number', 'tel', check.PHONE),
  type: 'tel',
  inputMode: 'tel',
}
