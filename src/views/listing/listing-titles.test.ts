import { expect, it } from 'vitest'
import { readStockPath, type StockPath, stockVocabulary, WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { listingDescription, listingHeading, listingTitle } from './listing-titles.ts'
import { searchPlaceholder } from './placeholder.ts'

const page = (...segments: string[]): StockPath =>
  readStockPath(segments, stockVocabulary(['Toyota'], ['Toyota HiLux'])) ?? WHOLE_LISTING

it.each([
  [page(), 'Vehicles for sale'],
  [page('toyota', 'hilux'), 'Toyota HiLux for sale'],
  [page('suv-cars'), 'SUVs for sale'],
  [page('7-seater-cars'), '7 Seater Cars for sale'],
])('ROUTE-2 heads the page %o', (path, heading) => {
  expect(listingHeading(path, exampleSite())).toBe(heading)
})

it('ROUTE-2 gives each page its own title, numbered from the second on', () => {
  expect(listingTitle(page('toyota'), 1, exampleSite())).toBe('Toyota for sale in Moorooka | Example Motors')
  expect(listingTitle(page('toyota'), 2, exampleSite())).toBe('Toyota for sale in Moorooka, page 2 | Example Motors')
})

it('SITE-3 puts the override city into titles, and no city if there are several', () => {
  expect(listingTitle(page(), 1, exampleSite({ identity: { overrideCity: 'Logan' } }))).toContain('in Logan')
  const [place] = exampleSite().locations
  if (place === undefined) throw new Error('the example site has a location')
  const two = exampleSite({ locations: [place, { ...place, id: 'l2', slug: 'b', city: 'Cairns' }] })
  expect(listingTitle(page(), 1, two)).toBe('Vehicles for sale | Example Motors')
})

it('ROUTE-2 states the number of cars in the description', () => {
  expect(listingDescription(page(), '12 vehicles', exampleSite())).toBe(
    'Vehicles for sale in Moorooka at Example Motors: 12 vehicles with photos, prices and specifications.',
  )
})

it('SEARCH-13 suggests an EV, an SUV and a make in the keyword box', () => {
  expect(searchPlaceholder('Kia')).toBe('Try EV, SUV or Kia')
  expect(searchPlaceholder(null)).toBe('Try EV, SUV or Toyota')
  expect(searchPlaceholder('Ghost Gum', ['Caravan', 'Motorhome'])).toBe('Try Caravan, Motorhome or Ghost Gum')
  expect(searchPlaceholder('Ghost Gum', ['Caravan'])).toBe('Try Caravan or Ghost Gum')
  expect(searchPlaceholder('Ghost Gum', [])).toBe('Try Ghost Gum')
  expect(searchPlaceholder(null, [])).toBe('Make, model or keyword')
})
