import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { meaningText } from '#fixtures/queries/meaning-text.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { findListing } from './find-listing.ts'
import { knownMakes } from './known-makes.ts'
import { readWords } from './read-words.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({
    sites: [sampleSite({ search: { distances: [50], defaultSort: 'latest', facets: ['price'] } })],
  })
  const car = (slug: string, make: string, model: string, different: object) => ({
    slug,
    stocknum: slug,
    make,
    model,
    ...different,
  })
  const made = { series: null, carsales_title: null, standardEquipment: [], regplate: null }
  await platform.addCars('yard', [
    car('a', 'Toyota', 'LandCruiser', { ...made, badge: 'Sahara', name: 'LandCruiser Sahara', simple_body: 'suv', simple_fuel: 'Diesel', drive: '4x4', seats: 7, year: 2020, price: 60_000, series: 'Towbar' }),
    car('b', 'Toyota', 'Kluger', { ...made, badge: 'GX Hybrid', name: 'Kluger GX', simple_body: 'suv', simple_fuel: 'Hybrid', seats: 7, year: 2021, price: 44_000 }),
    car('c', 'Volkswagen', 'Golf', { ...made, badge: 'R', name: 'Golf R', simple_body: 'hatch', simple_fuel: 'Petrol', seats: 5, year: 2017, price: 30_000, regplate: 'ABC12D' }),
    car('d', 'Volkswagen', 'Golf', { ...made, badge: 'Comfortline', name: 'Golf', simple_body: 'hatch', simple_fuel: 'Petrol', seats: 5, year: 2016, price: 12_000 }),
    car('e', 'Jeep', 'Cherokee', { ...made, badge: 'Limited', name: 'Cherokee Limited', simple_body: 'suv', simple_fuel: 'Petrol', seats: 5, year: 2016, price: 12_500, series: 'Roofrack' }),
  ]) // biome-ignore format: a car a line
})
afterAll(() => platform.close())

const asked = () => ({
  platform,
  site: platform.site('yard'),
  now: platform.clock.now(),
  origin: 'https://dealer.example',
})

async function read(text: string): Promise<string | null> {
  const { site, now } = asked()
  const engine = await platform.engines.forSite(site)
  const meaning = await readWords(engine, asked(), text, await knownMakes(engine, site, now))
  return meaning && meaningText(meaning)
}

describe('ASK-4 words are read by the site’s own stock', () => {
  it.each([
    ['7 seat hybrid under 45k near Ipswich', 'seats=7; fuel=Hybrid; price=:45000; near=4305/50'],
    ['land cruiser 4x4 diesel 2018 or newer', 'drive=4x4; fuel=Diesel; year=2018:; text=landcruiser'],
    ['golf r', 'text=golf r'],
    ['cherokee limited', 'text=cherokee limited'],
    ['jeep limited', 'make=Jeep; text=limited'],
    ['golf suv limited', 'simple_body=suv; text=golf limited'],
    ['gol', 'text=gol'],
    ['glof', 'text=glof'],
    ['family suv', 'simple_body=suv; unmatched=family'],
    ['sleeps 6', 'unmatched=sleeps|6'],
    ['electric', 'unmatched=electric'],
    ['ferrari', 'unmatched=ferrari'],
  ])('%s → %s', async (text, meaning) => expect(await read(text)).toBe(meaning))

  it.each([
    ['toyota roofrack', 'make=Toyota; unmatched=roofrack'],
    ['roofrack toyota 7 seats', 'make=Toyota; seats=7; unmatched=roofrack'],
    ['kluger roofrack', 'text=kluger; unmatched=roofrack'],
    ['jeep roofrack', 'make=Jeep; text=roofrack'],
    ['roofrack under 13k', 'price=:13000; text=roofrack'],
    ['diesel roofrack towbar', 'fuel=Diesel; text=towbar; unmatched=roofrack'],
    ['golf sahara', 'text=golf sahara'],
  ])('P-11 ASK-2 %s → %s: a word that only others have never empties the result', async (text, meaning) =>
    expect(await read(text)).toBe(meaning),
  )

  it('a number plate is no words', async () => expect(await read('abc 12d')).toBeNull())
})

