import * as words from '#words/field.ts'
import { say } from '#words/say.ts'
import type { LeadField } from '../../form/field-description.ts'
import type { FormStep } from '../../form/form-steps.ts'
import { CONTACT_NAMES } from '../../person/contact-names.ts'
import type { LeadFormKind } from './lead-form-kind.ts'

/** FORM-10: shown if the response has no lead_id and no reason. Exact text. */
export const UNEXPECTED_ERROR = 'An unexpected error occured'

/**
 * FORM-10: the steps of a test drive or an enquiry, without empty ones; null for other forms. Fields that no step names
 * are in the last step, so that a new field is never lost.
 */
export function leadSteps(fields: readonly LeadField[], kind: LeadFormKind): readonly FormStep[] | null {
  const plan = PLANS[kind]
  if (!plan) return null
  const shownNames = fields.filter(({ type }) => type !== 'hidden' && type !== 'trap').map(({ name }) => name)
  const named = new Set(plan.flatMap((step) => step.fields))
  const rest = shownNames.filter((name) => !named.has(name))
  return plan
    .map(({ heading, fields }, index) => {
      const stepNames = shownNames.filter((name) => fields.includes(name))
      return { heading: say(heading), fields: index === plan.length - 1 ? [...stepNames, ...rest] : stepNames }
    })
    .filter((step) => step.fields.length > 0)
}

const PERSON = { heading: words.howToReach, fields: CONTACT_NAMES }
const PLACE = ['category', 'dealership_slug', 'location_id']
const DRIVE: readonly FormStep[] = [
  { heading: words.whenToCome, fields: [...PLACE, 'preferred_time'] },
  PERSON,
  { heading: words.anythingToKnow, fields: [] },
]
/** B12: the easy questions first, then the one that needs thought; two steps, not three. */
const QUESTION: readonly FormStep[] = [PERSON, { heading: words.whatToKnow, fields: [...PLACE, 'message'] }]

const PLANS: Partial<Record<LeadFormKind, readonly FormStep[]>> = {
  'test-drive': DRIVE,
  'vehicle-test-drive': DRIVE,
  'general-enquiry': QUESTION,
  'vehicle-enquiry': QUESTION,
}
