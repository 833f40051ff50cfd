import { describe, expect, it } from 'vitest'
import { financeFill } from './finance-fill.ts'

const dealerships = [{ slug: 'yard' }, { slug: 'north' }]
const car = { dealership_slug: 'yard', car_type: 'used', price: 31990, offer_price: 28990 } as const

describe('ROUTE-7 the finance form on arrival', () => {
  it('ROUTE-7 is filled from the link', () => {
    const link = new URLSearchParams({ preferredDealership: 'north', vehiclePriceBudget: '25000', car_type: 'demo' })
    expect(financeFill(link, null, dealerships)).toEqual({
      dealership_slug: 'north',
      budget: '25000',
      car_type: 'demo',
    })
  })

  it('FIN-8 is filled from the car where the link says no more than that', () => {
    expect(financeFill(new URLSearchParams(), car, dealerships)).toEqual({
      dealership_slug: 'yard',
      budget: '28990',
      car_type: 'used',
    })
  })

  it('ROUTE-7 the link wins over the car in dealership and budget, the car in what it is', () => {
    const link = new URLSearchParams({ preferredDealership: 'north', vehiclePriceBudget: '20000', car_type: 'new' })
    expect(financeFill(link, car, dealerships)).toEqual({
      dealership_slug: 'north',
      budget: '20000',
      car_type: 'used',
    })
  })

  it.each(['', '-5', '0', '1e9', '12345678', 'abc', '25000"><script>'])(
    'ROUTE-7 a budget of %j is left out, and so are dealerships and conditions that there are not',
    (budget) => {
      const link = new URLSearchParams({ preferredDealership: 'else', vehiclePriceBudget: budget, car_type: 'stolen' })
      expect(financeFill(link, null, dealerships)).toEqual({ dealership_slug: '', budget: '', car_type: '' })
    },
  )

  it('FIN-8 a car without a price leaves the budget empty', () => {
    expect(financeFill(new URLSearchParams(), { ...car, price: 0, offer_price: null }, dealerships).budget).toBe('')
  })
})
