import type { Car } from '#domain/car/car.ts'
import { exampleCar } from '#domain/testing/example-car.ts'
import type { SiteInput } from '#site/site.ts'

/** A site with one location; `change` overrides it. */
export function sampleSite(change: Partial<SiteInput> = {}): SiteInput {
  return {
    slug: 'yard',
    id: 'site-1',
    name: 'Sample Motors',
    dealerships: [{ id: 'd1', slug: 'sample', name: 'Sample Motors' }],
    locations: [sampleLocation()],
    // One delivery per lead, so that tests can count them; the buyer's mail has its own tests.
    delivery: { confirmBuyer: false },
    ...change,
  }
}

/** The location of `sampleSite`; `change` overrides it. */
export function sampleLocation(change: Partial<SiteInput['locations'][number]> = {}): SiteInput['locations'][number] {
  return {
    id: 'l1',
    slug: 'south',
    name: 'Sample Motors South',
    dealershipSlug: 'sample',
    street: '1 Example Street',
    city: 'Moorooka',
    state: 'QLD',
    postcode: '4105',
    phone: '07 5550 0000',
    leadEmail: 'sales@dealer.example',
    ...change,
  }
}

/** A used ute with a price, in the stock of `sampleSite`; `change` overrides it. */
export function sampleCar(change: Partial<Car> = {}): Car {
  return exampleCar({
    id: 'car-1',
    slug: '2021-toyota-hilux-sr5',
    name: '2021 Toyota HiLux SR5',
    series: null,
    stocknum: 'U123',
    vin: null,
    price: 52990,
    km: 48210,
    views: 0,
    images: [],
    thumbnails: [],
    primary_image_url: null,
    created_at: '2026-11-01T00:00:00.000Z',
    payment_processors: [],
    dealership_slug: 'sample',
    location: {
      name: 'Sample Motors South',
      slug: 'south',
      phone: null,
      city: 'Moorooka',
      state: 'QLD',
      suburb: null,
      postcode: '4105',
    },
    ...change,
  })
}
