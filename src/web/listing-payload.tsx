import { crc32 } from 'node:zlib'
import { renderToString } from 'react-dom/server'
import { fragments } from '#rendering/fragments.ts'
import { scriptJson } from '#rendering/one-byte.ts'
import { type Payload, payloadOf } from '#rendering/payload.ts'
import { slotsOf } from '#themes/themes.ts'
import { CardWhy } from '#ui/search/card-why.tsx'
import { EAGER } from '#ui/search/results.tsx'
import { listingData } from '#views/listing/listing-data.ts'
import type { ListingItem, ListingView, WrittenCar } from '#views/listing/listing-view.ts'
import type { SiteView } from '#views/site/site-view.ts'
import type { ShownListing } from './listing-of.ts'

/**
 * Payload of a listing, with its cards as HTML. A rendered page contains that HTML already, so its data has only the
 * cards' keys; with `isDataAlone` there is no page, and the data includes the HTML.
 */
export function listingPayload(listing: ListingView, form: CardForm, isDataAlone: boolean): Payload<ShownListing> {
  const written = listing.items.map((item) => (item.kind === 'car' ? writtenCar(item, form) : item))
  if (isDataAlone) return payloadOf<ShownListing>({ listing: { ...listing, items: written }, structuredData: null })
  const keys = written.map((item): ListingItem => (item.kind === 'written' ? { kind: item.kind, key: item.key } : item))
  return payloadOf<ShownListing>(
    { listing: { ...listing, items: keys }, structuredData: null },
    {
      // React renders the first cards itself, so that it preloads their pictures.
      listing: { ...listing, items: [...listing.items.slice(0, EAGER), ...written.slice(EAGER)] },
      structuredData: listingData(listing).map(scriptOf).join(''),
    },
  )
}

/** What decides on the form of a card. */
type CardForm = Pick<SiteView, 'template' | 'cardShape'>

function writtenCar({ card, why }: Extract<ListingItem, { readonly kind: 'car' }>, form: CardForm): WrittenCar {
  const { VehicleCard } = slotsOf(form)
  const written = fragments.html(card, form.cardShape ?? form.template, () =>
    renderToString(<VehicleCard card={card} eager={false} />),
  )
  const html = why === undefined ? written : written + renderToString(<CardWhy text={why} />)
  return { kind: 'written', key: `${card.id} ${crc32(html).toString(36)}`, html }
}

function scriptOf(value: object): string {
  return `<script type="application/ld+json">${scriptJson(value)}</script>`
}
