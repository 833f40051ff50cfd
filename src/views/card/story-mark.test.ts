import { describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { carSummary } from '#domain/car/car-summary.ts'
import { exampleCar } from '#domain/testing/example-car.ts'
import { exampleOffer } from '#domain/testing/example-offer.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import type { SiteInput } from '#site/site.ts'
import { cardView } from './card-view.ts'
import { driveAwayView } from './drive-away-view.ts'
import { storyOfMark } from './story-mark.ts'

const NOW = new Date('2026-06-10T12:00:00Z')
const storyOf = (car: Partial<Car>, site: Partial<SiteInput> = {}) => {
  const { story } = cardView(carSummary(exampleCar(car)), exampleSite(site), { now: NOW })
  return story === undefined ? null : storyOfMark(story)
}

describe('what a card carries for buyers’ own prices', () => {
  it('MONEY-3 has the totals that the car’s page has, state by state', () => {
    const car = exampleCar({ price_type: 'excluding_government_charges' })
    const page = driveAwayView(car, 'QLD', exampleSite(), NOW)
    const totals = storyOf({ price_type: 'excluding_government_charges' })?.charged ?? {}
    expect(Object.keys(totals).length).toBeGreaterThan(3)
    for (const [state, view] of Object.entries(page?.states ?? {})) {
      const total = totals[state as keyof typeof totals]
      expect(total === undefined ? null : Math.round(total.total / 100), state).toBe(
        view.total === null ? null : Math.round(Number(view.total.replace(/[$,]/g, ''))),
      )
    }
  })

  it('LAW-3 has no charges for a price that includes them', () => {
    expect(storyOf({ price_type: 'drive_away' })).toMatchObject({ price: 4_599_000, charged: {} })
  })

  it('CARD-8 has the loan of the repayment that the card shows, and none without one', () => {
    const finance = { provider: 'manual' as const }
    expect(storyOf({}, { finance })?.loan).toBeNull()
    const offer = exampleOffer({ balloon: 5000 })
    expect(storyOf({ finance_lenders: { manual: offer } }, { finance })?.loan).toEqual({
      rate: 8.95,
      comparison: 9.8,
      months: 60,
      deposit: 459_900,
      balloon: 500_000,
    })
  })

  it('is absent for a car that is sold or has no price, and never read from another text', () => {
    expect(storyOf({ sold: true, status: 'sold' })).toBeNull()
    expect(storyOf({ price: null, price_type: null })).toBeNull()
    for (const text of ['', 'null', '{}', '["1"]', '[1']) expect(storyOfMark(text)).toBeNull()
    expect(storyOfMark('[100,[1],[]]')).toEqual({ price: 10_000, loan: null, charged: {} })
  })
})
