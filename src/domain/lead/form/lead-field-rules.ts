import * as words from '#words/field.ts'
import { say } from '#words/say.ts'
import { CAR_TYPES } from '../../car/vocabulary.ts'
import {
  asChoice,
  asSaid,
  type FieldDescription,
  HIDDEN,
  hidden,
  PLAIN,
  question,
  rule,
  text,
  tickBox,
} from '../../form/field-description.ts'
import * as check from '../../form/field-schema.ts'
import { contactFields } from '../../person/contact-fields.ts'
import { ALL_REQUIRED } from '../../person/contact-names.ts'
import { REGIONS } from '../../region.ts'
import { LEAD_CATEGORIES } from '../category.ts'
import { linkedQueryParams, visitedPages } from '../visit.ts'
import { workedOut } from '../worked-out.ts'
import { inOwnWords } from './field-words.ts'
import { LEAD_FORM_KINDS, LEAD_FORMS, type LeadFormKind, type LeadFormTraits } from './lead-form-kind.ts'
import type { LeadFormOptions } from './lead-form-options.ts'
import { ownOdometer, ownText, ownVehicleLine, ownVehicleOf, regoField, stateField } from './own-vehicle-fields.ts'
import { dealership, location } from './place-fields.ts'
import { takesWorkedOut } from './takes-worked-out.ts'

/**
 * The fields of a form in order, each with its rendering and its validation in one row, so that page and server agree
 * (FORM-7). A field of `null` is not rendered, and its submitted value is ignored.
 */
export function leadFieldRules(options: LeadFormOptions, kind: LeadFormKind) {
  const { region } = options
  const form = LEAD_FORMS[kind]
  const ownVehicle = ownVehicleOf(options, form)
  const messageRequired = options.messageRequired && form.message === 'as-site'
  const rules = inAskedOrder(form.asksFirst, {
    ...contactFields(region, options.contactFields),
    company: form.asksCompany
      ? rule(check.requiredLine(say(words.company), NAME), text(say(words.company), 'organization', NAME))
      : rule(check.notAsked(), null),
    category: category(options, form),
    dealership_slug: dealership(options, form),
    location_id: location(options, form),
    preferred_time: form.asksTime ? preferredTime(options, form.asksTime) : rule(check.notAsked(), null),
    budget: form.asksBudget ? budget() : rule(check.notAsked(), null),
    car_type: form.asksBudget ? rule(check.oneOfOrIgnored(CAR_TYPES), HIDDEN) : rule(check.notAsked(), null),
    trade_in: question(words.haveTradeIn, YES_NO, null, {
      asked: options.askTradeIn && !form.mustBeNamed,
      drawnAs: options.tradeInAs,
    }),
    own_make: ownVehicleLine(say(words.make), ownVehicle),
    own_model: ownVehicleLine(say(words.model), ownVehicle),
    own_year: ownVehicle
      ? rule(check.buildYear(say(words.year), ownVehicle.required), {
          ...ownText(say(words.year), ownVehicle, 4),
          inputMode: 'numeric',
        })
      : rule(check.notAsked(), null),
    own_odometer: ownVehicle ? ownOdometer(region, ownVehicle) : rule(check.notAsked(), null),
    rego: regoField(options, ownVehicle),
    rego_state:
      ownVehicle?.asksRego && options.states.length > 0
        ? stateField(options, ownVehicle)
        : rule(check.notAsked(), null),
    additional_services: additionalServices(options, form),
    fixed_text: form.fixedText
      ? rule(check.fixed(form.fixedText), { ...HIDDEN, defaultValue: form.fixedText })
      : rule(check.notAsked(), null),
    message: rule(check.paragraphs(say(words.message), MESSAGE, messageRequired), {
      ...PLAIN,
      label: say(words.message),
      type: 'textarea',
      required: messageRequired,
      maxLength: MESSAGE,
      hint: form.messageHint === null ? null : say(form.messageHint),
    }),
    finance: question(words.interestedInFinance, YES_NO, null, {
      asked: options.askFinance && !form.asksBudget && !form.mustBeNamed,
    }),
    preferred_contact: contactMethod(options),
    opt_in: rule(check.tick(), tickBox(optInWording(options, kind), false, options.optInTicked === false ? '' : 'on')),
    terms: options.requireTerms
      ? rule(check.requiredTick(say(words.mustAgreeToTerms)), tickBox(say(words.agreeToTerms), true, ''))
      : rule(check.tick(), null),
    website: rule(check.optionalLine('Website', 2000), {
      ...PLAIN,
      label: 'Website',
      type: 'trap',
      autocomplete: 'off',
    }),
    form: rule(check.oneOfOrIgnored(LEAD_FORM_KINDS), { ...HIDDEN, defaultValue: kind }),
    car_id: hidden('Car', 200),
    valuation_id: form.ofValuation ? hidden('Valuation', 100) : rule(check.notAsked(), null),
    submission_id: hidden('Submission', 255),
    visited_pages: rule(visitedPages(), HIDDEN),
    // Not rendered by the server: the browser adds it (ui/lead-form/worked-out.tsx).
    worked_out: takesWorkedOut(kind) ? rule(workedOut(), null) : rule(check.notAsked(), null),
    linked_query_params: rule(linkedQueryParams(), HIDDEN),
  })
  return inOwnWords(rules, kind, options.fieldWords)
}

