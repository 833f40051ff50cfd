import type { Car } from '../car/car.ts'
import { withoutBuyerLinksIn } from '../hidden-links.ts'
import type { LeadForm } from './form/lead-form.ts'
import { type FieldValues, fieldValues } from './lead-field.ts'
import { LEAD_FIELDS } from './lead-fields.ts'
import type { LeadPlace, LeadVisit } from './lead-source.ts'

/** FORM-8: the content of a lead, with the field names that dealers' systems know. It is stored unchanged. */
export interface LeadPayload extends FieldValues<typeof LEAD_FIELDS> {}

/**
 * FORM-8, FORM-9: creates the lead from a valid form. H4-4: the buyer's own links, typed or visited before, are hidden:
 * everybody who reads the lead would hold them.
 */
export function leadPayload(form: LeadForm, car: Car | null, place: LeadPlace, visit: LeadVisit): LeadPayload {
  return withoutBuyerLinksIn(fieldValues(LEAD_FIELDS, { form, car, place, visit }))
}
