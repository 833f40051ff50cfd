import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'
import { PHRASES, STOCK } from './phrases.ts'

let served: ServedSites
beforeAll(async () => {
  served = await serveSites({ sites: [sampleSite({ search: { distances: [50, 100] } })] })
  const plain = { series: null, carsales_title: null, standardEquipment: [], vin: null, regplate: null, badge: null }
  const cars = STOCK.map((car, index) => ({
    ...{ ...plain, drive: null, body: null, fuel: null, name: `${car.make} ${car.model}` },
    ...{ slug: `car-${index}`, stocknum: `P${index}` },
    ...car,
  }))
  await served.platform.addCars('yard', cars)
})
afterAll(() => served.close())

const phrases = Object.values(PHRASES).flat()

/** Where a typed address leads, and the cars there: results only, not those that are offered beside none. */
async function page(typed: string): Promise<{ readonly at: string; readonly ids: readonly string[] }> {
  for (let at = typed; ; ) {
    const answer = await served.request('yard', at)
    const to = answer.headers.get('Location')
    if (to !== null) {
      at = to
      continue
    }
    const html = await answer.text()
    const ids = [...html.matchAll(/<(?:article|main)[^>]*data-car-id="([^"]+)"/g)].map(([, id]) => id ?? '')
    if (at.startsWith('/cars/')) return { at, ids: ids.slice(0, 1) }
    const count = Number(/data-result-count="(\d+)"/.exec(html)?.[1])
    return { at, ids: count === 0 ? [] : ids.toSorted() }
  }
}

/** The call's cars at a listing's address. */
async function call(address: string): Promise<readonly string[]> {
  const { pathname, searchParams } = new URL(address, 'http://yard.localhost')
  if (pathname !== '/search') searchParams.set('route', pathname)
  const answer = await served.request('yard', `/api/search?${searchParams}`)
  expect([address, answer.status]).toEqual([address, 200])
  const { hits } = (await answer.json()) as { readonly hits: readonly { readonly id: string }[] }
  return hits.map(({ id }) => id).toSorted()
}

it('ASK-1 A3 A4 the table has 200 phrases, 60 of them outside ASCII', () => {
  expect(new Set(phrases).size).toBe(phrases.length)
  expect(phrases.length).toBeGreaterThanOrEqual(200)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII is meant
  expect(phrases.filter((phrase) => /[^\x00-\x7f]/.test(phrase)).length).toBeGreaterThanOrEqual(60)
})

/** Phrases that only name cars: what the words find as they are, the page must find too. */
const NAMES: ReadonlySet<string> = new Set(['names', 'accents', 'scripts'])

it.each(Object.entries(PHRASES))('ASK-1 A3 A4 SEARCH-2 %s: page and call find the same cars', async (kind, all) => {
  const different: unknown[] = []
  for (const phrase of all) {
    const words = new URLSearchParams({ query: phrase })
    // Where the phrase leads on the page, asked of the call; a car's number leads to the car.
    const shown = await page(`/search?${words}`)
    const found = await call(shown.at.startsWith('/cars/') ? `/search?${words}` : shown.at)
    if (String(shown.ids) !== String(found)) different.push([phrase, shown.at, shown.ids, found])
    // The words as they are, which the page searches when they were asked so.
    const exact = await page(`/search?${words}&${new URLSearchParams({ asked: phrase })}`)
    const asIs = await call(`/search?${words}`)
    if (String(exact.ids) !== String(asIs)) different.push([phrase, exact.at, exact.ids, asIs])
    if (NAMES.has(kind) && asIs.length > 0 && String(shown.ids) !== String(asIs))
      different.push([phrase, shown.at, shown.ids, asIs])
  }
  expect(different).toEqual([])
})
