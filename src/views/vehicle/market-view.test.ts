import { expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { exampleCar } from '#domain/testing/example-car.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { inWordsOfSite } from '#site/own-words.ts'
import type { SiteInput } from '#site/site.ts'
import { marketView } from './market-view.ts'

const now = new Date('2026-11-26T02:00:00Z')
const market = { low: 30_000, high: 40_000, cars: 48, date: '2026-11-20T00:00:00.000Z' }
const named = { vehicle: { marketSource: 'AutoGrab' } }
const view = (car: Partial<Car>, site: Partial<SiteInput> = named) =>
  marketView(exampleCar({ market, ...car }), exampleSite(site), now)

it.each([
  [29_990, '$29,990 is below the $30,000 to $40,000 that 48 similar vehicles are advertised for.'],
  [31_990, '$31,990 is near the low end of the $30,000 to $40,000 that 48 similar vehicles are advertised for.'],
  [35_000, '$35,000 is in the middle of the $30,000 to $40,000 that 48 similar vehicles are advertised for.'],
  [39_990, '$39,990 is near the high end of the $30,000 to $40,000 that 48 similar vehicles are advertised for.'],
  [41_000, '$41,000 is above the $30,000 to $40,000 that 48 similar vehicles are advertised for.'],
])('CARD-7 a car for $%i says where it stands, among how many, by whose figures and of which day', (price, text) => {
  expect(view({ price })).toMatchObject({ text, source: 'Source: AutoGrab, 20 November 2026' })
})

it('CARD-7 a caravan dealer compares caravans', () => {
  const caravans = { ...named, search: { vehicleWord: 'caravan' } }
  expect(inWordsOfSite(exampleSite(caravans), () => view({}, caravans))?.text).toContain('48 similar caravans')
})

it.each<readonly [string, Partial<Car>, Partial<SiteInput>]>([
  ['of a site that does not name the source', {}, {}],
  ['that is sold', { status: 'sold' }, named],
  ['whose market has too few vehicles', { market: { ...market, cars: 4 } }, named],
])('CARD-7 a car %s shows no position', (_, car, site) => {
  expect(view(car, site)).toBeNull()
})
