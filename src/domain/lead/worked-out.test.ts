import { describe, expect, it } from 'vitest'
import { exampleSite } from '#domain/testing/example-site.ts'
import { leadFormSchema } from './form/lead-form.ts'
import { LEAD_FORM_KINDS } from './form/lead-form-kind.ts'
import { leadFormOptions } from './form/lead-form-options.ts'
import { takesWorkedOut } from './form/takes-worked-out.ts'
import { workedOut } from './worked-out.ts'

const FIGURES = {
  trade_in: '2019 Mazda CX-5, $18,400 to $21,000',
  plan: '$4,000 deposit, 48 months',
  appointment: 'Saturday at 10:30 am',
}

describe('what a buyer worked out before asking', () => {
  it('MONEY-1 TRADE-1 reads the browser’s JSON, as text or as an object', () => {
    for (const value of [FIGURES, JSON.stringify(FIGURES)]) expect(workedOut().parse(value)).toEqual(FIGURES)
    expect(workedOut().parse({ plan: '48 months' })).toEqual({ trade_in: null, plan: '48 months', appointment: null })
  })

  it('FORM-13 never blocks a lead: what is not readable is left out, and long or hidden text is cut', () => {
    for (const value of [undefined, null, '', '{', '[]', 7, {}, { trade_in: 7 }, { trade_in: '', plan: null }])
      expect(workedOut().parse(value), JSON.stringify(value)).toBeUndefined()
    const { trade_in } = workedOut().parse({ trade_in: `a\u202eb\n${'x'.repeat(300)}` }) ?? {}
    expect(trade_in).toHaveLength(200)
    expect(trade_in).toMatch(/^ab x/)
  })

  it('MONEY-1 goes along with the forms of people who want to buy, and with no other', () => {
    const options = leadFormOptions(exampleSite())
    const taken = LEAD_FORM_KINDS.filter(
      (kind) => leadFormSchema(options, kind).shape.worked_out.safeParse(FIGURES).data != null,
    )
    expect(taken.filter((kind) => !takesWorkedOut(kind))).toEqual([])
    expect(taken).toContain('vehicle-enquiry')
    expect(taken).not.toContain('careers')
  })
})
