import type { LeadField } from './field-description.ts'
import type { LeadFormKind } from './lead-form-kind.ts'

/** FORM-10: a part of a form that is filled in by itself. */
export interface LeadStep {
  readonly heading: string
  /** The names of its fields. */
  readonly fields: readonly string[]
}

/** FORM-10: what a lead without a lead_id says when the answer does not say why. Exact. */
export const UNEXPECTED_ERROR = 'An unexpected error occured'

/**
 * FORM-10: a test drive's or an enquiry's steps, those without a field to fill in left out; null for a form that has
 * none. What no step names comes last, so that a new field cannot get lost.
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

/** Where a visitor gets who presses the button of a step: it holds them, leads on, or sends the whole form. */
export type StepMove =
  | { readonly kind: 'stay'; readonly at: number }
  | { readonly kind: 'go'; readonly at: number }
  | { readonly kind: 'send' }

/**
 * FORM-10: the steps in turn; a step is left once its own fields are without fault, and the last one sends. A fault of an
 * earlier step leads back to it; one of a field that no step shows keeps the visitor where they are.
 */
export function stepMove(steps: readonly LeadStep[], at: number, faulty: readonly string[]): StepMove {
  const isLast = at >= steps.length - 1
  if (isLast && faulty.length === 0) return { kind: 'send' }
  const first = steps.findIndex((step) => faulty.some((name) => step.fields.includes(name)))
  if (first !== -1 && first <= at) return { kind: 'stay', at: first }
  return isLast ? { kind: 'stay', at } : { kind: 'go', at: at + 1 }
}

/** FORM-7: the faults that a visitor can have made by now: those of the steps up to this one. */
export function reachedFaults<Fault>(
  faults: Readonly<Record<string, Fault>>,
  steps: readonly LeadStep[] | null,
  at: number,
): Readonly<Record<string, Fault>> {
  const later = new Set(steps?.slice(at + 1).flatMap((step) => step.fields))
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !later.has(name)))
}

const PERSON = { heading: 'How do we reach you?', fields: ['name', 'last_name', 'email', 'phone', 'postcode'] }
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
