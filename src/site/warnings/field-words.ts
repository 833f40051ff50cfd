import { leadFormFields } from '#domain/lead/form/lead-form.ts'
import { LEAD_FORM_KINDS } from '#domain/lead/form/lead-form-kind.ts'
import { leadFormOptions } from '#domain/lead/form/lead-form-options.ts'
import type { Site } from '../site.ts'
import type { SiteWarning } from './site-warning.ts'

/** Warnings for words of fields that no form of the site asks for, so nobody would ever read them (SITE-5). */
export function fieldWordsWarnings(site: Site): readonly SiteWarning[] {
  const options = leadFormOptions(site)
  return site.leads.fields.flatMap(({ field, form }, index) => {
    const forms = form === null ? LEAD_FORM_KINDS : [form]
    const isAsked = forms.some((kind) =>
      leadFormFields(options, kind).some(({ name, type }) => name === field && type !== 'hidden'),
    )
    if (isAsked) return []
    const where = form === null ? 'no form of this site asks' : `the form "${form}" does not ask`
    return [{ path: `leads.fields[${index}].field`, reason: `${where} for "${field}", so its words show nowhere` }]
  })
}
