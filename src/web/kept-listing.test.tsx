import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { exampleListing, NOW } from '#domain/testing/example-listing.ts'
import { exampleOffer } from '#domain/testing/example-offer.ts'
import { siteView } from '#operations/site/show-site.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform } from '#operations/testing.ts'
import { TEMPLATES } from '#site/site.ts'
import { loadTheme } from '#themes/themes.ts'
import { PhoneBar } from '#ui/layout/phone-bar.tsx'
import { PlacedListing } from '#ui/search/search-page.tsx'
import type { Slots } from '#ui/slots.ts'
import { type StandIns, StandInsContext } from '#ui/stand-ins.tsx'
import { SlotsProvider } from '#ui/theme-context.ts'
import type { ListingView } from '#views/listing/listing-view.ts'
import { listingView } from '#views/listing/listing-view-of.ts'
import type { SiteView } from '#views/site/site-view.ts'
import { KEPT_LISTING } from './kept-listing.tsx'
import { renderWithParts, withKeptParts } from './kept-parts.tsx'

const platform = await createTestPlatform({ now: NOW, sites: [sampleSite()] })
const yard = siteView(platform.site('yard'), NOW)
await platform.close()

const finance_lenders = { manual: exampleOffer() }
const cars: readonly Partial<Car>[] = Array.from({ length: 30 }, (_, at) => ({
  make: ['Toyota', 'Mazda', 'Škoda & Söhne'][at % 3] ?? '',
  price: 10_000 + 1_000 * at,
  images: [`/pictures/made/ute-white-side-${at}.webp`],
  ...(at < 3 ? { finance_lenders } : {}),
}))

const search = {
  introduction: 'Cars of every <kind>.',
  promotions: { positions: [2], cards: [{ title: 'Cash & cars', text: 'Today', button: 'Sell', href: '/sell' }] },
}

async function listingAt(address: string, stock = cars, changes = {}) {
  const example = await exampleListing(stock, address, { search, finance: { provider: 'manual' }, ...changes })
  return listingView(example.result, example.place, example.site, {
    now: NOW,
    origin: 'https://a.example',
    similar: [],
  })
}

/** Each differs from others in what is chosen, found or said; the second of two alike is drawn of what is kept. */
const listings = await Promise.all([
  listingAt('/search'),
  listingAt('/search', cars.slice(0, 25)),
  listingAt('/search?page=2'),
  listingAt('/search?sortBy=price_asc'),
  listingAt('/search?make=Toyota'),
  listingAt('/search?make=Toyota&make=Mazda&price=:30000'),
  listingAt('/search/toyota'),
  listingAt('/search/toyota?price=20000:'),
  listingAt('/search?query=toyota'),
  listingAt('/search?query=mazda+%22%3C'),
  listingAt('/search?price=:1'),
  listingAt('/search', []),
  listingAt('/search?postcode=4000&distance=50'),
  listingAt('/search', cars, { search: { ...search, introduction: 'Other words.' } }),
])
const nothing = () => undefined
const calls = { go: nothing, goSoon: nothing, type: nothing, cancel: nothing, again: nothing, isDue: () => false }
const navigation = { busy: false, narrows: null, late: 0, ...calls }

/** A document as the root writes it, as far as a listing goes. */
function pageOf(slots: Slots, site: SiteView, standIns: StandIns, listing: ListingView, failed: boolean): string {
  return renderToString(
    <html lang="en">
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </head>
      <body>
        <SlotsProvider value={slots}>
          <StandInsContext value={standIns}>
            <PlacedListing site={site} listing={listing} failed={failed} navigation={navigation} />
            <PhoneBar site={site} />
          </StandInsContext>
        </SlotsProvider>
      </body>
    </html>,
  )
}

it.each(TEMPLATES)(
  'SEARCH-2 %s: a listing of kept parts is, to the letter, what the browser draws of it',
  async (template) => {
    const theme = await loadTheme(template)
    const { slots } = withKeptParts(theme)
    const site = { ...yard, template }
    for (const listing of [...listings, ...listings])
      for (const failed of [false, true]) {
        const { bytes } = renderWithParts(() => pageOf(slots, site, KEPT_LISTING, listing, failed))
        const drawn = pageOf(theme.slots, site, () => null, listing, failed)
        expect(new TextDecoder().decode(bytes).split('><')).toEqual(drawn.split('><'))
      }
  },
)
