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

interface Found {
  readonly at: string
  readonly count: number
  readonly ids: readonly string[]
}

/** Where a typed address leads, and the cars there: results only, not those that are offered beside none. */
async function page(typed: string): Promise<Found> {
  for (let at = typed; ; ) {
    const answer = await served.request('yard', at)
    const to = answer.headers.get('Location')
    if (to !== null) {
      at = to
      continue
    }
    const html = await answer.text()
    const ids = [...html.matchAll(/<(?:article|main)[^>]*data-car-id="([^"]+)"/g)].map(([, id]) => id ?? '')
    if (at.startsWith('/cars/')) return { at, count: 1, ids: ids.slice(0, 1) }
    const count = Number(/data-result-count="(\d+)"/.exec(html)?.[1])
    return { at, count, ids: count === 0 ? [] : ids }
  }
}

interface Answer {
  readonly hits: readonly { readonly id: string; readonly slug: string }[]
  readonly count: number
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly asked: { readonly query: string; readonly path: string; readonly leftOut: readonly string[] }
}

async function answerOf(params: URLSearchParams | string): Promise<Answer> {
  const answer = await served.request('yard', `/api/search?${params}`)
  expect([String(params), answer.status]).toEqual([String(params), 200])
  return (await answer.json()) as Answer
}

/** The call's cars at a listing's address, and where it says that the page goes. */
async function call(address: string): Promise<Found> {
  const { pathname, searchParams } = new URL(address, 'http://yard.localhost')
  if (pathname !== '/search') searchParams.set('route', pathname)
  const { hits, count, asked } = await answerOf(searchParams)
  return { at: asked?.path ?? address, count, ids: hits.map(({ id }) => id) }
}

it('ASK-1 A3 A4 the table has 200 phrases, 60 of them outside ASCII', () => {
  expect(new Set(phrases).size).toBe(phrases.length)
  expect(phrases.length).toBeGreaterThanOrEqual(200)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII is meant
  expect(phrases.filter((phrase) => /[^\x00-\x7f]/.test(phrase)).length).toBeGreaterThanOrEqual(60)
})

it.each(Object.entries(PHRASES))('ASK-1 A3 A4 SEARCH-2 %s: page and call find the same cars', async (_, all) => {
  const different: unknown[] = []
  const compare = async (address: string) => {
    const [shown, found] = [await page(address), await call(address)]
    if (JSON.stringify(shown) !== JSON.stringify(found)) different.push([address, shown, found])
    return shown
  }
  for (const phrase of all) {
    const words = new URLSearchParams({ query: phrase })
    const { at } = await compare(`/search?${words}`)
    if (!at.startsWith('/cars/')) await compare(at)
    // The words as they are, which the page searches when they were asked so.
    await compare(`/search?${words}&${new URLSearchParams({ asked: phrase })}`)
    await compare(`/search/toyota?${words}`)
  }
  expect(different).toEqual([])
})

it('ASK-1 SEARCH-2 the call says what it understood, and pages through it', async () => {
  const { asked, count, hits } = await answerOf('query=suv+under+60k')
  expect([count, asked]).toEqual([
    5,
    {
      query: 'suv under 60k',
      path: '/search?simple_body=suv&price=:60000&asked=suv+under+60k',
      leftOut: [],
      note: null,
    },
  ])
  const second = await answerOf('query=suv+under+60k&hitsPerPage=2&page=2')
  expect(second.hits.map(({ id }) => id)).toEqual(hits.slice(2, 4).map(({ id }) => id))
  expect((await answerOf('make=Toyota')).asked, 'nothing without words').toBeUndefined()
})

it('ASK-2 A4 the call names words that nothing explains', async () => {
  const { asked, count } = await answerOf(new URLSearchParams({ query: '丰田' }))
  expect([count, asked]).toEqual([
    STOCK.length,
    {
      ...{ query: '丰田', path: `/search?${new URLSearchParams({ asked: '丰田' })}`, leftOut: ['丰田'] },
      note: 'No match for ‘丰田’, so we left it out.',
    },
  ])
})

it('SEARCH-6 a car’s number is answered with that car, whatever filters are active', async () => {
  const { asked, count, hits, facets } = await answerOf('query=p-3&make=Mazda')
  expect([count, hits.map(({ slug }) => slug), facets['make'], asked]).toEqual([
    1,
    [expect.stringMatching(/^car-3/)],
    { Toyota: 1 },
    { query: 'p-3', path: expect.stringMatching(/^\/cars\/car-3/), leftOut: [], note: null },
  ])
})
