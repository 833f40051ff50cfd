import { CONTACT_NAMES } from '../../person/contact-names.ts'
import type { LeadField } from './field-description.ts'
import type { LeadFormKind } from './lead-form-kind.ts'

/** FORM-10: one step of a form. */
export interface LeadStep {
  readonly heading: string
  /** Names of its fields. */
  readonly fields: readonly string[]
}

/** FORM-10: shown if the response has no lead_id and no reason. Exact text. */
export const UNEXPECTED_ERROR = 'An unexpected error occured'

/**
 * FORM-10: the steps of a test drive or an enquiry, without empty ones; null for other forms. Fields that no step names
 * are in the last step, so that a new field is never lost.
 */
export function leadSteps(fields: readonly LeadField[], kind: LeadFormKind): readonly LeadStep[] | null {
  const plan = PLANS[kind]
  if (!plan) return null
  const shown = fields.filter(({ type }) => type !== 'hidden' && type !== 'trap').map(({ name }) => name)
  const named = new Set(plan.flatMap((step) => step.fields))
  const rest = shown.filter((name) => !named.has(name))
  return plan
    .map(({ heading, fields }, index) => {
      const own = shown.filter((name) => fields.includes(name))
      return { heading, fields: index === plan.length - 1 ? [...own, ...rest] : own }
    })
    .filter((step) => step.fields.length > 0)
}

/** What happens when the visitor submits a step: stay with errors, go to the next step, or send the form. */
export type StepMove =
  | { readonly kind: 'stay'; readonly at: number }
  | { readonly kind: 'go'; readonly at: number }
  | { readonly kind: 'send' }

/**
 * FORM-10: moves through the steps. A step is complete when its own fields are valid; the last one sends the form. An
 * error in an earlier step returns to it; an error in a field that no step shows stays where it is.
 */
export function stepMove(steps: readonly LeadStep[], at: number, faulty: readonly string[]): StepMove {
  const isLast = at >= steps.length - 1
  if (isLast && faulty.length === 0) return { kind: 'send' }
  const first = steps.findIndex((step) => faulty.some((name) => step.fields.includes(name)))
  if (first !== -1 && first <= at) return { kind: 'stay', at: first }
  return isLast ? { kind: 'stay', at } : { kind: 'go', at: at + 1 }
}

/** FORM-7: the errors to show: those of the steps up to this one. */
export function reachedFaults<Fault>(
  faults: Readonly<Record<string, Fault>>,
  steps: readonly LeadStep[] | null,
  at: number,
): Readonly<Record<string, Fault>> {
  const later = new Set(steps?.slice(at + 1).flatMap((step) => step.fields))
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !later.has(name)))
}

const PERSON = { heading: 'How do we reach you?', fields: CONTACT_NAMES }
const PLACE = ['category', 'dealership_slug', 'location_id']
const DRIVE: readonly LeadStep[] = [
  { heading: 'When would you like to come?', fields: [...PLACE, 'preferred_time'] },
  PERSON,
  { heading: 'Anything we should know?', fields: [] },
]
const QUESTION: readonly LeadStep[] = [
  { heading: 'What would you like to know?', fields: [...PLACE, 'message'] },
  {
    heading: 'And your own vehicle?',
    fields: ['trade_in', 'own_make', 'own_model', 'own_year', 'own_odometer', 'rego', 'finance'],
  },
  PERSON,
]

const PLANS: Partial<Record<LeadFormKind, readonly LeadStep[]>> = {
  'test-drive': DRIVE,
  'vehicle-test-drive': DRIVE,
  'general-enquiry': QUESTION,
  'vehicle-enquiry': QUESTION,
}
