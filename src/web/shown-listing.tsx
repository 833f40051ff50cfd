import { crc32 } from 'node:zlib'
import { renderToString } from 'react-dom/server'
import { fragments } from '#rendering/fragments.ts'
import { type Payload, payloadOf } from '#rendering/payload.ts'
import type { Template } from '#site/site.ts'
import { themeOf } from '#themes/themes.ts'
import { EAGER } from '#ui/search/results.tsx'
import type { CardView } from '#views/card/card-view.ts'
import { listingData } from '#views/listing/listing-data.ts'
import type { ListingItem, ListingView, WrittenCar } from '#views/listing/listing-view.ts'
import type { ShownListing } from './listing-of.ts'

/**
 * A listing for its way to the browser, its cards as HTML. A page that is rendered whole has the HTML in its place, so the
 * browser is sent the cards' keys alone; `isDataAlone`: there is no such page, and the HTML comes with the data.
 */
export function listingPayload(listing: ListingView, template: Template, isDataAlone: boolean): Payload {
  const written = listing.items.map((item) => (item.kind === 'car' ? writtenCar(item.card, template) : item))
  if (isDataAlone) return payloadOf<ShownListing>({ listing: { ...listing, items: written }, structuredData: null })
  const keys = written.map((item): ListingItem => (item.kind === 'written' ? { ...item, html: null } : item))
  return payloadOf<ShownListing>(
    { listing: { ...listing, items: keys }, structuredData: null },
    {
      // The first cards are the page's own: React has their pictures fetched at once.
      listing: { ...listing, items: [...listing.items.slice(0, EAGER), ...written.slice(EAGER)] },
      structuredData: listingData(listing).map(scriptOf).join(''),
    },
  )
}

function writtenCar(card: CardView, template: Template): WrittenCar {
  const { VehicleCard } = themeOf(template).slots
  const html = fragments.html(card, template, () => renderToString(<VehicleCard card={card} eager={false} />))
  return { kind: 'written', key: `${card.id} ${crc32(html).toString(36)}`, html }
}

function scriptOf(value: object): string {
  return `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
}
