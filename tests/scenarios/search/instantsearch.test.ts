import { liteClient } from 'algoliasearch/lite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import type { SearchAnswer } from '#domain/listing/search-answer.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'
import { type DrawnLine, openShop, type SearchClient, type Shop, type ShopState } from './instantsearch-shop.ts'

let served: ServedSites
/** Number of requests in each call. */
const calls: number[] = []

beforeAll(async () => {
  served = await serveSites({ sites: [sampleSite({ vehicle: { hideRego: true } })] })
  await served.platform.addCars('yard', CARS)
})
afterAll(() => served.close())

const CLIENTS: readonly [string, () => SearchClient][] = [
  [
    'the client of that library’s makers',
    () => liteClient('any', 'any', { requester: { send: toTheSite } }) as SearchClient,
  ],
  [
    'that client unmodified, told our host alone (D-47)',
    () => liteClient('any', 'any', { hosts: [HOST], requester: { send: asSent } }) as SearchClient,
  ],
  ['a client of one function', () => ({ search: async (requests) => JSON.parse((await ask({ requests })).content) })],
]

/** Pairs of a listing address and the same state in the library's format. */
const STATES: readonly [string, ShopState][] = [
  ['', {}],
  ['page=2', { page: 2 }],
  ['make=Toyota', { refinementList: { make: ['Toyota'] } }],
  ['make=Toyota&make=Mazda', { refinementList: { make: ['Toyota', 'Mazda'] } }],
  ['price=15000:30000', { range: { price: '15000:30000' } }],
  ['price=:30000&year=2018:', { range: { price: ':30000', year: '2018:' } }],
  [
    'make=Toyota&make=Kia&simple_body=ute&simple_body=suv&seats=5&price=12000:&sortBy=price_asc',
    {
      refinementList: { make: ['Toyota', 'Kia'], simple_body: ['ute', 'suv'], seats: ['5'] },
      range: { price: '12000:' },
      sortBy: 'stock_price_asc',
    },
  ],
  ['query=toyota&seats=5', { query: 'toyota', refinementList: { seats: ['5'] } }],
  ['query=ute&make=Ford&sortBy=km_desc', { query: 'ute', refinementList: { make: ['Ford'] }, sortBy: 'stock_km_desc' }],
  ['query=nothing+like+it', { query: 'nothing like it' }],
]

