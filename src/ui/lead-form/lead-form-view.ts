import type { FormStep } from '#domain/form/form-steps.ts'
import type { LeadField } from '#domain/lead/form/lead-form.ts'
import type { LeadFormKind } from '#domain/lead/form/lead-form-kind.ts'
import type { LeadFormOptions } from '#domain/lead/form/lead-form-options.ts'
import type { PrivacyNotice } from '#views/lead-page/privacy-notice.ts'

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
