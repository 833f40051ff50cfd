import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { STOCK_PLANS } from '#demonstration/stock/plans.ts'
import { writeStock } from '#demonstration/stock/write-stock.ts'
import type { Car, CarSummary } from '#domain/car/car.ts'
import { carDocument, stockSchema } from '#domain/listing/car-document.ts'
import { type ChosenSort, FACET_NAMES, type FacetName, SORT_NAMES } from '#domain/listing/facet/facet-names.ts'
import { FACETS } from '#domain/listing/facet/facets.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY, type StockQuery } from '#domain/listing/stock-query.ts'
import { smallDealership, smallLocation, smallSite } from '#fixtures/site/small-site.ts'
import type { SearchEngine, SearchRequest, SearchResult } from '#search/engine.ts'
import { createMemoryEngine, restoreMemoryEngine } from '#search/memory/memory-engine.ts'
import { createOracle } from '#search/testing/oracle.ts'
import { type Site, siteSchema } from '#site/site.ts'
import { everyNth, IS_WHOLE } from '../../setup/proof.ts'
import { carsOfFeed } from '../car/cars-of-feed.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const NOW = new Date('2026-06-10T12:00:00Z')
const LISTINGS = join(ROOT, '..', 'shared', 'data', 'au-listings.csv')
/** The oracle is slow with words, so it gets only part of the stock for them. */
const CARS_FOR_WORDS = IS_WHOLE ? 120 : 60
const SORTS: readonly ChosenSort[] = [...SORT_NAMES, 'distance']
/** Points amid the stock, and far from it. */
const CENTRES = [
  { lat: -28.05, lng: 153.4 },
  { lat: -33.87, lng: 151.2 },
]

interface Stock {
  readonly name: string
  readonly isThere: boolean
  readonly site: Site
  cars(): Promise<readonly Car[]>
  /** It has more cars than this. */
  readonly least: number
  /** Number of runs, limited by the oracle's time. */
  readonly runs: number
}

/** The stock that we make. All of it in npm run chaos, in npm test a half. */
export const madeStock = (): Stock => ({
  name: 'the made stock of a group',
  isThere: true,
  site: groupSite(),
  cars: async () => everyNth(await madeCars(), 2),
  least: IS_WHOLE ? 100 : 50,
  runs: IS_WHOLE ? 200 : 60,
})

/** Real listings, which are outside the repository (docs/feeds.md). All of them in npm run chaos, in npm test some. */
export const realStock = (): Stock => ({
  name: 'the real listings',
  isThere: existsSync(LISTINGS),
  site: siteSchema.parse(smallSite()),
  cars: realCars,
  least: IS_WHOLE ? 9_000 : 2_000,
  runs: IS_WHOLE ? 100 : 40,
})

