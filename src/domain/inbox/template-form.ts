import { defineForm } from '../form/define-form.ts'
import { TEMPLATE_SCHEMA } from './mail-template-schema.ts'

const { name, subject, body } = TEMPLATE_SCHEMA.shape
const asTyped = (value: string) => value

/** INBOX-7: the form of a text that staff answer with. */
export const TEMPLATE_FORM = defineForm({
  name: { label: 'Name', schema: name, input: asTyped },
  subject: { label: 'Subject of the mail', schema: subject, input: asTyped },
  body: { label: 'Message', schema: body, input: asTyped },
})

export type TemplateFields = (typeof TEMPLATE_FORM)['fields']
