import { describe, expect, it } from 'vitest'
import { nearestSteps, nearestText, priceBands, wishOf } from './nearest.ts'
import { readStockPath, WHOLE_LISTING } from './stock-path.ts'
import { parseStockQuery } from './stock-query.ts'

const wish = (params: string, meant: readonly string[] = [], page = WHOLE_LISTING) =>
  wishOf(page, parseStockQuery(new URLSearchParams(params)), 'simple_body', meant)

describe('ASK-3 the cars nearest to a search that finds none', () => {
  it('keep all but the price to the dollar, then body and seats, then the body, then the seats, then only the price', () => {
    expect(nearestSteps(wish('simple_body=suv&seats=7&fuel=Hybrid&price=:20000'))).toEqual([
      ['all'],
      ['body', 'seats'],
      ['body'],
      ['seats'],
      [],
    ])
    expect(nearestSteps(wish('fuel=Hybrid'))).toEqual([[]])
  })

  it('have the body that the words mean, unless one was asked for', () => {
    expect(wish('query=hilux&price=:5000', ['ute']).bodies).toEqual(['ute'])
    expect(wish('query=hilux&simple_body=van', ['ute']).bodies).toEqual(['van'])
    const utes = readStockPath(['ute-cars'], { makes: [] }) ?? WHOLE_LISTING
    expect(wish('price=:5000', [], utes).bodies).toEqual(['ute'])
  })

  it('cost what was asked for, else never more than a fifth above it, or a fifth below', () => {
    expect(priceBands({ min: null, max: 20_000 })).toEqual([
      { range: { min: null, max: 20_000 }, first: 'dearest' },
      { range: { min: 20_001, max: 24_000 }, first: 'cheapest' },
    ])
    expect(priceBands({ min: 10_000, max: null })).toEqual([
      { range: { min: 10_000, max: null }, first: 'cheapest' },
      { range: { min: 8_000, max: 9_999 }, first: 'dearest' },
    ])
    expect(priceBands(null)).toEqual([{ range: null, first: 'latest' }])
  })

  it.each([
    ['fuel=Electric&price=:52000', ['all'], 60_000, 'All you asked for, for a little more than your $52,000.'],
    ['fuel=Electric&price=50000:', ['all'], 45_000, 'All you asked for, for a little less than your $50,000.'],
    ['simple_body=suv&seats=7&price=:45000', ['body', 'seats'], 44_000, 'The nearest by body, seats and price: SUVs with 7 seats up to $45,000.'],
    ['simple_body=ute&price=:5000', ['body'], 5_900, 'The nearest by body and price: utes up to $5,900, a little over your $5,000.'],
    ['price=:5000', [], 4_900, 'The nearest by price: vehicles up to $5,000.'],
    ['simple_body=hatch&price=50000:', ['body'], 48_000, 'The nearest by body and price: hatches from about $50,000.'],
    ['seats=8', ['seats'], null, 'The nearest by seats: vehicles with 8 seats.'],
    ['fuel=Hydrogen', [], null, 'Nothing we have is like that, so here are our latest arrivals.'],
  ] as const)('are shown with the reason: %s', (params, kept, dearest, text) =>
    expect(nearestText(wish(params), kept, dearest, 'vehicles')).toBe(text),
  )
}) // biome-ignore format: one wish a line
