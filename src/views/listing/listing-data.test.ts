import { expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { exampleListing, NOW } from '#domain/testing/example-listing.ts'
import type { SiteInput } from '#site/site.ts'
import { listingData } from './listing-data.ts'
import { listingView } from './listing-view.ts'

const SELL = { title: 'Sell your car', text: 'Today.', button: 'Start', href: '/sell-my-car' }

async function data(address: string, cars: readonly Partial<Car>[], changes: Partial<SiteInput> = {}) {
  const { result, place, site } = await exampleListing(cars, address, changes)
  return listingData(listingView(result, place, site, { now: NOW, origin: 'https://dealer.example' }))
}

it('FIELD-3 describes a listing as an ItemList with continuous numbering, and its breadcrumb', async () => {
  const cars = Array.from({ length: 22 }, (_, index) => ({ slug: `car-${index}` }))
  const [list, crumbs] = await data('/search/toyota?page=2', cars)
  expect(list).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 22,
        url: expect.stringMatching(/^https:\/\/dealer\.example\/cars\/car-\d+$/),
      },
    ],
  })
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{}, {}, { name: 'Toyota' }] })
})

it('FIELD-3 skips promotions', async () => {
  const cars = Array.from({ length: 8 }, (_, index) => ({ slug: `car-${index}` }))
  const [list] = await data('/search', cars, { search: { promotions: { cards: [SELL] } } })
  expect(list?.itemListElement).toHaveLength(8)
  expect(list).toHaveProperty('itemListElement.7.position', 8)
})
