import { leadFormFields } from '#domain/lead/form/lead-form.ts'
import type { LeadFormKind } from '#domain/lead/form/lead-form-kind.ts'
import { leadFormOptions, optionsOfAnswer } from '#domain/lead/form/lead-form-options.ts'
import { leadSteps } from '#domain/lead/form/lead-steps.ts'
import { inTrade } from '#domain/trade.ts'
import type { Site } from '#site/site.ts'
import type { LeadFormView } from '#ui/lead-form/lead-form-view.ts'
import { privacyNotice } from '#views/lead-page/privacy-notice.ts'

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
  const said = (text: string) => inTrade(text, site.search)
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
