import { optInWording } from './form/lead-field-rules.ts'
import type { LeadForm } from './form/lead-form.ts'
import type { LeadFormKind } from './form/lead-form-kind.ts'
import type { LeadFormOptions } from './form/lead-form-options.ts'

/** LAW-4: proof of a visitor's consent to marketing messages. */
export interface Consent {
  /** The label of the checkbox. */
  readonly wording: string
  /** The page on which it was given; empty: it was said to a person. */
  readonly page: string
  /** ISO 8601, UTC. */
  readonly at: string
  /** SALES-1: who of the staff asked; absent: the visitor ticked it. */
  readonly by?: string
}

/** 'Yes: ‘Email me offers.’, asked by Kim Lee' */
export function consentText({ wording, by }: Consent): string {
  return `Yes: ‘${wording}’${by === undefined ? '' : `, asked by ${by}`}`
}

/** LAW-4: the consent given with a form; null if the box is not ticked or there is no email address to write to. */
export function consentOf(
  form: Pick<LeadForm, 'opt_in' | 'email'>,
  options: Pick<LeadFormOptions, 'optInText'>,
  kind: LeadFormKind,
  given: { readonly page: string; readonly at: Date },
): Consent | null {
  if (!form.opt_in || form.email === '') return null
  return { wording: optInWording(options, kind), page: given.page, at: given.at.toISOString() }
}
