import * as words from '#words/field.ts'
import { say } from '#words/say.ts'
import { type Choice, HIDDEN, PLAIN, rule } from '../../form/field-description.ts'
import * as check from '../../form/field-schema.ts'
import type { LeadFormTraits } from './lead-form-kind.ts'
import type { LeadFormOptions } from './lead-form-options.ts'

/** FORM-4: asked if the site has several; for a car, its own dealership is used. */
export function dealership(options: LeadFormOptions, form: LeadFormTraits) {
  const place = asksDealership(options, form) ? form.place : 'known'
  return chosenPlace(
    options.dealerships,
    options.dealerships,
    { label: say(words.preferredDealership), prompt: say(words.selectPreferredDealership) },
    place,
  )
}

/**
 * FORM-4: asked if the site has several, unless the form already asks for the dealership. A single location is
 * preselected.
 */
export function location(options: LeadFormOptions, form: LeadFormTraits) {
  const { department } = form
  const listed = options.locations.filter(({ isHidden }) => !isHidden)
  const fitting = listed.filter(({ types }) => department === null || types.includes(department))
  const offered = [fitting, listed].find(({ length }) => length > 0) ?? options.locations
  const isChoice = offered.length > 1 && !asksDealership(options, form)
  const place = isChoice && (form.place === 'required' || form.asksLocation) ? form.place : 'known'
  const hidden = options.locations.filter(({ isHidden }) => isHidden)
  const accepted = place === 'known' ? options.locations : [...offered, ...hidden]
  return chosenPlace(offered, accepted, { label: say(words.location), prompt: say(options.locationPrompt) }, place)
}

/** FORM-14: a slot is booked at a location, so forms with booking ask for that instead. */
function asksDealership({ askDealership, dealerships, bookingDays }: LeadFormOptions, form: LeadFormTraits): boolean {
  const asksLocation = form.asksLocation || (form.asksTime === 'time' && bookingDays !== null)
  return askDealership && dealerships.length > 1 && !asksLocation
}

/** A select of `offered`, or a hidden field if the form does not ask. It accepts any of `accepted`. */
function chosenPlace(
  offered: readonly Choice[],
  accepted: readonly Choice[],
  { label, prompt }: { readonly label: string; readonly prompt: string },
  asked: LeadFormTraits['place'],
) {
  const required = asked === 'required'
  const values = accepted.map((place) => place.value)
  const schema = check.oneOfOrNone(values, prompt).refine((value) => !required || value !== null, { error: prompt })
  const only = offered.length === 1 ? (offered[0]?.value ?? '') : ''
  if (asked === 'known') return rule(schema, { ...HIDDEN, defaultValue: only })
  return rule(schema, {
    ...PLAIN,
    label,
    type: 'select',
    required,
    options: offered.map((place) => ({ value: place.value, label: place.label })),
    placeholder: prompt,
  })
}
