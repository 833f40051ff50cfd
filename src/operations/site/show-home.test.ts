import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { showHome } from './show-home.ts'

let platform: TestPlatform
let free: string | undefined
beforeAll(async () => {
  platform = await createTestPlatform()
  const cars = await platform.addCars('yard', [
    { slug: 'free', stocknum: 'F', created_at: '2026-11-01T00:00:00Z' },
    { slug: 'reserved', stocknum: 'R', reserved: true, created_at: '2026-11-19T00:00:00Z' },
    { slug: 'soon', stocknum: 'C', status: 'coming_soon', created_at: '2026-11-18T00:00:00Z' },
    { slug: 'sold', stocknum: 'S', status: 'sold', sold: true, sold_date_timestamp: '2026-11-20T00:00:00Z' },
  ])
  free = cars[0]?.id
})
afterAll(() => platform.close())

it('D-57 SITE-12 the latest arrivals are only cars on the yard, neither sold nor reserved', async () => {
  const asked = { platform, site: platform.site('yard'), now: platform.clock.now(), origin: 'https://yard.example' }
  const { latest } = await showHome(asked)
  expect(latest.map(({ id }) => id)).toEqual([free])
})
