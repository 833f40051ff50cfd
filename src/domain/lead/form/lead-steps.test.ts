import { describe, expect, it } from 'vitest'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { siteSchema } from '#site/site.ts'
import { leadFormFields } from './lead-form.ts'
import { LEAD_FORM_KINDS } from './lead-form-kind.ts'
import { leadFormOptions } from './lead-form-options.ts'
import { leadSteps, reachedFaults, stepMove } from './lead-steps.ts'

const options = leadFormOptions(siteSchema.parse(sampleSite()))
const steps = [
  { heading: 'When?', fields: ['preferred_time'] },
  { heading: 'Who?', fields: ['name', 'email'] },
  { heading: 'What else?', fields: ['message', 'opt_in'] },
]

describe('FORM-10 leadSteps', () => {
  it.each(LEAD_FORM_KINDS)('FORM-10 puts each visible field of a %s into exactly one step', (kind) => {
    const fields = leadFormFields(options, kind)
    const named = leadSteps(fields, kind)?.flatMap((step) => step.fields)
    const seen = fields.filter(({ type }) => type !== 'hidden' && type !== 'trap').map(({ name }) => name)
    if (named) expect([...named].sort()).toEqual([...seen].sort())
  })

  it('FORM-10 splits test drives and enquiries into steps, and leaves other forms whole', () => {
    const kinds = LEAD_FORM_KINDS.filter((kind) => leadSteps(leadFormFields(options, kind), kind) !== null)
    expect(kinds).toEqual(['general-enquiry', 'vehicle-enquiry', 'test-drive', 'vehicle-test-drive'])
  })

  it('FORM-10 leaves out a step without fields', () => {
    const fields = leadFormFields({ ...options, askTradeIn: false, askFinance: false }, 'vehicle-enquiry')
    expect(leadSteps(fields, 'vehicle-enquiry')?.map(({ heading }) => heading)).toEqual([
      'What would you like to know?',
      'How do we reach you?',
    ])
  })
})

describe('FORM-10 stepMove', () => {
  it.each([
    ['on from the first, whatever is missing further on', 0, ['name', 'message'], { kind: 'go', at: 1 }],
    ['not on with a fault of its own', 1, ['email', 'message'], { kind: 'stay', at: 1 }],
    ['back to an earlier fault', 2, ['email'], { kind: 'stay', at: 1 }],
    ['back to the time that was taken meanwhile', 2, ['preferred_time'], { kind: 'stay', at: 0 }],
    ['nowhere with a fault that no step shows', 2, ['car_id'], { kind: 'stay', at: 2 }],
    ['the last one sends', 2, [], { kind: 'send' }],
    ['no other one sends', 1, [], { kind: 'go', at: 2 }],
  ])('FORM-10 %s', (_, at, faulty, move) => {
    expect(stepMove(steps, at, faulty)).toEqual(move)
  })

  it('FORM-10 sends a form without steps at once if it is valid', () => {
    expect(stepMove([], 0, [])).toEqual({ kind: 'send' })
    expect(stepMove([], 0, ['name'])).toEqual({ kind: 'stay', at: 0 })
  })

  it('FORM-7 hides the errors of later steps', () => {
    const faults = { preferred_time: 'a', message: 'b', car_id: 'c' }
    expect(reachedFaults(faults, steps, 1)).toEqual({ preferred_time: 'a', car_id: 'c' })
    expect(reachedFaults(faults, null, 0)).toEqual(faults)
  })
})
