import type { FormStep } from '#domain/form/form-steps.ts'
import { type LeadField, leadFormFields } from '#domain/lead/form/lead-form.ts'
import type { LeadFormKind } from '#domain/lead/form/lead-form-kind.ts'
import { type LeadFormOptions, leadFormOptions, optionsOfAnswer } from '#domain/lead/form/lead-form-options.ts'
import { leadSteps } from '#domain/lead/form/lead-steps.ts'
import type { Site } from '#site/site.ts'
import { type PrivacyNotice, privacyNotice } from './privacy-notice.ts'

/** A form for a page to show and a browser to check (FORM-7). The same for every visitor. */
export interface LeadFormView {
  readonly kind: LeadFormKind
  /** Address for posting without JavaScript: the form's own page. */
  readonly action: string
  readonly fields: readonly LeadField[]
  /** FORM-10: steps to fill in one by one; null for a form without steps. */
  readonly steps: readonly FormStep[] | null
  readonly options: LeadFormOptions
  readonly notice: PrivacyNotice
}

/**
 * View of a site's form. Without JavaScript it posts to `page`, and the answer scrolls back to the form. `filled` has
 * the initial values.
 */
export function leadFormView(
  site: Site,
  kind: LeadFormKind,
  page: string,
  filled: Readonly<Record<string, string>> = {},
): LeadFormView {
  const options = optionsOfAnswer(leadFormOptions(site), filled)
  const said = (text: string) => text.replaceAll('{vehicle}', site.search.vehicleWord)
  const fields = leadFormFields(options, kind).map((field) => ({
    ...field,
    label: said(field.label),
    hint: field.hint === null ? null : said(field.hint),
    options: field.options.map((option) => ({ ...option, label: said(option.label) })),
  }))
  return {
    kind,
    action: `${page}#enquire`,
    fields,
    steps: site.leads.form === 'steps' ? leadSteps(fields, kind) : null,
    options,
    notice: privacyNotice(site),
  }
}
