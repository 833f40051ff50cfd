import { describe, expect, it } from 'vitest'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { siteSchema } from '#site/site.ts'
import { leadFormFields } from './lead-form.ts'
import { LEAD_FORM_KINDS } from './lead-form-kind.ts'
import { leadFormOptions } from './lead-form-options.ts'
import { leadSteps } from './lead-steps.ts'

const options = leadFormOptions(siteSchema.parse(sampleSite()))

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

  it('B12 FORM-10 an enquiry asks for name and number first, and everything else in one further step', () => {
    const steps = leadSteps(leadFormFields(options, 'vehicle-enquiry'), 'vehicle-enquiry')
    expect(steps?.map(({ heading }) => heading)).toEqual(['How do we reach you?', 'What would you like to know?'])
    expect(steps?.[0]?.fields).toEqual(expect.arrayContaining(['name', 'phone']))
    expect(steps?.[1]?.fields).toEqual(expect.arrayContaining(['message', 'trade_in', 'opt_in']))
  })

  it('FORM-10 leaves out a step without fields', () => {
    const fields = leadFormFields(options, 'vehicle-enquiry').filter(({ name }) => name === 'message')
    expect(leadSteps(fields, 'vehicle-enquiry')?.map(({ heading }) => heading)).toEqual([
      'What would you like to know?',
    ])
  })
})
