import { z } from 'zod'
import * as words from '#words/field-error.ts'
import { say } from '#words/say.ts'
import { invalidPostcode } from '../location/postcode.ts'
import { mobileNumber } from '../phone/mobile-number.ts'
import { contactPhone } from '../phone/phone.ts'
import { REGIONS, type RegionCode } from '../region.ts'
import { typedAmount } from '../typed-number.ts'
import { inUnit } from '../units.ts'
import { cleanLine, cleanParagraphs } from './clean-text.ts'

/*
 * Validation per kind of field. Each takes the value of an HTML form or a JSON call (text, undefined or null) and
 * returns a clean value. Validation stops at a field's first error, so that visitors see one sentence.
 */

/** One required line of text. `whose` makes the error read well: 'Enter your first name.', 'Enter the make.' */
export function requiredLine(label: string, max: number, whose: 'your' | 'the' = 'your') {
  const error = missing(label, whose)
  return line(error).check(z.minLength(1, { error, abort: true }), longest(label, max))
}

/** B11: a text by `schema`, or an empty one if the visitor leaves the field out. */
export function emptyOr(schema: z.ZodType<string>) {
  return z
    .unknown()
    .optional()
    .transform((value, context) => {
      if (cleaned(value, cleanLine) === '') return ''
      const checked = schema.safeParse(value)
      if (checked.success) return checked.data
      for (const { message } of checked.error.issues) context.addIssue(message)
      return z.NEVER
    })
}

/** One optional line of text, or null. */
export function optionalLine(label: string, max: number) {
  return line(say(words.mustBeText, { label })).check(longest(label, max)).transform(orNull)
}

/** FORM-2: several lines of text; null if it is optional and empty. */
export function paragraphs(label: string, max: number, required: boolean) {
  const text = z.preprocess(
    (value) => cleaned(value, cleanParagraphs),
    z.string({ error: say(words.mustBeText, { label }) }),
  )
  const bounded = text.check(longest(label, max))
  return (required ? bounded.check(z.minLength(1, { error: missing(label, 'your') })) : bounded).transform(orNull)
}

/** Longest email address, in characters. */
export const EMAIL = 254
/** Longest phone number as typed, in characters. */
export const PHONE = 40

/** FORM-2: an email address by the HTML standard's expression, at most 254 characters, without line breaks. */
export function emailAddress(label: string) {
  return requiredLine(label, EMAIL).check(z.regex(z.regexes.html5Email, { error: say(words.invalidEmail) }))
}

/** FORM-2: a valid phone number of the region, or of another country with its code, as E.164. */
export function phoneNumber(label: string, region: RegionCode) {
  return requiredLine(label, PHONE).transform((text, context) => {
    const phone = contactPhone(text, region)
    if (phone) return phone
    context.addIssue(say(words.invalidPhone, { example: REGIONS[region].phoneExample }))
    return z.NEVER
  })
}

/** H7, GARAGE-2: a number of the region that can receive text messages, as E.164. One sentence says all that can be wrong. */
export function mobilePhone(region: RegionCode) {
  const error = say(words.invalidMobile, { example: REGIONS[region].phoneExample })
  return line(error).transform((text, context) => {
    const phone = mobileNumber(text, region)
    if (phone) return phone
    context.addIssue(error)
    return z.NEVER
  })
}

/** FORM-3: exactly the number of digits of the region's postcodes. */
export function postcodeNumber(region: RegionCode) {
  const digits = REGIONS[region].postcodeLength
  const error = say(words.invalidPostcode, { reason: invalidPostcode(region), digits })
  return line(error).check(z.regex(new RegExp(`^[0-9]{${digits}}$`), { error }))
}

/** The error of a field that is required and empty. */
function missing(label: string, whose: 'your' | 'the'): string {
  const labelWords = { label: label.toLowerCase() }
  return whose === 'your' ? say(words.enterYour, labelWords) : say(words.enterThe, labelWords)
}

/** One of the values, or `fallback` if none is selected. Without a fallback, `error` asks for a choice. */
export function oneOf<Value extends string>(values: readonly Value[], error: string, fallback: Value | null) {
  return line(error).transform((text, context) => {
    const chosen = values.find((value) => value === text) ?? (text === '' ? fallback : null)
    if (chosen !== null) return chosen
    context.addIssue(error)
    return z.NEVER
  })
}

