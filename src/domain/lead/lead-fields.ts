import type { z } from 'zod'
import { CAR_TYPES } from '../car/car.ts'
import { LEAD_CATEGORIES } from './category.ts'
import * as check from './field-schema.ts'
import { LEAD_FORMS, type LeadFormKind, type LeadFormTraits } from './lead-form-kind.ts'
import type { Choice, LeadFormOptions } from './lead-form-options.ts'
import { FORM_FORMATS } from './region.ts'
import { linkedQueryParams, visitedPages } from './visit.ts'

/**
 * The table of a form's fields, in the order they are shown: how each is drawn and how it is checked, said together so
 * that a page and the server cannot disagree (FORM-7). A field of `null` is not drawn, and then not listened to either.
 */
export function leadFieldRules(options: LeadFormOptions, kind: LeadFormKind) {
  const { region } = options
  const formats = FORM_FORMATS[region]
  const form = LEAD_FORMS[kind]
  const messageRequired = options.messageRequired && !form.asksTime
  return {
    name: rule(check.requiredLine('First Name', NAME), text('First Name', 'given-name', NAME)),
    last_name: rule(check.requiredLine('Last Name', NAME), text('Last Name', 'family-name', NAME)),
    email: rule(check.emailAddress('Email Address'), {
      ...text('Email Address', 'email', 254),
      type: 'email',
      inputMode: 'email',
    }),
    phone: rule(check.phoneNumber('Mobile Number', region), {
      ...text('Mobile Number', 'tel', 40),
      type: 'tel',
      inputMode: 'tel',
    }),
    postcode: rule(check.postcodeNumber(region), {
      ...text('Postcode', 'postal-code', formats.postcodeDigits),
      inputMode: 'numeric',
    }),
    category: category(options, form),
    dealership_slug: dealership(options, form),
    location_id: location(options, form),
    preferred_time: form.asksTime ? preferredTime() : rule(check.notAsked(), null),
    budget: form.asksBudget ? budget() : rule(check.notAsked(), null),
    car_type: form.asksBudget ? rule(check.oneOfOrIgnored(CAR_TYPES), HIDDEN) : rule(check.notAsked(), null),
    message: rule(check.paragraphs('Message', MESSAGE, messageRequired), {
      ...PLAIN,
      label: 'Message',
      type: 'textarea',
      required: messageRequired,
      maxLength: MESSAGE,
    }),
    trade_in: question('Do You Have A Trade-In?', YES_NO, null, options.askTradeIn),
    rego: options.askRego
      ? rule(check.optionalLine(formats.registration, 20), { ...text(formats.registration, null, 20), required: false })
      : rule(check.notAsked(), null),
    finance: question('Are You Interested In Finance?', YES_NO, null, options.askFinance && !form.asksBudget),
    preferred_contact: question('Preferred Contact Method', CONTACT_METHODS, 'Phone', options.askContactMethod),
    opt_in: rule(check.tick(), tickBox(optInWording(options, kind), false, 'on')),
    terms: options.requireTerms
      ? rule(check.requiredTick(TERMS_ERROR), tickBox('I agree to the terms of use', true, ''))
      : rule(check.tick(), null),
    website: rule(check.optionalLine('Website', 2000), {
      ...PLAIN,
      label: 'Website',
      type: 'trap',
      autocomplete: 'off',
    }),
    car_id: hidden('Car', 200),
    submission_id: hidden('Submission', 255),
    visited_pages: rule(visitedPages(), HIDDEN),
    linked_query_params: rule(linkedQueryParams(), HIDDEN),
  }
}

/** FORM-5: the words beside the marketing tick, which are also kept with the consent. */
export function optInWording(options: Pick<LeadFormOptions, 'optInText'>, kind: LeadFormKind): string {
  return LEAD_FORMS[kind].aboutCar ? options.optInText : GENERAL_OPT_IN
}

/** One field as a page draws it. */
export interface LeadField extends FieldDescription {
  readonly name: string
}

export interface FieldDescription {
  readonly label: string
  /** `trap` is a text field that people do not see and programs fill in (FORM-2). */
  readonly type:
    | 'text'
    | 'email'
    | 'tel'
    | 'datetime-local'
    | 'textarea'
    | 'select'
    | 'radio'
    | 'checkbox'
    | 'hidden'
    | 'trap'
  readonly required: boolean
  readonly autocomplete: string | null
  readonly inputMode: 'numeric' | 'tel' | 'email' | null
  /** Of a select or radio. */
  readonly options: readonly Choice[]
  /** The first, empty option of a select that has one; it is also what the field's error says. */
  readonly placeholder: string | null
  /** 'on' is a ticked checkbox. */
  readonly defaultValue: string
  readonly maxLength: number | null
  readonly hint: string | null
}

