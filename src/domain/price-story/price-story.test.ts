import { describe, expect, it } from 'vitest'
import { type BuyerFigures, buyerFigures } from './buyer-figures.ts'
import { type PricedForBuyers, priceStory } from './price-story.ts'

const LOAN = { rate: 8.95, comparison: 9.8, months: 60, deposit: 399_900, balloon: 0 }
const CAR: PricedForBuyers = { price: 3_999_000, loan: null, charged: {} }
const CHARGED: PricedForBuyers = {
  ...CAR,
  charged: { NSW: { total: 4_118_970, isComplete: true }, QLD: { total: 4_118_970, isComplete: false } },
}
const NOBODY: BuyerFigures = { state: null, deposit: null, months: null, frequency: null, tradeIn: null }

describe('a car’s price for one buyer', () => {
  it.each<[title: string, car: PricedForBuyers, buyer: Partial<BuyerFigures>, lines: readonly object[]]>([
    [
      'MONEY-3 has the charges of the buyer’s state',
      CHARGED,
      { state: 'NSW' },
      [{ kind: 'charged', total: 4_118_970, isComplete: true }],
    ],
    ['MONEY-3 says where duty alone is known', CHARGED, { state: 'QLD' }, [{ kind: 'charged', isComplete: false }]],
    ['MONEY-3 says nothing of a state without a figure', CHARGED, { state: 'ACT' }, []],
    ['LAW-3 adds nothing to a price that has the charges', CAR, { state: 'NSW' }, []],
    ['point 4 takes off the trade-in', CAR, { tradeIn: 17_500 }, [{ kind: 'to-pay', amount: 2_249_000 }]],
    [
      'point 4 takes the trade-in off what is paid with charges',
      CHARGED,
      { state: 'NSW', tradeIn: 17_500 },
      [{ kind: 'charged' }, { kind: 'to-pay', amount: 2_368_970 }],
    ],
    [
      'U-13 says what is left over, and no repayment',
      { ...CAR, loan: LOAN },
      { deposit: 8000, tradeIn: 36_000 },
      [{ kind: 'surplus', amount: 401_000 }],
    ],
    ['U-13 says when it is covered to the dollar', CAR, { tradeIn: 39_990 }, [{ kind: 'surplus', amount: 0 }]],
    [
      'MONEY-1 repays what deposit and trade-in leave',
      { ...CAR, loan: LOAN },
      { deposit: 8000, tradeIn: 17_500 },
      [
        { kind: 'to-pay', amount: 2_249_000 },
        { kind: 'repayment', terms: { deposit: 800_000, tradeIn: 1_750_000, months: 60 } },
      ],
    ],
    [
      'MONEY-1 keeps the car’s own deposit where the buyer named a term alone',
      { ...CAR, loan: LOAN },
      { months: 36, frequency: 'monthly' },
      [{ kind: 'repayment', terms: { deposit: 399_900, months: 36, frequency: 'monthly' } }],
    ],
    ['FIN-2 shows no repayment where the site shows none', CAR, { deposit: 8000 }, []],
    [
      'MONEY-1 shows no repayment below a balloon',
      { ...CAR, loan: { ...LOAN, balloon: 3_000_000 } },
      { tradeIn: 17_500 },
      [{ kind: 'to-pay' }],
    ],
  ])('%s', (_title, car, buyer, lines) => {
    expect(priceStory(car, { ...NOBODY, ...buyer })).toMatchObject(lines)
    expect(priceStory(car, { ...NOBODY, ...buyer })).toHaveLength(lines.length)
  })
})

describe('the figures that a browser kept', () => {
  const kept = (plan: object, others: { valued?: string; state?: string } = {}) =>
    buyerFigures({ plan, valued: others.valued ?? null, state: others.state ?? null })

  it('point 4: are none where the buyer said nothing, or nothing that can be read', () => {
    expect(kept({})).toBeNull()
    expect(kept({ deposit: '', months: '61', trade_in: 'my ute' }, { state: 'Queensland', valued: '' })).toBeNull()
  })

  it('point 4: have the trade-in that the buyer typed before the one that a valuation found', () => {
    expect(kept({ trade_in: '12,000' }, { valued: '$19,700' })?.tradeIn).toBe(12_000)
    expect(kept({ trade_in: '' }, { valued: '$19,700' })?.tradeIn).toBe(19_700)
    expect(kept({ trade_in: '0' }, { valued: '$19,700' })?.tradeIn).toBe(0)
  })
})
