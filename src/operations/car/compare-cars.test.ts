import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { listFavourites } from '../visitor/list-favourites.ts'
import { compareCars } from './compare-cars.ts'

const LONG_AGO = '2026-01-05T00:00:00.000Z'

describe('cars listed in a URL', () => {
  let platform: TestPlatform
  const asked = (slug = 'yard') => {
    const site = platform.site(slug)
    return { platform, site, now: platform.clock.now(), origin: 'https://dealer.example' }
  }
  const params = (query: string) => new URLSearchParams(query)

  beforeAll(async () => {
    const other = sampleSite({ slug: 'other', id: 'site-2', name: 'Other Motors' })
    platform = await createTestPlatform({ sites: [sampleSite(), other] })
    await platform.addCars('yard', [
      { id: 'ute', slug: 'ute', stocknum: 'U1' },
      { id: 'suv', slug: 'suv', make: 'Mazda', model: 'CX-5', simple_body: 'suv', stocknum: 'U2' },
      { id: 'van', slug: 'van', make: 'Kia', model: 'Carnival', simple_body: 'van', stocknum: 'U3' },
      { id: 'hatch', slug: 'hatch', make: 'Kia', model: 'Picanto', simple_body: 'hatch', stocknum: 'U4' },
      { id: 'coupe', slug: 'coupe', make: 'Ford', model: 'Mustang', simple_body: 'coupe', stocknum: 'U5' },
      {
        id: 'gone',
        slug: 'gone',
        make: 'Mazda',
        model: '3',
        badge: null,
        status: 'sold',
        sold: true,
        stocknum: 'U6',
        sold_date_timestamp: LONG_AGO,
      },
      { id: 'hidden', slug: 'hidden', show_on_dealer_website: false, stocknum: 'U7' },
    ])
    await platform.addCars('other', [{ id: 'foreign', slug: 'foreign', make: 'Volvo', stocknum: 'F1' }])
  })
  afterAll(() => platform.close())

  const ids = (cars: readonly { readonly id: string }[]) => cars.map(({ id }) => id)

  it('are compared in the order of the URL, four at most', async () => {
    const view = await compareCars(asked(), params('cars=van,ute,suv,hatch,coupe'))
    expect(ids(view.cars)).toEqual(['van', 'ute', 'suv', 'hatch'])
    expect(view.notices).toEqual(['You can compare up to 4 cars: 1 car left out.'])
  })

  it('SITE-1 count as unknown when they belong to another dealer', async () => {
    const foreign = await compareCars(asked(), params('cars=ute,foreign'))
    const unknown = await compareCars(asked(), params('cars=ute,nonsense'))
    expect(foreign).toEqual(unknown)
    expect(foreign.notices).toEqual(['We couldn’t find 1 car here.'])
    expect(await listFavourites(asked(), params('cars=foreign'))).toEqual({
      ...(await listFavourites(asked(), params('cars=nonsense'))),
      lost: ['foreign'],
    })
  })

  it('ROUTE-11 are named when they are sold and delisted, but not when the dealer hides them', async () => {
    const view = await compareCars(asked(), params('cars=gone,hidden,ute'))
    expect(ids(view.cars)).toEqual(['ute'])
    expect(view.notices).toEqual([
      expect.stringMatching(/^The 2021 Mazda 3.* has been sold and is no longer listed\.$/),
      'We couldn’t find 1 car here.',
    ])
  })

  it('come with search results to add, without the cars that are compared already', async () => {
    const view = await compareCars(asked(), params('cars=van&find=kia'))
    expect(view.adding?.found.map(({ href }) => href)).toEqual(['/compare?cars=van,hatch'])
    expect((await compareCars(asked(), params('cars=van&find=nothing-like-it'))).adding?.found).toEqual([])
  })

  it('come with cars similar to the first one when there are no search words', async () => {
    const found = (await compareCars(asked(), params('cars=van'))).adding?.found ?? []
    expect(found.length).toBeGreaterThan(0)
    expect(ids(found)).not.toContain('van')
  })

  it('may be absent: the page then suggests cars to start with', async () => {
    const view = await compareCars(asked(), params(''))
    expect(view).toMatchObject({ cars: [], groups: [], notices: [] })
    expect(view.adding?.found.length).toBeGreaterThan(0)
  })

  it('ROUTE-10 are listed as favourites, newest first, with a notice about missing ones', async () => {
    const view = await listFavourites(asked(), params('cars=ute,gone,van,hidden'))
    expect(ids(view.cards)).toEqual(['van', 'ute'])
    expect(view).toMatchObject({
      lost: ['gone', 'hidden'],
      shared: true,
      sharedHref: '/favourites?cars=ute,van',
      notices: [expect.stringContaining('has been sold'), 'We couldn’t find 1 car here.'],
    })
  })

  it('ROUTE-10 give an empty list of favourites without ids', async () => {
    expect(await listFavourites(asked(), params(''))).toEqual({
      heading: 'Favourites',
      cards: [],
      notices: [],
      lost: [],
      sharedHref: null,
      shared: false,
      signInHref: null,
      // An empty comparison offers makes to start from.
      popular: expect.arrayContaining([expect.objectContaining({ label: 'Kia', href: '/search/kia', count: 2 })]),
    })
  })
})
