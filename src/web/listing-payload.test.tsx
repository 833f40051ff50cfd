import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { exampleListing, NOW } from '#domain/testing/example-listing.ts'
import { siteView } from '#operations/site/show-site.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform } from '#operations/testing.ts'
import { oneByteHtml } from '#rendering/one-byte.ts'
import { TEMPLATES } from '#site/site.ts'
import { loadTheme } from '#themes/themes.ts'
import { Results } from '#ui/search/results.tsx'
import { SlotsProvider } from '#ui/theme-context.ts'
import type { ListingView } from '#views/listing/listing-view.ts'
import { listingView } from '#views/listing/listing-view.ts'
import { listingOf } from './listing-of.ts'
import { listingPayload } from './listing-payload.tsx'

const platform = await createTestPlatform({ now: NOW, sites: [sampleSite()] })
const yard = siteView(platform.site('yard'), NOW)
await platform.close()

const promotion = { title: 'Cash & cars', text: 'Today', button: 'Sell', href: '/sell' }
const cars = ['Toyota', 'Škoda & Söhne', 'Mazda'].map((make) => ({
  make,
  images: ['/pictures/made/ute-white-side.webp'],
}))
const { result, place, site } = await exampleListing(cars, '/search', {
  search: { promotions: { positions: [2], cards: [promotion] } },
})
const listing = listingView(result, place, site, { now: NOW, origin: 'https://a.example' })

it.each(TEMPLATES)(
  'SEARCH-2 %s: cards from cached HTML look the same as cards that React renders',
  async (template) => {
    const { slots } = await loadTheme(template)
    const draw = (shown: ListingView) =>
      oneByteHtml(
        renderToString(
          <SlotsProvider value={slots}>
            <Results listing={shown} busy={false} />
          </SlotsProvider>,
        ),
      )
    const page = listingPayload(listing, { template, cardShape: null }, false)
    expect(draw(listingOf(page).listing)).toBe(draw(listing))
    expect(JSON.stringify(page), 'the browser has the cards already').not.toContain('article')
    const data = listingOf({ sent: listingPayload(listing, { template, cardShape: null }, true).sent }).listing
    const drawn = draw({ ...listing, items: listing.items.slice(1) })
    for (const item of data.items.slice(2))
      if (item.kind === 'written') expect(drawn).toContain(`<li>${item.html}</li>`)
    expect(data.items.map(({ kind }) => kind)).toEqual(['written', 'promotion', 'written', 'written'])
  },
)

it('FIELD-3 the rendered page has the listing’s JSON-LD, the data for the browser does not', () => {
  const page = listingPayload(listing, yard, false)
  expect(listingOf(page).structuredData).toContain('"@type":"ItemList"')
  expect(JSON.stringify(page)).not.toContain('ItemList')
})

it('a card’s key is stable, and differs between cards', () => {
  const keys = () =>
    listingOf({ sent: listingPayload(listing, yard, true).sent }).listing.items.flatMap((item) =>
      item.kind === 'written' ? [item.key] : [],
    )
  expect(keys()).toEqual(keys())
  expect(new Set(keys()).size).toBe(3)
})
