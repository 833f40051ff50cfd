import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HERO_SHAPES } from '#domain/home/home-blocks.ts'
import { showVehicle } from '#operations/car/show-vehicle.ts'
import { findListing } from '#operations/listing/find-listing.ts'
import { showHome } from '#operations/site/show-home.ts'
import { siteView } from '#operations/site/show-site.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import { CARD_SHAPES } from '#site/options/card.ts'
import { TEMPLATES, type Template } from '#site/site.ts'
import { BASE_SLOTS } from '#themes/base/base-slots.ts'
import { type ChosenForms, chosenStylesheets } from '#themes/chosen-stylesheets.ts'
import { defineTheme } from '#themes/define-theme.ts'
import { homeOf } from '#themes/homes.ts'
import { type PageStylesheets, stylesheetsOf } from '#themes/stylesheets.ts'
import { isCardShape, loadCard, loadTheme, slotsOf } from '#themes/themes.ts'
import { PhoneMenu } from '#ui/layout/phone-menu.tsx'
import { loadNoResults } from '#ui/search/late-no-results.tsx'
import { SearchPage } from '#ui/search/search-page.tsx'
import type { Slots, VehicleLayoutProps } from '#ui/slots.ts'
import { SlotsProvider } from '#ui/theme-context.ts'
import type { CardView } from '#views/card/card-view.ts'
import type { HomeView } from '#views/home/home-view.ts'
import type { ListingView } from '#views/listing/listing-view.ts'
import type { FrameView } from '#views/site/site-view.ts'
import type { VehicleView } from '#views/vehicle/vehicle-view.ts'

const NOW = new Date('2026-11-21T00:00:00Z')
const picture = '/pictures/made/ute-white-side-800.webp'

let platform: TestPlatform
let site: FrameView
let home: HomeView
let listing: ListingView
let nothing: ListingView
let vehicle: VehicleView
let card: CardView

beforeAll(async () => {
  await loadNoResults()
  const menus = { header: [{ label: 'By make', items: [{ label: 'Toyota', href: '/search/toyota' }] }] }
  platform = await createTestPlatform({
    now: NOW,
    sites: [sampleSite({ menus, contact: { salesPhone: '07 5550 0000' } })],
  })
  const images = [picture, picture]
  const [car] = await platform.addCars('yard', [
    { stocknum: 'A1', images, thumbnails: images, primary_image_url: picture },
    { stocknum: 'A2', slug: 'mazda-3', make: 'Mazda', model: '3', simple_body: 'hatch', price: 9000, images },
  ])
  const asked = { platform, site: platform.site('yard'), now: NOW, origin: 'http://yard.example' }
  const search = async (address: string) => {
    const found = await findListing(asked, new URL(address, asked.origin))
    if (!found) throw new Error(`${address} names nothing`)
    return found.listing
  }
  site = siteView(asked.site, NOW)
  home = await showHome(asked)
  listing = await search('/search?make=Toyota&price=:60000')
  nothing = await search('/search?query=zzzzzz&asked=zzzzzz')
  const shown = await showVehicle(asked, car?.slug ?? '')
  if (shown?.kind !== 'car') throw new Error('the sample car has no page')
  vehicle = shown.vehicle
  const item = listing.items.find((each) => each.kind === 'car')
  if (item?.kind !== 'car') throw new Error('the sample listing has no car')
  card = item.card
})

afterAll(() => platform.close())

/** The props of each slot; the listing's arrangement is tested through the whole page. */
const PARTS: Readonly<Record<keyof Omit<Slots, 'filterArrangement' | 'pictureSizes'>, (slots: Slots) => ReactElement>> =
  {
    Header: ({ Header }) => <Header site={site} />,
    Footer: ({ Footer }) => <Footer site={site} />,
    VehicleCard: ({ VehicleCard }) => <VehicleCard card={card} eager />,
    ListingLayout: () => <SearchPage site={site} listing={listing} failed />,
    VehicleLayout: ({ VehicleLayout }) => <VehicleLayout {...vehicleParts()} />,
  }

/** A template after only the first step of the recipe (docs/recipes.md). */
const PLAIN = 'plain'

