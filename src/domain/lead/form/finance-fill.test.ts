import { describe, expect, it } from 'vitest'
import { financeFill } from './finance-fill.ts'

const dealerships = [{ slug: 'yard' }, { slug: 'north' }]
const car = { dealership_slug: 'yard', car_type: 'used', price: 31990, offer_price: 28990 } as const

describe('ROUTE-7 prefilled finance form', () => {
  it('ROUTE-7 is prefilled from the link', () => {
    const link = new URLSearchParams({ preferredDealership: 'north', vehiclePriceBudget: '25000', car_type: 'demo' })
    expect(financeFill(link, null, dealerships)).toEqual({
      dealership_slug: 'north',
      budget: '25000',
      car_type: 'demo',
    })
  })

  it('FIN-8 is prefilled from the car if the link only names it', () => {
    expect(financeFill(new URLSearchParams(), car, dealerships)).toEqual({
      dealership_slug: 'yard',
      budget: '28990',
      car_type: 'used',
    })
  })

  it('ROUTE-7 takes dealership and budget from the link and the condition from the car', () => {
    const link = new URLSearchParams({ preferredDealership: 'north', vehiclePriceBudget: '20000', car_type: 'new' })
    expect(financeFill(link, car, dealerships)).toEqual({
      dealership_slug: 'north',
      budget: '20000',
      car_type: 'used',
    })
  })

  it.each(['', '-5', '0', '1e9', '12345678', 'abc', '25000"><script>'])(
    'ROUTE-7 ignores a budget of %j, and unknown dealerships and conditions',
    (budget) => {
      const link = new URLSearchParams({ preferredDealership: 'else', vehiclePriceBudget: budget, car_type: 'stolen' })
      expect(financeFill(link, null, dealerships)).toEqual({ dealership_slug: '', budget: '', car_type: '' })
    },
  )

  it('FIN-8 leaves the budget empty for a car without a price', () => {
    expect(financeFill(new URLSearchParams(), { ...car, price: 0, offer_price: null }, dealerships).budget).toBe('')
  })
})
