import { z } from 'zod'
import { leadFieldRules } from './lead-fields.ts'
import type { Choice, LeadFormOptions } from './lead-form-options.ts'

/** The forms so far (FORM-1): about a car, and about anything else. */
export const LEAD_FORM_KINDS = ['vehicle-enquiry', 'general-enquiry'] as const
export type LeadFormKind = (typeof LEAD_FORM_KINDS)[number]

/** FORM-2 to FORM-7: the schema of a form, the same in browser and server. What it gives is clean and in bounds. */
export function leadFormSchema(options: LeadFormOptions, kind: LeadFormKind) {
  const rules = leadFieldRules(options, kind)
  return z.object({
    name: rules.name.schema,
    last_name: rules.last_name.schema,
    email: rules.email.schema,
    phone: rules.phone.schema,
    postcode: rules.postcode.schema,
    category: rules.category.schema,
    dealership_slug: rules.dealership_slug.schema,
    location_id: rules.location_id.schema,
    message: rules.message.schema,
    trade_in: rules.trade_in.schema,
    rego: rules.rego.schema,
    finance: rules.finance.schema,
    preferred_contact: rules.preferred_contact.schema,
    opt_in: rules.opt_in.schema,
    terms: rules.terms.schema,
    website: rules.website.schema,
    car_id: rules.car_id.schema,
    submission_id: rules.submission_id.schema,
    visited_pages: rules.visited_pages.schema,
    linked_query_params: rules.linked_query_params.schema,
  })
}

/** What a filled-in form says once it has passed. */
export type LeadForm = z.output<ReturnType<typeof leadFormSchema>>

/** The fields of a form in the order they are shown, from the same table as the schema. */
export function leadFormFields(options: LeadFormOptions, kind: LeadFormKind): readonly LeadField[] {
  return Object.entries(leadFieldRules(options, kind)).flatMap(([name, rule]) =>
    rule.field ? [{ name, ...rule.field }] : [],
  )
}

/** One field as a page draws it. */
export interface LeadField extends FieldDescription {
  readonly name: string
}

export interface FieldDescription {
  readonly label: string
  /** `trap` is a text field that people do not see and programs fill in (FORM-2). */
  readonly type: 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'radio' | 'checkbox' | 'hidden' | 'trap'
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