describe.each(CLIENTS)('instantsearch.js with %s', (_name, client) => {
  let shop: Shop
  beforeEach(async () => {
    calls.length = 0
    shop = await openShop(client())
  })
  afterEach(() => shop.close())

  it.each(STATES)(
    'SEARCH-2, SEARCH-4, SEARCH-5 shows the same results as GET /api/search for %j',
    async (address, state) => {
      await shop.show(state)
      const { drawn } = shop
      // Its client has its own filters, so the words stay words: with `asked`, the call leaves them too.
      const words = new URLSearchParams(address).get('query') ?? ''
      const answer = await get(`${address}&${new URLSearchParams({ asked: words })}`)
      expect(drawn.hits.items.map(({ objectID }) => objectID)).toEqual(answer.hits.map(({ id }) => id))
      expect(drawn.hits.results?.nbHits).toBe(answer.count)
      for (const name of ['make', 'simple_body', 'seats'] as const)
        expect(countsOf(drawn[name].items), name).toEqual(withoutEmpty(answer.facets[name]))
      for (const name of ['price', 'year'] as const) {
        const { min, max } = answer.facetStats[name] ?? NO_RANGE
        expect(drawn[name].range, name).toEqual({ min, max })
      }
    },
  )

  it('SEARCH-4 sends another request for each facet with a choice, and shows further values', async () => {
    await shop.settle(() => shop.drawn.make.refine('Toyota'))
    await shop.settle(() => shop.drawn.simple_body.refine('ute'))
    expect(calls).toEqual([1, 2, 3])
    expect(shop.drawn.make.items.length).toBeGreaterThan(2)
    expect(shop.drawn.make.items.filter(({ isRefined }) => isRefined).map(({ value }) => value)).toEqual(['Toyota'])
  })

  it('SEARCH-4 a list whose choices must all match counts within its own choices', async () => {
    await shop.settle(() => shop.drawn.categories.refine('tow'))
    const towing = CARS.filter(({ categories }) => categories?.includes('tow'))
    expect(shop.drawn.hits.results?.nbHits).toBe(towing.length)
    expect(countsOf(shop.drawn.categories.items)).toEqual({
      tow: towing.length,
      family: towing.filter(({ categories }) => categories?.includes('family')).length,
    })
  })

  it('SEARCH-4 finds values by prefix, ignoring the facet’s own choice', async () => {
    await shop.settle(() => shop.drawn.make.refine('Toyota'))
    await shop.redrawn('make', () => shop.drawn.make.searchForItems('maz'))
    expect(shop.drawn.make.items).toMatchObject([{ value: 'Mazda', highlighted: '<mark>Maz</mark>da' }])
    expect(shop.drawn.make.items[0]?.count).toBe((await get('')).facets.make?.Mazda)
  })

  it('D-47 a hierarchical menu expands a make to its models, and shows the other makes with their counts', async () => {
    const makes = (await get('')).facets.make
    expect(linesOf(shop.drawn.models.items)).toEqual(makes)
    await shop.settle(() => shop.drawn.models.refine('Land Rover'))
    expect(shop.drawn.hits.results?.nbHits).toBe(makes?.['Land Rover'])
    await shop.settle(() => shop.drawn.models.refine('Land Rover > Discovery Sport'))
    const answer = await get('make=Land+Rover&model=Discovery+Sport')
    expect(shop.drawn.hits.items.map(({ objectID }) => objectID)).toEqual(answer.hits.map(({ id }) => id))
    expect(linesOf(shop.drawn.models.items)).toEqual(makes)
    const open = shop.drawn.models.items.find(({ isRefined }) => isRefined)
    expect(open?.label).toBe('Land Rover')
    expect(open?.data?.map(({ label, value, isRefined }) => [label, value, isRefined])).toEqual([
      ['Defender', 'Land Rover > Defender', false],
      ['Discovery Sport', 'Land Rover > Discovery Sport', true],
    ])
    expect(linesOf(open?.data ?? [])).toEqual((await get('make=Land+Rover')).facets.model)
  })

  it('D-47 a hierarchical menu counts within the other filters, and filters the others', async () => {
    await shop.show({ hierarchicalMenu: { 'make_model.lvl0': ['Toyota', 'HiLux'] }, range: { price: '15000:' } })
    expect(shop.drawn.hits.results?.nbHits).toBe((await get('make=Toyota&model=HiLux&price=15000:')).count)
    expect(linesOf(shop.drawn.models.items)).toEqual((await get('price=15000:')).facets.make)
    expect(countsOf(shop.drawn.simple_body.items)).toEqual({ ute: shop.drawn.hits.results?.nbHits })
  })

  it('D-47 a menu chooses one value and shows the others', async () => {
    const { colour } = (await get('')).facets
    await shop.settle(() => shop.drawn.colour.refine('Red'))
    expect(shop.drawn.hits.results?.nbHits).toBe(colour?.Red)
    expect(linesOf(shop.drawn.colour.items)).toEqual(colour)
  })

  it('SEARCH-5 a slider preserves its bounds while its range is narrowed', async () => {
    const { min, max } = shop.drawn.price.range
    await shop.settle(() => shop.drawn.price.refine([20_000, 30_000]))
    expect(shop.drawn.price.range).toEqual({ min, max })
    expect(shop.drawn.price.start).toEqual([20_000, 30_000])
    for (const { price } of shop.drawn.hits.items) expect(price).toSatisfy((each) => each >= 20_000 && each <= 30_000)
  })

  it('SEARCH-2 goes from page to page without losing or repeating a car', async () => {
    const seen = shop.drawn.hits.items.map(({ objectID }) => objectID)
    for (let page = 1; page < shop.drawn.pages.nbPages; page++) {
      await shop.settle(() => shop.drawn.pages.refine(page))
      seen.push(...shop.drawn.hits.items.map(({ objectID }) => objectID))
    }
    expect(shop.drawn.pages.nbPages).toBe(Math.ceil(CARS.length / 21))
    expect(new Set(seen).size).toBe(CARS.length)
    expect(seen).toHaveLength(CARS.length)
  })

  it('SEARCH-6 marks matches, including typos and prefixes, and escapes markup from a feed', async () => {
    await shop.settle(() => shop.drawn.box.refine('toyoat cor'))
    const [first] = shop.drawn.hits.items
    expect(first?._highlightResult).toMatchObject({
      make: { value: '<mark>Toyota</mark>', matchLevel: 'partial' },
      model: { value: '<mark>Cor</mark>olla', matchLevel: 'partial' },
      name: {
        value: expect.stringContaining('<mark>Toyota</mark> <mark>Cor</mark>olla &lt;b&gt;'),
        matchLevel: 'full',
      },
    })
  })

  it('SEARCH-7 sorts by the name of the index', async () => {
    await shop.settle(() => shop.drawn.sort.refine('stock_km_desc'))
    const kms = shop.drawn.hits.items.map(({ km }) => Number(km))
    expect(kms).toEqual(kms.toSorted((one, other) => other - one))
    expect(kms.at(0)).toBe(Math.max(...CARS.map(({ km }) => km ?? 0)))
  })

  it('CAR-4 returns no hidden plate', () => {
    expect(JSON.stringify(shop.drawn.hits.items)).not.toContain('PLATE')
  })
})