/** B12, B13: what the visitor came for is asked before who they are; errors are in the same order. */
function inAskedOrder<Rules extends object>(first: readonly string[], rules: Rules): Rules {
  const entries = Object.entries(rules)
  const early = entries.filter(([name]) => first.includes(name))
  const late = entries.filter(([name]) => !first.includes(name))
  // The names are the table's; Object.fromEntries only widens them.
  return Object.fromEntries([...early, ...late]) as Rules
}

/** FORM-5: the label of the marketing checkbox; it is stored with the consent. */
export function optInWording(options: Pick<LeadFormOptions, 'optInText'>, kind: LeadFormKind): string {
  return LEAD_FORMS[kind].aboutCar ? options.optInText : say(words.subscribe)
}

const NAME = 100
const MESSAGE = 5000
const TIME = 100
const BUDGET = 10_000_000

const YES_NO = [words.yes, words.no] as const
const CONTACT_METHODS = [words.phone, words.email, words.sms] as const
/** FORM-6, B11: offers only ways to reach a person for which the form requires the address or number. */
function contactMethod({ askContactMethod, contactFields: asked = ALL_REQUIRED }: LeadFormOptions) {
  const ways = CONTACT_METHODS.filter((way) => asked[way === words.email ? 'email' : 'phone'] === 'required')
  return question(words.preferredContactMethod, ways, words.phone, { asked: askContactMethod && ways.length > 1 })
}

/** FORM-4: forms with their own purpose and forms about a car have a fixed category; elsewhere the visitor chooses. */
function category(options: LeadFormOptions, { category: usual, asksCategory }: LeadFormTraits) {
  const select: FieldDescription = {
    ...PLAIN,
    label: say(words.enquiryType),
    type: 'select',
    required: true,
    options: options.categories.map(asSaid),
    defaultValue: usual,
  }
  const schema = check.oneOf(LEAD_CATEGORIES, say(words.selectEnquiryType), usual)
  return rule(schema, asksCategory ? select : { ...HIDDEN, defaultValue: usual })
}

/**
 * FORM-1: preferred date or time; free text in browsers without date fields. FORM-14: on sites with online booking, an
 * available slot.
 */
function preferredTime({ bookingDays, region, timezone }: LeadFormOptions, asked: 'time' | 'date') {
  const drawn = asked === 'date' ? WISHED_DATE : bookingDays === null ? WISHED_TIME : BOOKED_TIME
  return rule(check.optionalLine(say(drawn.label), TIME), {
    ...PLAIN,
    label: say(drawn.label),
    type: drawn.type,
    hint: say(drawn.hint),
    booking: bookingDays === null ? null : { daysAhead: bookingDays, locale: REGIONS[region].locale, timezone },
  })
}

const WISHED_DATE = { label: words.preferredDate, type: 'date', hint: words.callToConfirm } as const
const WISHED_TIME = { label: words.preferredDayAndTime, type: 'datetime-local', hint: words.callToConfirm } as const
const BOOKED_TIME = { label: words.preferredDayAndTime, type: 'appointment', hint: words.pickTime } as const

/** ROUTE-7: whole currency units in any notation. */
function budget() {
  return rule(check.optionalAmount(say(words.budget), BUDGET), {
    ...PLAIN,
    label: say(words.budget),
    inputMode: 'numeric',
    maxLength: 20,
    hint: say(words.budgetInDollars),
  })
}

/** FORM-8: extra services for the workshop, besides the message. */
function additionalServices({ services }: LeadFormOptions, { asksServices }: LeadFormTraits) {
  if (!asksServices || services.length === 0) return rule(check.someOf([]), null)
  return rule(check.someOf(services), {
    ...PLAIN,
    label: say(words.additionalServices),
    type: 'checkboxes',
    options: services.map(asChoice),
  })
}
