import { z } from 'zod'
import type { LeadField } from '../../form/field-description.ts'
import { leadFieldRules } from './lead-fields.ts'
import type { LeadFormKind } from './lead-form-kind.ts'
import type { LeadFormOptions } from './lead-form-options.ts'

export type { LeadField }

/** FORM-2 to FORM-7: the schema of a form, for browser and server. Its output is clean and within the limits. */
export function leadFormSchema(options: LeadFormOptions, kind: LeadFormKind) {
  const rules = leadFieldRules(options, kind)
  return z.object({
    name: rules.name.schema,
    last_name: rules.last_name.schema,
    email: rules.email.schema,
    phone: rules.phone.schema,
    postcode: rules.postcode.schema,
    company: rules.company.schema,
    category: rules.category.schema,
    dealership_slug: rules.dealership_slug.schema,
    location_id: rules.location_id.schema,
    preferred_time: rules.preferred_time.schema,
    budget: rules.budget.schema,
    car_type: rules.car_type.schema,
    trade_in: rules.trade_in.schema,
    own_make: rules.own_make.schema,
    own_model: rules.own_model.schema,
    own_year: rules.own_year.schema,
    own_odometer: rules.own_odometer.schema,
    rego: rules.rego.schema,
    rego_state: rules.rego_state.schema,
    additional_services: rules.additional_services.schema,
    fixed_text: rules.fixed_text.schema,
    message: rules.message.schema,
    finance: rules.finance.schema,
    preferred_contact: rules.preferred_contact.schema,
    opt_in: rules.opt_in.schema,
    terms: rules.terms.schema,
    website: rules.website.schema,
    form: rules.form.schema,
    car_id: rules.car_id.schema,
    valuation_id: rules.valuation_id.schema,
    submission_id: rules.submission_id.schema,
    visited_pages: rules.visited_pages.schema,
    linked_query_params: rules.linked_query_params.schema,
  })
}

/** A valid, filled-in form. */
export type LeadForm = z.output<ReturnType<typeof leadFormSchema>>

/** The fields of a form in order, from the same table as the schema. */
export function leadFormFields(options: LeadFormOptions, kind: LeadFormKind): readonly LeadField[] {
  return Object.entries(leadFieldRules(options, kind)).flatMap(([name, rule]) =>
    rule.field ? [{ name, ...rule.field }] : [],
  )
}
