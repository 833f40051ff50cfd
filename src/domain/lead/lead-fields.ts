import type { z } from 'zod'
import { CAR_TYPES } from '../car/car.ts'
import { LEAD_CATEGORIES } from './category.ts'
import * as check from './field-schema.ts'
import { LEAD_FORM_KINDS, LEAD_FORMS, type LeadFormKind, type LeadFormTraits } from './lead-form-kind.ts'
import type { Choice, LeadFormOptions } from './lead-form-options.ts'
import { FORM_FORMATS, type Region } from './region.ts'
import { linkedQueryParams, visitedPages } from './visit.ts'

/**
 * The table of a form's fields, in the order they are shown: how each is drawn and how it is checked, said together so
 * that a page and the server cannot disagree (FORM-7). A field of `null` is not drawn, and then not listened to either.
 */
export function leadFieldRules(options: LeadFormOptions, kind: LeadFormKind) {
  const { region } = options
  const formats = FORM_FORMATS[region]
  const form = LEAD_FORMS[kind]
  const own = ownVehicleOf(options, form)
  const messageRequired = options.messageRequired && form.message === 'as-site'
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
    company: form.asksCompany
      ? rule(check.requiredLine('Company', NAME), text('Company', 'organization', NAME))
      : rule(check.notAsked(), null),
    category: category(options, form),
    dealership_slug: dealership(options, form),
    location_id: location(options, form),
    preferred_time: form.asksTime ? preferredTime(options, form.asksTime) : rule(check.notAsked(), null),
    budget: form.asksBudget ? budget() : rule(check.notAsked(), null),
    car_type: form.asksBudget ? rule(check.oneOfOrIgnored(CAR_TYPES), HIDDEN) : rule(check.notAsked(), null),
    trade_in: question('Do You Have A Trade-In?', YES_NO, null, options.askTradeIn && !form.byName),
    own_make: ownVehicleLine('Make', own),
    own_model: ownVehicleLine('Model', own),
    own_year: own
      ? rule(check.buildYear('Year', own.required), { ...ownText('Year', own, 4), inputMode: 'numeric' })
      : rule(check.notAsked(), null),
    own_odometer: own ? ownOdometer(region, own) : rule(check.notAsked(), null),
    rego: regoField(options, own),
    rego_state: own?.asksRego && options.states.length > 0 ? stateField(options, own) : rule(check.notAsked(), null),
    additional_services: additionalServices(options, form),
    fixed_text: form.fixedText
      ? rule(check.fixed(form.fixedText), { ...HIDDEN, defaultValue: form.fixedText })
      : rule(check.notAsked(), null),
    message: rule(check.paragraphs('Message', MESSAGE, messageRequired), {
      ...PLAIN,
      label: 'Message',
      type: 'textarea',
      required: messageRequired,
      maxLength: MESSAGE,
      hint: form.messageHint,
    }),
    finance: question(
      'Are You Interested In Finance?',
      YES_NO,
      null,
      options.askFinance && !form.asksBudget && !form.byName,
    ),
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
    form: rule(check.oneOfOrIgnored(LEAD_FORM_KINDS), { ...HIDDEN, defaultValue: kind }),
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
  /**
   * `trap` is a text field that people do not see and programs fill in (FORM-2); an `appointment` is a local date and
   * time out of those that are free (FORM-14); `checkboxes` are several ticks under one name.
   */
  readonly type:
    | 'text'
    | 'email'
    | 'tel'
    | 'date'
    | 'datetime-local'
    | 'appointment'
    | 'textarea'
    | 'select'
    | 'radio'
    | 'checkbox'
    | 'checkboxes'
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
  /** Of an appointment: how many days ahead it can be. */
  readonly daysAhead: number | null
  /** Fields that stand together under a heading; those of a trade-in show once there is one (FORM-6). */
  readonly group: FieldGroup | null
}

export type FieldGroup = 'own-vehicle' | 'trade-in'

const NAME = 100
const MESSAGE = 5000
const TIME = 100
const BUDGET = 10_000_000
const ODOMETER = 2_000_000
const REGO = 20
const YES_NO = ['Yes', 'No'] as const
const CONTACT_METHODS = ['Phone', 'Email', 'SMS'] as const
const TERMS_ERROR = 'You must agree to the terms of use before submitting the form.'
const STATE_PROMPT = 'Please Select a State'
const DEALERSHIP_PROMPT = 'Select a Preferred Dealership'
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
  daysAhead: null,
  group: null,
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
function dealership(options: LeadFormOptions, form: LeadFormTraits) {
  const asked = asksDealership(options, form) ? form.place : 'known'
  return chosenPlace(options.dealerships, options.dealerships, 'Preferred Dealership', DEALERSHIP_PROMPT, asked)
}

