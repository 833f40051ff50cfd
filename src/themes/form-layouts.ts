import type { Template } from '#site/site.ts'
import type { FormLayout, SuccessLayout } from '#ui/slots.ts'
import { FormLayout as BaseForm } from './base/slots/form-layout.tsx'
import { SuccessLayout as BaseSuccess } from './base/slots/success-layout.tsx'

const FORMS = import.meta.glob<FormLayout>('./*/slots/form-layout.tsx', { import: 'FormLayout', eager: true })
const SUCCESSES = import.meta.glob<SuccessLayout>('./*/slots/success-layout.tsx', {
  import: 'SuccessLayout',
  eager: true,
})

/** A template's pages with a form, separate from its slots: no other page needs them, and the listing has a size budget. */
export function formLayoutOf(template: Template): FormLayout {
  return FORMS[`./${template}/slots/form-layout.tsx`] ?? BaseForm
}

/** A template's pages after a form. */
export function successLayoutOf(template: Template): SuccessLayout {
  return SUCCESSES[`./${template}/slots/success-layout.tsx`] ?? BaseSuccess
}