/** The library's value for missing statistics. */
const NO_RANGE = { min: 0, max: 0 }

const MODELS = [
  ['Toyota', 'HiLux', 'ute', 5],
  ['Toyota', 'Corolla', 'sedan', 5],
  ['Toyota', 'Kluger', 'suv', 7],
  ['Mazda', 'CX-9', 'suv', 7],
  ['Mazda', 'BT-50', 'ute', 5],
  ['Kia', 'Carnival', 'peopleMover', 8],
  ['Kia', 'Sportage', 'suv', 5],
  ['Ford', 'Ranger', 'ute', 4],
  ['Land Rover', 'Defender', 'suv', 5],
  ['Land Rover', 'Discovery Sport', 'suv', 7],
  ['Land', 'Yacht', 'suv', 2],
] as const

/** 60 cars whose models, prices, kilometres and years cycle with different periods. */
const CARS = Array.from({ length: 60 }, (_, index): Partial<Car> => {
  const [make, model, simple_body, seats] = MODELS[(index * 7) % MODELS.length] ?? MODELS[0]
  const year = 2014 + (index % 11)
  return {
    slug: `car-${index}`,
    name: `${year} ${make} ${model} <b>${index}</b>`,
    make,
    model,
    simple_body,
    seats,
    year,
    price: index % 13 === 0 ? null : 9_990 + ((index * 37) % 60) * 700,
    colour: ['Red', 'White', 'Blue'][index % 3] ?? null,
    km: 1_000 + ((index * 23) % 60) * 2_500,
    stocknum: `U${index}`,
    vin: `VIN${index}`,
    regplate: `PLATE${index}`,
    categories: [...(index % 2 ? ['tow'] : []), ...(index % 3 ? ['family'] : []), ...(index % 4 ? [] : ['city'])],
    created_at: new Date(Date.UTC(2026, 8, 1 + (index % 30))).toISOString(),
  }
})

async function get(query: string): Promise<SearchAnswer> {
  const response = await served.request('yard', `/api/search?${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as SearchAnswer
}

async function ask(body: { readonly requests: readonly unknown[] }) {
  calls.push(body.requests.length)
  const headers = { 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await served.request('yard', '/api/search/queries', init)
  return { status: response.status, content: await response.text(), isTimedOut: false }
}

const HOST = { url: 'yard.example', accept: 'readWrite', protocol: 'https' } as const

/** The client's request with address, headers and body. */
async function asSent(request: AlgoliaRequest) {
  const { pathname, search } = new URL(request.url)
  const body = String(request.data)
  calls.push(JSON.parse(body).requests.length)
  const response = await served.request('yard', pathname + search, {
    method: request.method,
    headers: request.headers,
    body,
  })
  return { status: response.status, content: await response.text(), isTimedOut: false }
}

interface AlgoliaRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly data?: unknown
}

/** Points the client at our server, like a front end would: our address, our content type. */
function toTheSite({ data }: { readonly data?: unknown }) {
  return ask(JSON.parse(String(data)))
}

function countsOf(items: readonly { readonly value: string; readonly count: number }[]) {
  return Object.fromEntries(items.map(({ value, count }) => [value, count]))
}

/** The lines of one level of a menu. */
function linesOf(lines: readonly DrawnLine[]) {
  return Object.fromEntries(lines.map(({ label, count }) => [label, count]))
}

/** Removes values without cars: GET /api/search lists a chosen one, the library does not. */
function withoutEmpty(counts: Readonly<Record<string, number>> = {}) {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}
