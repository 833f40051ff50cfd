import { optInWording } from './form/lead-fields.ts'
import type { LeadForm } from './form/lead-form.ts'
import type { LeadFormKind } from './form/lead-form-kind.ts'
import type { LeadFormOptions } from './form/lead-form-options.ts'

/** LAW-4: a visitor's agreement to marketing messages, as it must be shown later. */
export interface Consent {
  /** The words beside the tick. */
  readonly wording: string
  /** The page it was given on. */
  readonly page: string
  /** ISO 8601, UTC. */
  readonly at: string
}

/** LAW-4: the consent that a form gives, or null when the tick was taken out. */
export function consentOf(
  form: Pick<LeadForm, 'opt_in'>,
  options: Pick<LeadFormOptions, 'optInText'>,
  kind: LeadFormKind,
  given: { readonly page: string; readonly at: Date },
): Consent | null {
  if (!form.opt_in) return null
  return { wording: optInWording(options, kind), page: given.page, at: given.at.toISOString() }
}
