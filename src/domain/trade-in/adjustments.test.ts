import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ADJUSTMENT_QUESTIONS,
  type AdjustmentAnswers,
  adjusted,
  adjustmentQuestions,
  answerLines,
  knownAnswers,
  MOST_FALL_PERCENT,
  MOST_RISE_PERCENT,
  nextQuestion,
} from './adjustments.ts'

const estimate = { low: 18_000, mid: 20_000, high: 22_000, comparables: 9 }
const answers = fc.record(
  Object.fromEntries(
    ADJUSTMENT_QUESTIONS.map(({ id, answers }) => [id, fc.constantFrom(...answers.map(({ value }) => value))]),
  ),
  { requiredKeys: [] },
)

describe('TRADE-1 answers change the value', () => {
  it.each([
    [{}, 20_000],
    [{ condition: 'good', service_history: 'part', accident: 'none', keys: 'two' }, 20_000],
    [{ condition: 'fair' }, 18_600],
    [{ accident: 'repaired', tyres: 'worn' }, 18_400],
    [{ keys: 'one' }, 19_600],
  ])('TRADE-1 %o makes 20,000 into %i', (given, mid) => {
    expect(adjusted(estimate, given).mid).toBe(mid)
  })

  it('TRADE-1 answers keep the figures within limits and in order, and do not change the number of cars', () => {
    fc.assert(
      fc.property(answers, fc.nat(120_000), fc.nat(20_000), fc.nat(20_000), (given, low, more, most) => {
        const before = { low, mid: low + more, high: low + more + most, comparables: 6 }
        const after = adjusted(before, given as AdjustmentAnswers)
        expect(after.low).toBeLessThanOrEqual(after.mid)
        expect(after.mid).toBeLessThanOrEqual(after.high)
        expect(after.mid).toBeLessThanOrEqual(before.mid * (1 + MOST_RISE_PERCENT / 100) + 50)
        expect(after.mid).toBeGreaterThanOrEqual(before.mid * (1 - MOST_FALL_PERCENT / 100) - 50)
        expect(after.comparables).toBe(6)
      }),
    )
  })

  it('TRADE-1 the best answers raise the value, and the worst lower it by at most the limit', () => {
    const by = (choose: typeof Math.max) =>
      Object.fromEntries(
        ADJUSTMENT_QUESTIONS.map(({ id, answers }) => {
          const worth = (each: (typeof answers)[number]) => each.percent * 1000 - each.less
          const wanted = choose(...answers.map(worth))
          return [id, answers.find((each) => worth(each) === wanted)?.value ?? '']
        }),
      )
    expect(adjusted(estimate, by(Math.max)).mid).toBe(21_000)
    expect(adjusted(estimate, by(Math.min)).mid).toBe(11_000)
  })

  it('TRADE-1 asks one question after the other until all are answered', () => {
    expect(nextQuestion({})).toBe('condition')
    expect(nextQuestion({ condition: 'good' })).toBe('service_history')
    expect(nextQuestion({ condition: 'no such answer' })).toBe('condition')
    const all = Object.fromEntries(ADJUSTMENT_QUESTIONS.map(({ id, answers }) => [id, answers[0]?.value ?? '']))
    expect(nextQuestion(all)).toBeNull()
  })

  it('TRADE-1 reports and ignores unknown answers', () => {
    expect(knownAnswers({ condition: 'good', colour: 'red', keys: 'nine', __proto__: 'x', toString: 'y' })).toEqual({
      answers: { condition: 'good' },
      faults: ['colour', 'keys', 'toString'],
    })
  })

  it('SITE-6 uses the region’s words in questions and answers', () => {
    const asked = adjustmentQuestions('US').map(({ question }) => question)
    expect(asked).toContain('How are the tires?')
    expect(answerLines({ tyres: 'worn' }, 'US')).toEqual(['State of the tires: All four are worn'])
  })
})
