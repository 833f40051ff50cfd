import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { defaultsIn, markedWords, unmarkedTexts } from './marked-words.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

/** A site that says every word of the catalogue in its own way, and a neighbour that says none. */
const OPTIONS = { alerts: { enabled: true, priceHistory: true }, integrations: { saving: 'browser' } } as const
const MARKED = sampleSite({ slug: 'marked', id: 'marked', words: markedWords(), ...OPTIONS })
const PLAIN = sampleSite({ slug: 'plain', id: 'plain', ...OPTIONS })

/** `car`: the page of a car. */
const PAGES = [
  '/',
  '/search',
  '/search/toyota',
  '/search?fuel=Petrol',
  'car',
  '/special-offers',
  '/budget',
  '/finance',
  '/contact-us',
  '/contact-us/south',
  '/book-test-drive',
  '/trade-in',
  '/sell-my-car',
  '/service',
  '/parts/enquiry',
  '/careers',
  '/fleet',
  '/alerts/search/toyota',
  '/alerts/asked',
  '/favourites',
  '/compare',
  '/your-data',
  '/no-such-page',
] as const

/** Texts that a page has from elsewhere and that are a word of the catalogue too. */
const FROM_ELSEWHERE: Readonly<Record<string, string>> = {
  'Search stock': 'the default of the option menus.header',
  'Special offers': 'the default of the option offers.heading',
  Toyota: 'the make of the cars',
}

describe('LOOK-1 a site with every word replaced', () => {
  let served: ServedSites
  const cars = new Map<string, string>()
  beforeAll(async () => {
    served = await serveSites({ sites: [MARKED, PLAIN] })
    for (const slug of ['marked', 'plain']) {
      const added = await served.platform.addCars(
        slug,
        ['C1', 'C2', 'C3'].map((stocknum) => ({ stocknum })),
      )
      cars.set(slug, `/cars/${added[0]?.slug}`)
    }
  })
  afterAll(() => served.close())

  const html = async (slug: string, path: string) =>
    (await served.request(slug, path === 'car' ? (cars.get(slug) ?? '') : path)).text()

  it.each(PAGES)('shows no other of the catalogue on %s', async (path) => {
    const page = await html('marked', path)
    expect(page).toContain('⟦')
    const left = unmarkedTexts(page).filter((text) => !Object.hasOwn(FROM_ELSEWHERE, text))
    expect(left.flatMap((text) => defaultsIn(text).map((id) => `${id}: ${text}`))).toEqual([])
  })

  it.each(PAGES)('leaves the words of another site on %s as they are', async (path) => {
    expect(await html('plain', path)).not.toContain('⟦')
  })

  it('gives the browser its own words, and a site without any gives none', async () => {
    expect(await html('marked', '/search')).toContain('"Clear all":"\\u27e6')
    expect(await html('plain', '/search')).not.toContain('"words":{')
  })
})
