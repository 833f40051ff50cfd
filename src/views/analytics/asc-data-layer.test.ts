import { expect, it } from 'vitest'
import { ascPageFacts } from './asc-data-layer.ts'

const site = {
  name: 'Yard Cars',
  legal: { name: 'Yard Pty Ltd' },
  manufacturer: null,
  language: 'en-AU',
  currency: 'AUD',
  tags: null,
}
const page = { event_owner: 'yard', page_type: 'home' } as const
const item = {
  item_id: 'unknown',
  item_number: 'S1',
  item_condition: 'used',
  item_category: 'used',
  item_year: '2021',
  item_make: 'Kia',
  item_model: 'Carnival',
} as const

it('D-62 FIELD-2 asc_datalayer identifies site and page', () => {
  expect(ascPageFacts(site, page, null)).toEqual({
    measurement_ids: [],
    store_name: 'Yard Cars',
    oem_code: 'unknown',
    oem_brand: 'unknown',
    affiliation: 'Yard Pty Ltd',
    language: 'en-AU',
    currency: 'AUD',
    page_type: 'home',
    items: [],
  })
})

it('D-62 FIELD-2 asc_datalayer has the site’s measurement id and make, and the car on the page', () => {
  const tagged = { ...site, manufacturer: 'Kia', tags: { ga4: 'G-EXAMPLE001', gtm: null, metaPixel: null } }
  const facts = ascPageFacts(tagged, { ...page, page_type: 'item' }, item)
  expect(facts).toMatchObject({ measurement_ids: ['G-EXAMPLE001'], oem_brand: 'Kia', page_type: 'item', items: [item] })
  expect(ascPageFacts({ ...site, tags: { ga4: null } }, page, null).measurement_ids).toEqual([])
})
