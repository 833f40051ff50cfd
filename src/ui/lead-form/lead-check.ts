import { leadFormSchema } from '#domain/lead/form/lead-form.ts'
import type { LeadFormView } from '#views/lead-page/lead-form-view.ts'
import type { FormCheck } from '../form/form-check.ts'
import { schemaErrors } from '../form/schema-errors.ts'

export function leadCheck({ options, kind }: LeadFormView): FormCheck {
  return (values) => schemaErrors(leadFormSchema(options, kind), values)
}
