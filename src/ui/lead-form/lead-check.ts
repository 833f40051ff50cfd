import { leadFormSchema } from '#domain/lead/form/lead-form.ts'
import type { FormCheck } from '../form/form-check.ts'
import { schemaErrors } from '../form/schema-errors.ts'
import type { LeadFormView } from './lead-form-view.ts'

export function leadCheck({ options, kind }: LeadFormView): FormCheck {
  return (values) => schemaErrors(leadFormSchema(options, kind), values)
}