/** Every answer of the memory engine is the one of the plain, slow search that needs no index. */
export function oracleContract({ name, isThere, site, cars, least, runs }: Stock): void {
  describe.skipIf(!isThere)(`a listing of ${name} compared with the oracle`, () => {
    let stock: readonly Car[]
    let engine: SearchEngine<CarSummary>
    let oracle: SearchEngine<CarSummary>

    beforeAll(async () => {
      stock = await cars()
      const documents = stock.map(carDocument)
      const built = createMemoryEngine<CarSummary>(stockSchema)
      await built.upsert(documents)
      const restored = restoreMemoryEngine<CarSummary>(stockSchema, await built.snapshot(''))
      if (!restored.ok) throw new Error(restored.reason)
      engine = restored.engine
      oracle = createOracle<CarSummary>(stockSchema)
      await oracle.upsert(documents)
    })

    /** A request with every countable facet, whether the site shows it or not. */
    function requestOf(query: Partial<StockQuery>): SearchRequest {
      return searchRequest(
        site,
        { page: WHOLE_LISTING, query: { ...EMPTY_QUERY, ...query } },
        { facets: FACET_NAMES, now: NOW },
      )
    }
    async function compare(query: Partial<StockQuery>) {
      const request = requestOf(query)
      const found = await engine.search(request)
      expect(inOrder(found, request)).toEqual(inOrder(await oracle.search(request), request))
      return found
    }
    /** Sorts counts that were requested in any order. */
    function inOrder({ facets, ...rest }: SearchResult<CarSummary>, request: SearchRequest) {
      const unordered = new Set(request.facets.flatMap(({ field, tie }) => (tie === 'any' ? [field] : [])))
      const ordered = Object.entries(facets).map(([field, counts]) =>
        unordered.has(field)
          ? [field, counts.toSorted((one, other) => Number(one.value) - Number(other.value))]
          : [field, counts],
      )
      return { ...rest, facets: Object.fromEntries(ordered) }
    }
    function valuesOf(name: FacetName): readonly string[] {
      const { read } = FACETS[name]
      const values = stock.flatMap((car) => read(car) ?? []).map(String)
      return [...new Set(values)].sort()
    }

    it('SEARCH-3 SEARCH-4 counts every facet of the whole listing', async () => {
      expect(stock.length).toBeGreaterThan(least)
      const { total, facets } = await compare({})
      expect(total).toBeGreaterThan(stock.length / 2)
      expect(Object.keys(facets).length).toBeGreaterThanOrEqual(24)
    })

    it.each(FACET_NAMES.filter((name) => FACETS[name].kind === 'values'))(
      'SEARCH-3 SEARCH-4 SEARCH-9 narrows by one and by several values of %s, and leaves them out of its own counts',
      async (name) => {
        const values = valuesOf(name)
        const [first = 'none', middle = 'none'] = [values[0], values[values.length >> 1]]
        await compare({ values: { [name]: [first] } })
        await compare({ values: { [name]: [first, middle, 'nobody has this'], make: valuesOf('make').slice(0, 9) } })
      },
    )

    it.each(FACET_NAMES.filter((name) => FACETS[name].kind === 'range'))(
      'SEARCH-5 SEARCH-10 narrows by ranges of %s with both ends, open ends, the same ends and crossed ends',
      async (name) => {
        const numbers = valuesOf(name)
          .map(Number)
          .sort((one, other) => one - other)
        const [low = 1, middle = 2, high = 3] = [0.2, 0.5, 0.8].map(
          (part) => numbers[Math.floor(numbers.length * part)],
        )
        for (const [min, max] of [
          [low, high],
          [middle, null],
          [null, middle],
          [middle, middle],
          [high, low],
        ] as const) {
          await compare({ ranges: { [name]: { min, max } } })
        }
      },
    )

    it.each(SORTS)('SEARCH-7 SEARCH-19 lists every car once over all pages in the order %s', async (sort) => {
      const query = { sort, near: nearTo(0, null), values: { car_type: ['used'] } }
      const every = await oracle.search({ ...requestOf(query), facets: [], stats: [], limit: stock.length })
      const met: string[] = []
      for (let page = 1; (page - 1) * 21 < every.total; page++) {
        const { hits } = await engine.search({ ...requestOf({ ...query, page }), facets: [], stats: [] })
        met.push(...hits.map(({ id }) => id))
      }
      expect(new Set(met).size).toBe(every.total)
      expect(met).toEqual(every.hits.map(({ id }) => id))
    })

    it('SEARCH-4 SEARCH-5 SEARCH-7 SEARCH-8 SEARCH-19 answers any combination of choices, ranges, orders and places', async () => {
      await fc.assert(
        fc.asyncProperty(queries(valuesOf), async (query) => {
          await compare(query)
        }),
        { numRuns: runs },
      )
    })

    it('SEARCH-6 finds and orders typed words, whatever else is chosen', async () => {
      const few = stock.filter((_, index) => index % Math.ceil(stock.length / CARS_FOR_WORDS) === 0).map(carDocument)
      const [small, plain] = [createMemoryEngine<CarSummary>(stockSchema), createOracle<CarSummary>(stockSchema)]
      for (const one of [small, plain]) await one.upsert(few)
      const typed = fc.tuple(queries(valuesOf), aText(stock))
      await fc.assert(
        fc.asyncProperty(typed, async ([query, text]) => {
          const request = requestOf({ ...query, values: {}, text })
          expect(inOrder(await small.search(request), request)).toEqual(inOrder(await plain.search(request), request))
        }),
        { numRuns: IS_WHOLE ? 12 : 8 },
      )
    })
  })
}

