import type { FormStep } from '#domain/form/form-steps.ts'
import type { LeadField } from '#domain/lead/form/lead-form.ts'
import type { LeadFormKind } from '#domain/lead/form/lead-form-kind.ts'
import type { LeadFormOptions } from '#domain/lead/form/lead-form-options.ts'
import type { PrivacyNotice } from '#views/lead-page/privacy-notice.ts'

/** A form as a page shows it and a browser checks it (FORM-7). The same for every visitor. */
export interface LeadFormView {
  readonly kind: LeadFormKind
  /** Where it posts to without JavaScript: its own page. */
  readonly action: string
  readonly fields: readonly LeadField[]
  /** FORM-10: filled in one after the other; null: the form is one. */
  readonly steps: readonly FormStep[] | null
  readonly options: LeadFormOptions
  readonly notice: PrivacyNotice
}