const NAME = 100
const MESSAGE = 5000
const TIME = 100
const BUDGET = 10_000_000
const YES_NO = ['Yes', 'No'] as const
const CONTACT_METHODS = ['Phone', 'Email', 'SMS'] as const
const TERMS_ERROR = 'You must agree to the terms of use before submitting the form.'
const GENERAL_OPT_IN = 'Yes, I would like to subscribe to receive latest offers & product updates.'

const PLAIN: FieldDescription = {
  label: '',
  type: 'text',
  required: false,
  autocomplete: null,
  inputMode: null,
  options: [],
  placeholder: null,
  defaultValue: '',
  maxLength: null,
  hint: null,
}
const HIDDEN: FieldDescription = { ...PLAIN, type: 'hidden' }

interface FieldRule<Schema extends z.ZodType> {
  readonly schema: Schema
  readonly field: FieldDescription | null
}

function rule<Schema extends z.ZodType>(schema: Schema, field: FieldDescription | null): FieldRule<Schema> {
  return { schema, field }
}

function text(label: string, autocomplete: string | null, maxLength: number): FieldDescription {
  return { ...PLAIN, label, autocomplete, maxLength, required: true }
}

/** A form of its own is about what it is for, a car's about the car; elsewhere the visitor chooses (FORM-4). */
function category(options: LeadFormOptions, { category: usual, asksCategory }: LeadFormTraits) {
  const select: FieldDescription = {
    ...PLAIN,
    label: 'Enquiry Type',
    type: 'select',
    required: true,
    options: options.categories.map(asChoice),
    defaultValue: usual,
  }
  const schema = check.oneOf(LEAD_CATEGORIES, 'Please Select an Enquiry Type', usual)
  return rule(schema, asksCategory ? select : { ...HIDDEN, defaultValue: usual })
}

/** FORM-4: asked where there is a choice; a car's own dealership answers for a car. */
function dealership(options: LeadFormOptions, { place }: LeadFormTraits) {
  const asked = options.askDealership && options.dealerships.length > 1 ? place : 'known'
  return chosenPlace(options.dealerships, 'Preferred Dealership', 'Select a Preferred Dealership', asked)
}

/** FORM-4: asked where there is a choice, unless the dealership is asked for already. A single location is preselected. */
function location(options: LeadFormOptions, { place }: LeadFormTraits) {
  const dealershipAsked = options.askDealership && options.dealerships.length > 1
  const asked = place === 'required' && !dealershipAsked && options.locations.length > 1 ? place : 'known'
  return chosenPlace(options.locations, 'Location', options.locationPrompt, asked)
}

function chosenPlace(places: readonly Choice[], label: string, prompt: string, asked: LeadFormTraits['place']) {
  const values = places.map((place) => place.value)
  const only = places.length === 1 ? (values[0] ?? '') : ''
  const required = asked === 'required'
  const schema = check.oneOfOrNone(values, prompt).refine((value) => !required || value !== null, { error: prompt })
  if (asked === 'known') return rule(schema, { ...HIDDEN, defaultValue: only })
  return rule(schema, { ...PLAIN, label, type: 'select', required, options: places, placeholder: prompt })
}

/** FORM-1: what a browser's own field gives, or the visitor's words where it has none. Nothing is booked by it. */
function preferredTime() {
  return rule(check.optionalLine('Preferred Day And Time', TIME), {
    ...PLAIN,
    label: 'Preferred Day And Time',
    type: 'datetime-local',
    hint: 'We call you to confirm it.',
  })
}

/** ROUTE-7: whole currency units, however they are written. */
function budget() {
  return rule(check.optionalAmount('Budget', BUDGET), {
    ...PLAIN,
    label: 'Budget',
    inputMode: 'numeric',
    maxLength: 20,
    hint: 'What you would like to spend on the vehicle, in dollars.',
  })
}

/** FORM-6: a question that a site may ask and nobody must answer. */
function question<Value extends string>(
  label: string,
  values: readonly Value[],
  usual: NoInfer<Value> | null,
  asked: boolean,
) {
  if (!asked) return rule(check.notAsked(), null)
  const schema = check.oneOfOrNone(values, `${label} Choose one of the answers.`)
  const radio: FieldDescription = {
    ...PLAIN,
    label,
    type: 'radio',
    options: values.map(asChoice),
    defaultValue: usual ?? '',
  }
  return rule(schema, radio)
}

function tickBox(label: string, required: boolean, defaultValue: 'on' | ''): FieldDescription {
  return { ...PLAIN, label, type: 'checkbox', required, defaultValue }
}

function hidden(label: string, max: number) {
  return rule(check.optionalLine(label, max), { ...HIDDEN, maxLength: max })
}

function asChoice(value: string): Choice {
  return { value, label: value }
}
