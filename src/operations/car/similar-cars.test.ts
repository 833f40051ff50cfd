import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar, sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { similarCars } from './similar-cars.ts'

/** One site per test case. */
const yards = Array.from({ length: 6 }, (_, number) => `yard-${number}`)
let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({ sites: yards.map((slug) => sampleSite({ slug, id: slug })) })
})
afterAll(() => platform.close())

/** Stock numbers of the cars similar to a HiLux for $50,000, given this stock. */
async function similar(stock: readonly Partial<Car>[], own: Partial<Car> = {}): Promise<readonly string[]> {
  const yard = yards.pop() ?? ''
  const hilux = { make: 'Toyota', model: 'HiLux', simple_body: 'ute', price: 50_000, ...own } as const
  const cars = await platform.addCars(
    yard,
    [{ ...hilux, stocknum: 'OWN' }, ...stock].map((car, index) => ({
      ...car,
      slug: `car-${index}`,
      // Later entries are older.
      created_at: new Date(Date.UTC(2026, 9, 30 - index)).toISOString(),
    })),
  )
  const site = platform.site(yard)
  const asked = { platform, site, now: platform.clock.now(), origin: 'https://yard.example' }
  const shown = await similarCars(asked, { ...sampleCar(hilux), id: cars[0]?.id ?? '' })
  return shown.map(({ id }) => cars.find((car) => car.id === id)?.stocknum ?? '')
}

const hilux = { make: 'Toyota', model: 'HiLux', simple_body: 'ute' } as const
const ranger = { make: 'Ford', model: 'Ranger', simple_body: 'ute' } as const
const suv = { make: 'Mazda', model: 'CX-5', simple_body: 'suv' } as const

describe('CAR-1 similar cars', () => {
  it('CAR-1 are the same model first, then the same body near the price, then the same body, then any car', async () => {
    const stock = [
      { ...suv, stocknum: 'ANY', price: 50_000 },
      { ...ranger, stocknum: 'BODY', price: 90_000 },
      { ...ranger, stocknum: 'BODY-AND-PRICE', price: 60_000 },
      { ...hilux, stocknum: 'MODEL', price: 20_000 },
    ]
    expect(await similar(stock)).toEqual(['MODEL', 'BODY-AND-PRICE', 'BODY'])
    expect(await similar([stock[0] ?? {}, stock[3] ?? {}])).toEqual(['MODEL', 'ANY'])
  })

  it('CAR-1 are sorted by price difference within each step, cars without a price last', async () => {
    const prices = [70_000, null, 45_000, 52_000]
    const stock = prices.map((price) => ({ ...hilux, stocknum: String(price), price }))
    expect(await similar(stock)).toEqual(['52000', '45000', '70000'])
  })

  it('CAR-1 are compared by the displayed (reduced) price', async () => {
    const stock = [
      { ...ranger, stocknum: '50', price: 50_000 },
      { ...ranger, stocknum: '30', price: 30_000 },
    ]
    expect(await similar(stock, { offer_price: 30_000 })).toEqual(['30', '50'])
  })

  it('CAR-1 are the newest first for a car without a price', async () => {
    const stock = [10, 90, 50].map((price) => ({ ...hilux, stocknum: String(price), price: price * 1000 }))
    expect(await similar(stock, { price: null })).toEqual(['10', '90', '50'])
  })

  it('D-57 CAR-1 are never the car itself, nor one that is sold or reserved', async () => {
    const sold = { status: 'sold', sold: true, sold_date_timestamp: '2026-11-20T00:00:00Z' } as const
    const reserved = { ...hilux, stocknum: 'RESERVED', reserved: true }
    expect(await similar([{ ...hilux, stocknum: 'SOLD', ...sold }, reserved])).toEqual([])
  })
})