describe('ASK-1 a listing by words', () => {
  const find = (address: string) => findListing(asked(), new URL(address, 'https://dealer.example'))

  it('leads to the address with the filters, which shows the same cars with a chip for each', async () => {
    const typed = await find('/search?query=7+seat+hybrid+for+the+family')
    expect(typed?.understoodAs).toBe('/search?seats=7&fuel=Hybrid&asked=7+seat+hybrid+for+the+family')
    const settled = await find(typed?.understoodAs ?? '')
    expect(settled?.understoodAs, 'once').toBeNull()
    for (const found of [typed, settled]) {
      expect(found?.listing.chips.map(({ label }) => label)).toEqual(['7 seats', 'Hybrid'])
      expect(found?.listing.total).toBe(1)
      expect(found?.listing.asked?.leftOut).toBe('No match for ‘family’, so we left it out.')
    }
    expect(typed?.listing.besideWords).toEqual([{ name: 'query', value: '7 seat hybrid for the family' }])
    expect(settled?.listing.besideWords, 'the words say all of it').toEqual([])
    const withMore = await find(`${typed?.understoodAs}&make=Toyota&sortBy=latest`)
    expect(withMore?.listing.besideWords, 'chosen beside them').toEqual([
      { name: 'make', value: 'Toyota' },
      { name: 'sortBy', value: 'latest' },
    ])
    expect((await find('/search?seats=7'))?.listing.besideWords, 'chosen by hand').toBeNull()
  })

  it('ASK-2 words that fit nothing never empty the result', async () => {
    const found = await find('/search?query=sunroof+please')
    expect(found?.listing).toMatchObject({
      total: 5,
      query: '',
      asked: { leftOut: 'No match for ‘sunroof’, so we left it out.' },
    })
  })

  it('the same words are searched as they are on request', async () => {
    const { listing } = (await find('/search?query=hybrid')) ?? {}
    const exact = await find(listing?.asked?.exactHref ?? '')
    expect(exact).toMatchObject({
      understoodAs: null,
      movedTo: null,
      listing: { query: 'hybrid', total: 1, asked: null },
    })
    expect(exact?.listing.chips.map(({ label }) => label)).toEqual(['‘hybrid’'])
  })

  it('ASK-3 orders by relevance while words remain, also where they became filters, unless the visitor chose', async () => {
    const order = async (address: string) => (await find(address))?.listing.sorts.find(({ current }) => current)?.name
    expect(await order('/search?query=petrol+golf')).toBe('relevance')
    // The words became a filter, and are words all the same (U-12).
    expect(await order('/search?query=petrol')).toBe('relevance')
    expect(await order('/search')).toBe('latest')
    expect(await order('/search?query=petrol+golf&sortBy=price_desc')).toBe('price_desc')
  })

  it('ASK-3 without results offers the nearest by body, seats and price, and says why', async () => {
    const near = async (address: string) => {
      const { nearest } = (await find(address))?.listing ?? {}
      return nearest && [nearest.text, ...nearest.cards.map(({ href }) => href)]
    }
    expect(await near('/search?query=7+seat+hybrid+suv+under+37k')).toEqual([
      'All you asked for, for a little more than your $37,000.',
      expect.stringContaining('b'),
    ])
    expect(await near('/search?query=golf+under+11k')).toEqual([
      'All you asked for, for a little more than your $11,000.',
      expect.stringContaining('d'),
    ])
    expect(
      await near('/search?query=manual+golf+under+13k&transmission=Manual'),
      'by the body that golfs have',
    ).toEqual(['The nearest by body and price: hatches up to $13,000.', expect.stringContaining('d')])
    expect(await near('/search?query=golf+under+5k'), 'nothing costs so little').toBeNull()
  })

  it('B8 D-45 a budget that no car fits stays in the address, its chip and its field', async () => {
    const { listing } = (await find('/search?seats=7&fuel=Hybrid&price=:40000')) ?? {}
    expect(listing?.total).toBe(0)
    expect(listing?.chips.map(({ label }) => label)).toContain('Price up to $40,000')
    expect(listing?.facets.find(({ name }) => name === 'price')).toMatchObject({ to: 40_000 })
  })
})