/** FORM-4: asked where there is a choice, unless the dealership is asked for already. A single location is preselected. */
function location(options: LeadFormOptions, form: LeadFormTraits) {
  const { department } = form
  const fitting = options.locations.filter(({ types }) => department === null || types.includes(department))
  const offered = fitting.length > 0 ? fitting : options.locations
  const isChoice = offered.length > 1 && !asksDealership(options, form)
  const asked = isChoice && (form.place === 'required' || form.asksLocation) ? form.place : 'known'
  return chosenPlace(offered, options.locations, 'Location', options.locationPrompt, asked)
}

/** A time is booked at a location, not at a dealership (FORM-14). */
function asksDealership({ askDealership, dealerships, bookingDays }: LeadFormOptions, form: LeadFormTraits): boolean {
  const asksLocation = form.asksLocation || (form.asksTime === 'time' && bookingDays !== null)
  return askDealership && dealerships.length > 1 && !asksLocation
}

/** A choice among `offered`; where none is asked, any of `all` may come along unseen. */
function chosenPlace(
  offered: readonly Choice[],
  all: readonly Choice[],
  label: string,
  prompt: string,
  asked: LeadFormTraits['place'],
) {
  const required = asked === 'required'
  const values = (asked === 'known' ? all : offered).map((place) => place.value)
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

/**
 * FORM-1: what a browser's own field gives, or the visitor's words where it has none; FORM-14: where the site books, a
 * time that is free.
 */
function preferredTime({ bookingDays }: LeadFormOptions, asked: 'time' | 'date') {
  const drawn = asked === 'date' ? WISHED_DATE : bookingDays === null ? WISHED_TIME : BOOKED_TIME
  return rule(check.optionalLine(drawn.label, TIME), { ...PLAIN, ...drawn, daysAhead: bookingDays })
}

const WISHED_DATE = { label: 'Preferred Date', type: 'date', hint: 'We call you to confirm it.' } as const
const WISHED_TIME = {
  label: 'Preferred Day And Time',
  type: 'datetime-local',
  hint: 'We call you to confirm it.',
} as const
const BOOKED_TIME = {
  label: 'Preferred Day And Time',
  type: 'appointment',
  hint: 'The time you choose is kept for you.',
} as const

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

/** How the form asks after the visitor's own vehicle; null: not at all. */
interface OwnVehicleFields {
  readonly group: FieldGroup
  readonly required: boolean
  readonly asksRego: boolean
}

function ownVehicleOf({ askTradeIn }: LeadFormOptions, { ownVehicle }: LeadFormTraits): OwnVehicleFields | null {
  if (ownVehicle === 'if-trade-in') return askTradeIn ? { group: 'trade-in', required: false, asksRego: false } : null
  return ownVehicle && { group: 'own-vehicle', required: ownVehicle === 'required', asksRego: true }
}

function ownText(label: string, { group, required }: OwnVehicleFields, maxLength: number): FieldDescription {
  return { ...text(label, 'off', maxLength), group, required }
}

function ownVehicleLine(label: string, own: OwnVehicleFields | null) {
  if (!own) return rule(check.notAsked(), null)
  const schema = own.required ? check.requiredLine(label, NAME) : check.optionalLine(label, NAME)
  return rule<z.ZodType<string | null>>(schema, ownText(label, own, NAME))
}

/** SITE-6: in the unit that the region's odometers show. */
function ownOdometer(region: Region, own: OwnVehicleFields) {
  const { distance } = FORM_FORMATS[region]
  const field = { ...ownText(`Odometer (${distance})`, own, 12), required: false, inputMode: 'numeric' } as const
  return rule(check.odometer('Odometer', ODOMETER), field)
}

/** FORM-6: with the visitor's own vehicle, and elsewhere where the site asks for it. */
function regoField({ region, askRego }: LeadFormOptions, own: OwnVehicleFields | null) {
  const { registration } = FORM_FORMATS[region]
  const group = own?.asksRego ? own.group : null
  if (group === null && !askRego) return rule(check.notAsked(), null)
  return rule(check.optionalLine(registration, REGO), {
    ...text(registration, group ? 'off' : null, REGO),
    required: false,
    group,
  })
}

/** FORM-15: begins with the site's own state. */
function stateField({ states, defaultState }: LeadFormOptions, { group }: OwnVehicleFields) {
  return rule(check.oneOfOrNone(states, STATE_PROMPT), {
    ...PLAIN,
    label: 'Registered In',
    type: 'select',
    options: states.map(asChoice),
    placeholder: STATE_PROMPT,
    defaultValue: defaultState,
    group,
  })
}

/** FORM-8: what the workshop should do beside what the message says. */
function additionalServices({ services }: LeadFormOptions, { asksServices }: LeadFormTraits) {
  if (!asksServices || services.length === 0) return rule(check.someOf([]), null)
  return rule(check.someOf(services), {
    ...PLAIN,
    label: 'Additional Services',
    type: 'checkboxes',
    options: services.map(asChoice),
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
