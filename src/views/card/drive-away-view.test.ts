import { describe, expect, it } from 'vitest'
import { exampleCar } from '#domain/testing/example-car.ts'
import { driveAwayView } from './drive-away-view.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const site = (charges: Parameters<typeof driveAwayView>[2]['driveAway']['charges'] = []) => ({
  region: 'AU' as const,
  timezone: 'Australia/Brisbane',
  driveAway: { estimate: true, charges },
})
const car = exampleCar({
  price_type: 'excluding_government_charges',
  price: 40_000,
  offer_price: null,
  car_type: 'used',
  simple_body: 'suv',
  simple_fuel: 'Electric',
})

describe('MONEY-3 the estimate on a car’s page', () => {
  it('is called drive away only with every charge; else it says what is not included', () => {
    const partly = driveAwayView(car, 'QLD', site(), NOW)?.states.QLD
    expect(partly).toEqual({
      label: 'With stamp duty in QLD',
      total: '$40,800',
      lines: [
        { label: 'Price', amount: '$40,000' },
        { label: 'Stamp duty', amount: '$800' },
      ],
      notes: [
        'Not included: registration, compulsory insurance (CTP) and the transfer fee.',
        'Estimate for a private buyer. Ask us to confirm it.',
        'Stamp duty: Queensland Government, rates for 1 July 2018 to 30 June 2027.',
      ],
    })
    const row = { carTypes: ['used' as const], from: '2026-07-01', until: '2027-06-30', source: 'Transport fees 2026' }
    const known = { ...row, state: 'QLD' as const, registration: 0, insurance: 0, transfer: 31.5 }
    const complete = driveAwayView(car, 'QLD', site([known]), NOW)?.states.QLD
    expect(complete).toMatchObject({ label: 'Estimated drive away in QLD', total: '$40,831.50' })
    expect(complete?.notes.join(' ')).toMatch(/30 June 2027\. Other charges: Transport fees 2026\.$/)
  })

  it('names what is missing instead of a figure', () => {
    expect(driveAwayView(car, 'NT', site(), NOW)?.states.NT).toEqual({
      label: 'Drive away in NT: ask us',
      total: null,
      lines: [],
      notes: ['We can’t estimate it here: a concession for electric cars may apply.'],
    })
  })

  it('starts with the car’s own state, and is in Australia only', () => {
    expect(driveAwayView(car, 'nsw', site(), NOW)?.state).toBe('NSW')
    expect(driveAwayView(car, null, site(), NOW)).toBeNull()
    expect(driveAwayView(car, 'QLD', { ...site(), region: 'NZ' }, NOW)).toBeNull()
    expect(driveAwayView({ ...car, price_type: 'drive_away' }, 'QLD', site(), NOW)).toBeNull()
  })
})
