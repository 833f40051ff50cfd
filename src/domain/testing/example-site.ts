import { type Site, type SiteInput, siteSchema } from '#site/site.ts'

/** A site with only the required fields, for tests. `changes` override its fields. */
export function exampleSite(changes: Partial<SiteInput> = {}): Site {
  return siteSchema.parse({
    slug: 'example-motors',
    id: 's1',
    name: 'Example Motors',
    dealerships: [{ id: 'd1', slug: 'example-motors', name: 'Example Motors Moorooka' }],
    locations: [
      {
        id: 'l1',
        slug: 'moorooka',
        name: 'Moorooka',
        dealershipSlug: 'example-motors',
        street: '1 Example Street',
        city: 'Moorooka',
        state: 'QLD',
        postcode: '4105',
        phone: '07 3123 4567',
        hours: [{ weekday: 1, open: '08:30', close: '17:30' }],
      },
    ],
    ...changes,
  })
}
