import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { findListing } from './find-listing.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({
    sites: [
      sampleSite({ alerts: { enabled: true } }),
      sampleSite({ slug: 'equipped', id: 'site-2', search: { facets: ['filtered_features'] } }),
    ],
  })
  const car = (slug: string, different: object) => ({ slug, stocknum: slug, ...different })
  await platform.addCars('yard', [
    car('a', { make: 'Mazda', model: 'CX-5', fuel: 'Petrol', simple_fuel: 'Petrol', price: 20_000 }),
    car('b', { make: 'Mazda', model: 'CX-5', fuel: 'Petrol', simple_fuel: 'Petrol', price: 30_000 }),
    car('c', { make: 'Kia', model: 'EV6', fuel: 'Electric', simple_fuel: 'Electric', price: 60_000 }),
  ])
})
afterAll(() => platform.close())

it('SEARCH-15 shows, when nothing matches, how many cars match without each single filter', async () => {
  expect(await brings('/search?make=Mazda&fuel=Electric')).toEqual({ Mazda: '1 vehicle', Electric: '2 vehicles' })
  expect(await brings('/search?make=Mazda&price=:10000')).toEqual({
    Mazda: '0 vehicles',
    'Price up to $10,000': '2 vehicles',
  })
})

it('SEARCH-15, ROUTE-2 counts removing a page’s own filter and words too', async () => {
  expect(await brings('/search/mazda?fuel=Electric')).toEqual({ Mazda: '1 vehicle', Electric: '2 vehicles' })
  expect(await brings('/search?query=ev6&make=Mazda')).toEqual({ '‘ev6’': '2 vehicles', Mazda: '1 vehicle' })
})

it('SEARCH-15 counts only when nothing matches, and only the first filters of a very long URL', async () => {
  expect(Object.values(await brings('/search?make=Mazda'))).toEqual([undefined])
  const many = Array.from({ length: 30 }, (_, index) => `make=None${index}`).join('&')
  expect(Object.values(await brings(`/search?${many}`)).filter(Boolean)).toHaveLength(12)
})

it('SEARCH-3, SEARCH-4 lists features that every car has last, whatever is selected, with their counts', async () => {
  const equipped = (slug: string, ...standardEquipment: string[]) => ({ slug, stocknum: slug, standardEquipment })
  await platform.addCars('equipped', [
    equipped('d', 'Air conditioning', 'Sunroof', 'Tow bar'),
    equipped('e', 'Air conditioning', 'Sunroof'),
    equipped('f', 'Air conditioning'),
  ])
  const inOrder = ['Sunroof 2', 'Tow bar 1', 'Air conditioning 3']
  expect(await features('/search')).toEqual(inOrder)
  expect(await features('/search?filtered_features=Tow+bar')).toEqual(inOrder)
  expect(await features('/search?filtered_features=Air+conditioning'), 'what is chosen keeps its place').toEqual([
    'Air conditioning 3',
    'Sunroof 2',
    'Tow bar 1',
  ])
})

it.each([
  ['/search?make=mazda&make=Kia', '/search?make=Mazda&make=Kia'],
  ['/search?refinementList[dealership_slug][0]=sample', '/search?dealership_name=Sample+Motors'],
  ['/search?make=Kia&model=CX-5', '/search?make=Kia'],
  ['/search?make=Mazda', null],
  ['/search?make=Edsel', null],
])('D-38 D-39 D-42 %s leads to %s', async (address, movedTo) => {
  const found = await findListing(asking('yard'), new URL(address, 'https://dealer.example'))
  expect(found?.movedTo).toBe(movedTo)
})

it('ALERT-1 a search for a make that no car has and nobody knows cannot be saved; one for a make or a model sold out can', async () => {
  const alert = async (address: string) => (await show('yard', address))?.alert?.href ?? null
  expect(await alert('/search?make=Zzz')).toBeNull()
  expect(await alert('/search?make=Mazda&make=Zzz')).toBeNull()
  expect(await alert('/search?make=Toyota')).toBe('/alerts/search?make=Toyota')
  expect(await alert('/search?make=Mazda&model=RX-8')).toContain('RX-8')
  expect(await alert('/search?fuel=Electric')).toContain('Electric')
})

async function features(address: string): Promise<readonly string[]> {
  const facet = (await show('equipped', address))?.facets.find(({ name }) => name === 'filtered_features')
  return facet?.kind === 'values' ? facet.values.map(({ value, count }) => `${value} ${count}`) : []
}

async function brings(address: string): Promise<Readonly<Record<string, string | undefined>>> {
  const listing = await show('yard', address)
  return Object.fromEntries(listing?.chips.map(({ label, brings: each }) => [label, each?.text]) ?? [])
}

function asking(slug: string) {
  return { platform, site: platform.site(slug), now: platform.clock.now(), origin: 'https://dealer.example' }
}

async function show(slug: string, address: string) {
  return (await findListing(asking(slug), new URL(address, 'https://dealer.example')))?.listing ?? null
}
