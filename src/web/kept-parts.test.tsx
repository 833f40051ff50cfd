import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { exampleListing, NOW } from '#domain/testing/example-listing.ts'
import { siteView } from '#operations/site/show-site.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform } from '#operations/testing.ts'
import { TEMPLATES } from '#site/site.ts'
import { loadTheme } from '#themes/themes.ts'
import type { Slots } from '#ui/slots.ts'
import { SlotsProvider } from '#ui/theme-context.ts'
import { listingView } from '#views/listing/listing-view-of.ts'
import { partPlace, renderWithParts, withKeptParts } from './kept-parts.tsx'

const menus = { header: [{ label: 'By make', items: [{ label: 'Toyota', href: '/search/toyota' }] }] }
const platform = await createTestPlatform({
  now: NOW,
  sites: [sampleSite({ menus, integrations: { saving: 'browser' } })],
})
const site = siteView(platform.site('yard'), NOW)
await platform.close()

const images = ['/pictures/made/ute-white-side-800.webp', '/pictures/made/ute-white-side-400.webp']
const {
  result,
  place,
  site: yard,
} = await exampleListing(
  [{ images, thumbnails: images, tag: 'Price & value' }, { sold: true }, { make: 'Škoda' }],
  '/search',
)
const { items } = listingView(result, place, yard, { now: NOW, origin: 'https://dealer.example', similar: [] })
const cards = items.flatMap((item) => (item.kind === 'car' ? [item.card] : []))

/** A document as the root writes it, as far as the parts go. */
function pageOf(slots: Slots): string {
  return renderToString(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Cars</title>
      </head>
      <body>
        <SlotsProvider value={slots}>
          <slots.Header site={site} />
          {cards.map((card, index) => (
            <slots.VehicleCard key={card.id} card={card} eager={index === 0} />
          ))}
          <slots.Footer site={site} />
        </SlotsProvider>
      </body>
    </html>,
  )
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const sortedLinks = (html: string) => [...html.matchAll(/<link[^>]*>/g)].map(([link]) => link).sort()
const bodyOf = (html: string) => html.slice(html.indexOf('<body'))

it.each(TEMPLATES)('%s: kept parts are, to the letter, what the browser draws of the same values', async (template) => {
  const theme = await loadTheme(template)
  const whole = pageOf(theme.slots)
  const { slots } = withKeptParts(theme)
  for (const time of ['written', 'kept']) {
    const page = textOf(renderWithParts(() => pageOf(slots)).bytes)
    expect(bodyOf(page), time).toBe(bodyOf(whole))
    // What the first screen shows is still fetched at once, from the page's head.
    expect(sortedLinks(page), time).toEqual(sortedLinks(whole))
    expect(page.indexOf('<link'), time).toBeLessThan(page.indexOf('</head>'))
    expect(page.indexOf('<link'), 'read for a phone’s own width').toBeGreaterThan(page.indexOf('name="viewport"'))
  }
})

it('a part is rendered once for a value in one of its forms, and anew for another', async () => {
  let rendered = 0
  const theme = await loadTheme('harbour')
  const VehicleCard: Slots['VehicleCard'] = ({ card, eager }) =>
    createElement('b', { id: card.id, hidden: eager }, ++rendered)
  const { slots } = withKeptParts({ ...theme, slots: { ...theme.slots, VehicleCard } })
  const [first] = cards
  if (!first) throw new Error('the example has cards')
  const show = (card: typeof first, eager = false) =>
    textOf(renderWithParts(() => renderToString(<slots.VehicleCard card={card} eager={eager} />)).bytes)
  expect(show(first)).toBe('<b id="c0">1</b>')
  expect(show(first)).toBe('<b id="c0">1</b>')
  expect(show(first, true)).toBe('<b id="c0" hidden="">2</b>')
  expect(show({ ...first })).toBe('<b id="c0">3</b>')
})

it('bytes that are ready come in their place, after a page’s own parts', () => {
  const page = renderWithParts(() => `${renderToString(<b>ute</b>)}${partPlace([Buffer.from('<i>–'), '‘’</i>'])}.`)
  expect(textOf(page.bytes)).toBe('<b>ute</b><i>–‘’</i>.')
})

it('STOCK-3 a page has another sum as soon as a part of it is another, and the same while none is', () => {
  const sumOf = (...parts: readonly Uint8Array[]) => renderWithParts(() => `<b></b>${partPlace(parts)}`).sum
  const [ute, van, again] = ['ute', 'van', 'ute'].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer]
  const sum = sumOf(ute, van)
  expect([sumOf(ute, van), sumOf(again, van)]).toEqual([sum, sum])
  for (const other of [sumOf(van, ute), sumOf(ute, ute), sumOf(van, van), sumOf(ute)]) expect(other).not.toBe(sum)
})
