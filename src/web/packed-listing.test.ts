import { expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { exampleListing, NOW } from '#domain/testing/example-listing.ts'
import { exampleOffer } from '#domain/testing/example-offer.ts'
import { listingView } from '#views/listing/listing-view-of.ts'
import { packListing, writtenListing } from './pack-listing.ts'
import { listingOf, unpackListing, written } from './packed-listing.ts'

async function listing(cars: readonly Partial<Car>[], finance = {}) {
  const { result, place, site } = await exampleListing(cars, '/search', { finance })
  return listingView(result, place, site, { now: NOW, origin: 'https://dealer.example', similar: [] })
}

/** As the browser does, which has not packed it. */
function unpackElsewhere(text: string) {
  unpackListing(packListing({ ...EMPTY, heading: 'Another' }))
  return unpackListing(text)
}

const EMPTY = await listing([])

it('brings a listing over as it was', async () => {
  const view = await listing([{ badge: 'The "~" \\~ model\n</script>' }, { make: 'Škoda' }])
  expect(unpackElsewhere(packListing(view))).toEqual(view)
  expect(unpackElsewhere(packListing(EMPTY))).toEqual(EMPTY)
})

it('SEARCH-4 brings over each facet’s values with their labels, counts, choices and models', async () => {
  const cars = [{ badge: 'SR5 ~ "X" <b>' }, { model: 'Yaris' }, { make: 'Mazda', seats: 7 }]
  for (const address of ['/search', '/search/toyota', '/search?make=Toyota&model=HiLux&seats=5']) {
    const { result, place, site } = await exampleListing(cars, address)
    const view = listingView(result, place, site, { now: NOW, origin: 'https://dealer.example', similar: [] })
    expect(view.facets.length, address).toBeGreaterThan(5)
    // The second time its texts have been quoted before.
    for (const time of [1, 2]) expect(unpackElsewhere(packListing(view)), `${address} ${time}`).toEqual(view)
  }
})

it('LAW-1 each repayment keeps its warning, which is sent once', async () => {
  const finance_lenders = { manual: exampleOffer() }
  const view = await listing([{ finance_lenders }, {}, { finance_lenders }], { provider: 'manual' })
  const text = packListing(view)
  expect(text.split('WARNING')).toHaveLength(2)
  expect(unpackElsewhere(text)).toEqual(view)
})

it('a text holds no quotation mark, which would be escaped twice', async () => {
  expect(packListing(await listing([{}]))).not.toContain('"')
})

it('a page that is written whole holds the same in an element that it cannot end', async () => {
  const view = await listing([{ badge: '</script><script>' }, { make: 'Škoda' }])
  const data = { packed: '' }
  written.set(data, view)
  const html = writtenListing(data)
    .map((piece) => (typeof piece === 'string' ? piece : Buffer.from(piece)))
    .join('')
  const [, text = ''] = /^<script type="application\/json" id="listing-data">(.*)<\/script>$/s.exec(html) ?? []
  expect(unpackElsewhere(text)).toEqual(view)
  expect(html.match(/<[/]?script/g)).toHaveLength(2)
  expect(listingOf(data)).toBe(view)
})

it('the same text gives the same listing, so that nothing is drawn anew', () => {
  const listing = unpackElsewhere(packListing(EMPTY))
  expect(unpackListing(packListing(EMPTY))).toBe(listing)
})