describe.each([...TEMPLATES, PLAIN])('SITE-2 the template %s', (name) => {
  it.each(Object.keys(PARTS) as (keyof typeof PARTS)[])('draws its %s from finished values', async (slot) => {
    expectWhole(await draw(name, PARTS[slot]))
  })

  it('draws its home page from finished values', async () => {
    const Home = homeOf(name as Template)
    expectWhole(await draw(name, () => <Home site={site} home={home} />))
  })

  it.each(HERO_SHAPES)('draws its home page with the hero in the form %s', async (heroShape) => {
    const Home = homeOf(name as Template)
    const html = await draw(name, () => <Home site={{ ...site, heroShape }} home={home} />)
    expectWhole(html)
    expect(html).toContain(`hero-${heroShape}`)
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it('SITE-12 draws the blocks of its home page in the site’s order', async () => {
    const Home = homeOf(name as Template)
    const order = ['locations', 'latest', 'search', 'hero'] as const
    const html = await draw(name, () => <Home site={site} home={{ ...home, blocks: order }} />)
    expect([...html.matchAll(/class="block-(\w+)"/g)].map(([, block]) => block)).toEqual(order)
  })

  it('LOOK-2 shows on a card the facts and the buttons that the site chose', async () => {
    const html = await draw(name, PARTS.VehicleCard)
    const chosen = [...card.attributes.map(({ value }) => value), ...card.buttons.map(({ label }) => label)]
    expect(chosen.length).toBeGreaterThan(4)
    for (const words of chosen) expect(html).toContain(words)
  })

  it('SITE-12 has the site’s own headings and labels in place of its own', async () => {
    const Home = homeOf(name as Template)
    const titles = {
      latest: 'Recently acquired',
      allStock: 'The whole collection',
      search: 'Find it',
      makes: 'Marques',
    }
    const html = await draw(name, () => <Home site={site} home={{ ...home, titles }} />)
    for (const title of Object.values(titles)) expect(html).toContain(title)
    const own = await draw(name, () => <Home site={site} home={home} />)
    for (const title of Object.values(titles)) expect(own).not.toContain(title)
  })

  it('SITE-7 the header has the site’s button, and the phone’s menu has it too', async () => {
    const callToAction = { label: 'Sell my car', href: '/trade-in' }
    const html = await draw(name, ({ Header }) => <Header site={{ ...site, callToAction }} />)
    expect(html.match(/<a href="\/trade-in"[^>]*>Sell my car<\/a>/g)).toHaveLength(2)
  })

  it('SITE-8 the header has the phone also without a strip, on every width', async () => {
    const bare = { ...site, strip: null }
    const numbersIn = (html: string) => html.split('href="tel:0755500000"').length - 1
    const inMenu = numbersIn(await draw(name, () => <PhoneMenu site={bare} />))
    expect(inMenu).toBe(1)
    expect(numbersIn(await draw(name, ({ Header }) => <Header site={bare} />))).toBeGreaterThan(inMenu)
  })

  it('SEARCH-15 an empty listing says so, offers to remove each filter and shows the nearest cars', async () => {
    const html = await draw(name, () => <SearchPage site={site} listing={nothing} failed={false} />)
    expect(html).toContain('Nothing matches')
    for (const chip of nothing.chips) expect(html).toContain(`href="${chip.removeHref.replaceAll('&', '&amp;')}"`)
    for (const { id } of nothing.nearest?.cards ?? []) expect(html).toContain(`data-car-id="${id}"`)
  })

  it('SEARCH-18 every facet is a group of named inputs in a GET form that has a button', async () => {
    const html = await draw(name, PARTS.ListingLayout)
    for (const facet of listing.facets) expect(html).toContain(`data-facet="${facet.name}"`)
    expect(html).toContain('name="price.from"')
    expect(html).toMatch(
      /<input type="checkbox" name="make" checked="" value="Toyota"\/>|name="make"[^>]*value="Toyota"/,
    )
    expect(html).toContain('>Apply</button>')
  })

  it('LAW-1 a card with a repayment has the comparison rate next to it, and the listing has the warning', async () => {
    const estimate = {
      repayment: '$142 / week',
      basis: 'Based on 60 months.',
      validity: 'Estimate valid until 22 December 2026.',
      comparisonRate: 'Comparison rate 9.80% p.a.',
      warning: 'WARNING: true only for the example given.',
      disclaimer: 'Indicative only.',
    }
    const items = [{ kind: 'car' as const, card: { ...card, estimate } }]
    const cards = { ...listing, items, repayments: estimate }
    const html = await draw(name, () => <SearchPage site={site} listing={cards} failed={false} />)
    expect(html).toMatch(/\$142 \/ week<\/span><span>Comparison rate 9\.80% p\.a\./)
    expect(html).toContain(estimate.warning)
  })

  it('CARD-4 a sold car offers similar ones', async () => {
    const buttons = [{ action: 'find-similar', label: 'Show me similar ones', href: '/search/toyota', primary: true }]
    const tag = { kind: 'sold' as const, text: 'JUST SOLD' }
    const html = await draw(name, ({ VehicleCard }) => (
      <VehicleCard card={{ ...card, available: false, tag, buttons }} eager={false} />
    ))
    expect(html).toContain('JUST SOLD')
    expect(html).toContain('Like this and want something similar?')
    expect(html).toContain('Show me similar ones')
  })

  it('LAW-2 the footer names the dealer’s licence and links the privacy policy', async () => {
    const licensed = {
      ...site,
      legal: { ...site.legal, links: [{ label: 'Privacy policy', href: '/privacy' }] },
      notice: { ...site.notice, licences: ['Motor dealer licence 1234567'] },
    }
    const html = await draw(name, ({ Footer }) => <Footer site={licensed} />)
    expect(html).toContain('Motor dealer licence 1234567')
    expect(html).toContain('href="/privacy"')
  })
})

describe.each(CARD_SHAPES)('SITE-2 the card in the form %s', (cardShape) => {
  it('is drawn from finished values, with a link, the price, the facts and the buttons', async () => {
    await loadCard(cardShape)
    await loadTheme('ridge')
    const { VehicleCard } = slotsOf({ template: 'ridge', cardShape })
    expect(VehicleCard).not.toBe(slotsOf({ template: 'ridge', cardShape: null }).VehicleCard)
    const html = await draw('ridge', () => <VehicleCard card={card} eager />)
    expectWhole(html)
    expect(html).toContain(`href="${card.href}"`)
    for (const text of [card.price.text, ...card.buttons.map(({ label }) => label)]) expect(html).toContain(text)
    expect(html).toContain(`data-car-id="${card.id}"`)
  })

  it('changes only the card: every other slot stays the template’s', async () => {
    await loadCard(cardShape)
    const { slots } = await loadTheme('meadow')
    const { VehicleCard: _, ...others } = slotsOf({ template: 'meadow', cardShape })
    expect(slots).toMatchObject(others)
    expect(slotsOf({ template: 'meadow', cardShape })).toBe(slotsOf({ template: 'meadow', cardShape }))
  })
})

describe('FIELD-5 a page loads the stylesheets of what its site chose, and no others', () => {
  const of = (template: Template, page: PageStylesheets, site: ChosenForms) =>
    stylesheetsOf(template, page, chosenStylesheets(site))
  const none: ChosenForms = { typefaces: { pair: null }, heroShape: null, cardShape: null }
  const chosen: ChosenForms = { typefaces: { pair: 'sport' }, heroShape: 'split', cardShape: 'row' }

  it.each(TEMPLATES)('%s: a hero on no listing and no car, a card and typefaces on every page', (template) => {
    const added = (page: PageStylesheets) => of(template, page, chosen).length - of(template, page, none).length
    expect([added('home'), added('site'), added('pages')]).toEqual([3, 2, 3])
    expect(of(template, 'home', none)).toEqual(stylesheetsOf(template, 'home', null))
  })

  it('a browser knows a form of the card by the name on the page', () => {
    expect(['row', 'sport', undefined].map(isCardShape)).toEqual([true, false, false])
  })
})

/** Checks a part that the template rendered, under a router like on a page. */
function expectWhole(html: string): void {
  expect(html).not.toBe('')
  expect(html).not.toMatch(/undefined|\[object Object\]|NaN/)
  expect(html, 'the page’s policy allows no inline style').not.toMatch(/ style="/)
  expect(html, 'colours are named in the tokens').not.toMatch(/#[0-9a-f]{6}\b|rgba?\(/i)
}

async function draw(name: string, part: (slots: Slots) => ReactElement): Promise<string> {
  const { slots } = name === PLAIN ? defineTheme({ name, slots: BASE_SLOTS }) : await loadTheme(name as Template)
  const router = createMemoryRouter([
    { path: '*', element: <SlotsProvider value={slots}>{part(slots)}</SlotsProvider> },
  ])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

function vehicleParts(): VehicleLayoutProps {
  const names = [
    'breadcrumb',
    'gallery',
    'heading',
    'notice',
    'facts',
    'price',
    'actions',
    'figures',
    'keyInformation',
    'sections',
  ] as const
  const more = ['location', 'enquiry', 'similar', 'footBar'] as const
  const parts = Object.fromEntries([...names, ...more].map((name) => [name, <p key={name}>{name}</p>]))
  return { site, vehicle, ...parts } as unknown as VehicleLayoutProps
}
