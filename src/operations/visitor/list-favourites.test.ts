import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { listFavourites } from './list-favourites.ts'

describe('ROUTE-10 the page of saved cars', () => {
  let platform: TestPlatform
  let carId: string
  beforeAll(async () => {
    platform = await createTestPlatform({ sites: [sampleSite()] })
    const [car] = await platform.addCars('yard', [{ stocknum: 'U1' }])
    carId = car?.id ?? ''
  })
  afterAll(() => platform.close())

  const saved = (query: string) =>
    listFavourites(
      { platform, site: platform.site('yard'), now: platform.clock.now(), origin: 'https://yard.example' },
      new URLSearchParams(query),
    )

  it('an empty list offers popular searches of this site’s stock', async () => {
    const { cards, popular } = await saved('')
    expect(cards).toEqual([])
    expect(popular).toMatchObject([
      { label: 'Toyota', href: '/search/toyota', count: 1 },
      { label: 'Utes', count: 1 },
    ])
  })

  it('a list with a car shows the car, and no popular searches', async () => {
    expect(await saved(`cars=${carId}`)).toMatchObject({ cards: [{ id: carId }], popular: [] })
  })
})
