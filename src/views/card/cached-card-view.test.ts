import { expect, it } from 'vitest'
import { carSummary } from '#domain/car/car-summary.ts'
import { exampleCar } from '#domain/testing/example-car.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { cachedCardView } from './cached-card-view.ts'
import { cardView } from './card-view.ts'

const car = carSummary(exampleCar())
const site = exampleSite()
const at = (time: string) => ({ now: new Date(`2026-06-10T${time}Z`) })

it('returns the same object within a minute, equal to cardView’s', () => {
  const view = cachedCardView(car, site, at('12:00:00'))
  expect(view).toEqual(cardView(car, site, at('12:00:00')))
  expect(cachedCardView(car, site, at('12:00:59'))).toBe(view)
  expect(cachedCardView(car, site, at('12:01:00'))).not.toBe(view)
})

it('CARD-3 builds a new card when the car, the site or the minute changes', () => {
  const tagOf = (...args: Parameters<typeof cachedCardView>) => cachedCardView(...args).tag?.text ?? null
  const listed = carSummary(exampleCar({ tag: null, created_at: '2026-06-02T12:00:30Z' }))
  expect(tagOf(listed, site, at('12:00:00'))).toBe(site.card.newTagText)
  expect(tagOf(listed, site, at('12:01:00'))).toBeNull()
  expect(tagOf({ ...listed, reserved: true }, site, at('12:01:00'))).toBe(site.card.reservedTagText)
  const other = { ...site, card: { ...site.card, newTagText: 'Fresh' } }
  expect(tagOf(listed, other, at('12:00:00'))).toBe('Fresh')
})

it('SEARCH-19 does not cache cards with a distance, FIN-2 or with excluded dealerships', () => {
  const view = cachedCardView(car, site, at('12:00:00'))
  const away = cachedCardView(car, site, { ...at('12:00:00'), from: { lat: -27.4, lng: 153 } })
  expect(away).not.toBe(view)
  expect(cachedCardView(car, site, { ...at('12:00:00'), excludedDealerships: [] })).not.toBe(view)
  expect(cachedCardView(car, site, { ...at('12:00:00'), from: null })).toBe(view)
})

it('caches at most 4,000 cards', () => {
  const view = cachedCardView(car, site, at('12:00:00'))
  for (let number = 0; number < 3999; number++) cachedCardView({ ...car }, site, at('12:00:00'))
  expect(cachedCardView(car, site, at('12:00:00'))).toBe(view)
  for (let number = 0; number < 4000; number++) cachedCardView({ ...car }, site, at('12:00:00'))
  expect(cachedCardView(car, site, at('12:00:00'))).not.toBe(view)
})