function queries(valuesOf: (name: FacetName) => readonly string[]): fc.Arbitrary<StockQuery> {
  const all = new Map(FACET_NAMES.map((name) => [name, valuesOf(name)]))
  const having = FACET_NAMES.filter((name) => (all.get(name) ?? []).length > 0)
  const listed = having.filter((name) => FACETS[name].kind === 'values')
  const ranged = having.filter((name) => FACETS[name].kind === 'range')
  const aValueOf = (name: FacetName) => fc.constantFrom(...(all.get(name) ?? []))
  const chosen = fc
    .uniqueArray(fc.constantFrom(...listed), { maxLength: 3 })
    .chain((names) =>
      fc.record(
        Object.fromEntries(names.map((name) => [name, fc.array(aValueOf(name), { minLength: 1, maxLength: 4 })])),
      ),
    )
  const end = (name: FacetName) => fc.option(aValueOf(name).map(Number), { freq: 3 })
  const ranges = fc
    .uniqueArray(fc.constantFrom(...ranged), { maxLength: 2 })
    .chain((names) =>
      fc.record(Object.fromEntries(names.map((name) => [name, fc.record({ min: end(name), max: end(name) })]))),
    )
  return fc.record({
    text: fc.constant(''),
    values: chosen,
    ranges,
    excluded: fc.constant({}),
    sort: fc.option(fc.constantFrom(...SORTS)),
    near: fc.option<StockQuery['near']>(
      fc
        .tuple(fc.nat({ max: CENTRES.length - 1 }), fc.option(fc.constantFrom(5, 50, 900)))
        .map(([centre, km]) => nearTo(centre, km)),
      { freq: 2 },
    ),
    asked: fc.constant(''),
    page: fc.integer({ min: 1, max: 4 }),
  })
}

/** One or two words of the stock as people type them: whole, cut short, or with a wrong letter. */
function aText(stock: readonly Car[]): fc.Arbitrary<string> {
  const names = [...new Set(stock.flatMap(({ make, model, badge }) => [make, model, badge ?? make]))].sort()
  const word = fc
    .tuple(fc.constantFrom(...names), fc.nat({ max: 8 }), fc.constantFrom('whole', 'cut', 'wrong'))
    .map(([name, at, way]) => {
      if (way === 'cut') return name.slice(0, at + 1)
      return way === 'wrong' ? `${name.slice(0, at + 1)}q${name.slice(at + 2)}` : name
    })
  return fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' '))
}

function nearTo(centre: number, distance: number | null): StockQuery['near'] {
  return { postcode: '4000', distance, centre: { ...CENTRES[centre]!, name: 'Here' } }
}

function groupSite(): Site {
  const { yards } = STOCK_PLANS['meridian-motor-group']!
  const slugs = [...new Set(yards.map(({ dealershipSlug }) => dealershipSlug))]
  return siteSchema.parse(
    smallSite({
      dealerships: slugs.map((slug) => smallDealership({ id: slug, slug, name: `Dealer ${slug}` })),
      locations: yards.map(({ dealershipSlug, location: { id, slug, name, city, state, postcode } }) =>
        smallLocation({ id, slug, name, city, state, postcode, dealershipSlug }),
      ),
    }),
  )
}

async function madeCars(): Promise<readonly Car[]> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-oracle-'))
  try {
    const file = join(folder, 'stock.ndjson')
    await writeStock('meridian-motor-group', file, NOW)
    return await carsOfFeed(file, {}, groupSite(), NOW)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The real listings. Their places have no postcodes, so every third car gets coordinates somewhere in Australia. */
async function realCars(): Promise<readonly Car[]> {
  const mapping: unknown = JSON.parse(await readFile(join(ROOT, 'docs/examples/au-listings.mapping.json'), 'utf8'))
  const cars = await carsOfFeed(LISTINGS, mapping, siteSchema.parse(smallSite()), NOW)
  return everyNth(cars, 4).map((car, index) =>
    index % 3 === 0
      ? { ...car, location: { ...car.location, lat: -28 - (index % 40) / 4, lng: 153 - (index % 11) / 3 } }
      : car,
  )
}