/** One of the values, or null if none is selected. */
export function oneOfOrNone<Value extends string>(values: readonly Value[], error: string) {
  return line(error).transform((text, context) => {
    const chosen = values.find((value) => value === text)
    if (chosen === undefined && text !== '') context.addIssue(error)
    return chosen ?? null
  })
}

/**
 * One of the values, or null for anything else. For hidden fields filled by links: a bad link must not block a lead.
 */
export function oneOfOrIgnored<Value extends string>(values: readonly Value[]) {
  return z
    .unknown()
    .optional()
    .transform((given) => values.find((value) => value === given) ?? null)
}

/** Whole currency units in usual notation ('$28,990', '29k', '28990.00', 28990), at most `max`; null if empty. */
export function optionalAmount(label: string, max: number) {
  const error = say(words.mustBeAmount, { label })
  const text = z.preprocess(
    (value) => cleaned(typeof value === 'number' ? String(value) : value, cleanLine),
    z.string({ error }),
  )
  return text.transform((written, context) => {
    if (written === '') return null
    const amount = Math.round(typedAmount(written))
    if (amount <= max) return amount
    context.addIssue(
      Number.isNaN(amount) ? error : say(words.mustBeAtMost, { label, max: max.toLocaleString('en-AU') }),
    )
    return z.NEVER
  })
}

/** A vehicle's build year, four digits; null if it is optional and empty. */
export function buildYear(label: string, required: boolean) {
  const error = missing(label, 'the')
  return line(error).transform((text, context) => {
    if (/^(?:19|20)[0-9]{2}$/.test(text)) return Number(text)
    if (text === '' && !required) return null
    context.addIssue(text === '' ? error : say(words.mustBeYear, { label }))
    return z.NEVER
  })
}

/** An odometer reading ('85,000 km', '85 000', 85000), in `unit` unless the text names another; null if empty. */
export function odometer(label: string, max: number, unit: 'km' | 'mi') {
  const error = say(words.mustBeNumber, { label })
  const text = z.preprocess(
    (value) => cleaned(typeof value === 'number' ? String(value) : value, cleanLine),
    z.string({ error }),
  )
  return text.transform((written, context) => {
    if (written === '') return null
    const [, digits, typed = unit] = /^([0-9][0-9, ]*?) ?(kms?|mi|miles)?$/i.exec(written) ?? []
    const figure = digits === undefined ? Number.NaN : Number(digits.replace(/[, ]/g, ''))
    const distance = inUnit(unit, figure, /^k/i.test(typed) ? 'km' : 'mi')
    if (distance <= max) return distance
    context.addIssue(
      Number.isNaN(distance) ? error : say(words.mustBeAtMost, { label, max: max.toLocaleString('en-AU') }),
    )
    return z.NEVER
  })
}

/** The ticked values, from a list or from lines of text. Unknown values are ignored. */
export function someOf(values: readonly string[]) {
  return z
    .unknown()
    .optional()
    .transform((given) => {
      const ticked: readonly unknown[] =
        typeof given === 'string' ? given.split('\n') : Array.isArray(given) ? given : []
      return values.filter((value) => ticked.includes(value))
    })
}

/** A fixed text; the submitted value is ignored. */
export function fixed(text: string) {
  return z
    .unknown()
    .optional()
    .transform(() => text)
}

/** A checkbox: true for the values that browsers and JSON callers send for a tick, false otherwise. */
export function tick() {
  return z.preprocess((value) => TICKED.includes(value), z.boolean())
}

/** A checkbox that must be ticked. */
export function requiredTick(error: string) {
  return tick().refine((ticked) => ticked, { error })
}

/** A question that the form does not ask; the submitted value is ignored. */
export function notAsked() {
  return z
    .unknown()
    .optional()
    .transform(() => null)
}

const TICKED: readonly unknown[] = [true, 'true', 'on', 'yes', 'Yes', '1']

function line(error: string) {
  return z.preprocess((value) => cleaned(value, cleanLine), z.string({ error }))
}

function cleaned(value: unknown, clean: (text: string) => string): unknown {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? clean(value) : value
}

function longest(label: string, max: number) {
  return z.maxLength(max, { error: say(words.mustBeShorter, { label, max }), abort: true })
}

function orNull(text: string): string | null {
  return text === '' ? null : text
}
