import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { CAR_FIELDS } from '#domain/car/car-fields.ts'
import { FACET_NAMES, type FacetName } from '#domain/listing/facet/facet-names.ts'
import { FACETS } from '#domain/listing/facet/facets.ts'
import { exampleCar } from '#domain/testing/example-car.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

/** The fields of GET /api/search that matter here. */
interface Answer {
  readonly count: number
  readonly hits: readonly { readonly id: string }[]
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly facetStats: Readonly<Record<string, { readonly min: number; readonly max: number }>>
}

const NAMES: Readonly<Record<string, string>> = { yard: 'City Yard', hill: 'Hill Yard' }

/** Facets of a number that a car has by the same name; those below have values of their own. */
const NUMBERS = FACET_NAMES.filter((name) =>
  Object.entries(CAR_FIELDS).some(([field, { kind }]) => field === name && kind === 'number'),
)

/** Fewer cars than a page holds; no facet has the same value for all of them. */
const CARS: readonly Car[] = Array.from({ length: 20 }, (_, index) => {
  const pick = <T>(...values: readonly T[]): T => values[index % values.length] as T
  const numbers = NUMBERS.map((name) => [name, pick(20, 60, 90, null)])
  return exampleCar({
    ...Object.fromEntries(numbers),
    id: `facet-${String(index).padStart(2, '0')}`,
    slug: `facet-car-${index}`,
    vin: null,
    stocknum: `F${index}`,
    make: pick('Toyota', 'Mazda', 'Kia'),
    model: pick('HiLux', '3', 'Sportage', 'Corolla', 'CX-5', 'Cerato'),
    badge: pick('SR5', 'GX', null, 'Workmate'),
    status: pick('in_stock', 'in_stock', 'coming_soon'),
    car_type: pick('used', 'new', 'demo'),
    item_type: pick('car', 'car', 'truck', 'caravan'),
    categories: pick<readonly string[]>(['Work'], [], ['Work', 'Family & friends'], ['Première']),
    colour: pick('Glacier White', 'Jet Black', 'Red'),
    standardEquipment: pick<readonly string[]>(['Rear camera', 'Tow bar'], ['Rear camera'], []),
    price: index % 7 === 3 ? null : 8000 + index * 5500,
    subscription_price: pick(null, 129, 229, 310),
    km: index * 9321,
    year: 2014 + (index % 11),
    seats: pick(5, 7, 2, null),
    simple_body: pick('ute', 'hatch', 'suv', 'sedan', 'van'),
    drive: pick('4x4', 'FWD', 'AWD'),
    simple_fuel: pick('Diesel', 'Petrol', 'Electric', null),
    simple_transmission: pick('Automatic', 'Manual'),
    specifications: {
      ...exampleCar().specifications,
      sleeps: pick(2, 4, 6, null),
      tare_weight: pick(820, 1480, 2690, null),
      aggregate_trailer_mass: pick(1500, 2300, 3500, null),
      body_length: pick(14, 17.6, 21, null),
      axle_type: pick('Single axle', 'Tandem axle', null),
    },
    tag: pick(null, 'Special', 'Run-out'),
    dealership_slug: pick('yard', 'hill'),
    location: {
      ...exampleCar().location,
      name: pick('City', 'Hill'),
      city: pick('Moorooka', 'Robina', 'Tweed Heads'),
      state: pick('QLD', 'NSW'),
    },
  })
})

describe('every facet in the address, in JSON and on the page', () => {
  let served: ServedSites
  beforeAll(async () => {
    const dealerships = Object.entries(NAMES).map(([slug, name]) => ({ id: slug, slug, name }))
    served = await serveSites({ sites: [sampleSite({ dealerships, search: { facets: [...FACET_NAMES] } })] })
    await served.platform.addCars('yard', CARS)
  })
  afterAll(() => served.close())

  const ask = async (query: string): Promise<Answer> =>
    (await served.request('yard', `/api/search?${query}`)).json() as Promise<Answer>

  it.each(FACET_NAMES.filter((name) => FACETS[name].kind === 'values'))(
    'SEARCH-3 SEARCH-4 each value of %s narrows to just its cars, and its own counts stay',
    async (name) => {
      const all = (await ask('')).facets[name] ?? {}
      const expected = Map.groupBy(
        CARS.flatMap((car) => valuesOf(name, car).map((value) => ({ value, id: car.id }))),
        ({ value }) => value,
      )
      expect(expected.size).toBeGreaterThan(1)
      for (const [value, cars] of expected) {
        const answer = await ask(new URLSearchParams({ [name]: value }).toString())
        expect(idsOf(answer), `${name}=${value}`).toEqual(cars.map(({ id }) => id).toSorted())
        expect(answer.facets[name]).toMatchObject(all)
      }
      const [first = '', second = ''] = expected.keys()
      const either = await ask(new URLSearchParams([first, second].map((value) => [name, value])).toString())
      const widened = new Set([...(expected.get(first) ?? []), ...(expected.get(second) ?? [])].map(({ id }) => id))
      expect(idsOf(either)).toEqual([...widened].toSorted())
    },
  )

  it.each(FACET_NAMES.filter((name) => FACETS[name].kind === 'range'))(
    'SEARCH-3 SEARCH-5 a range of %s narrows to just the cars inside, and its own ends stay',
    async (name) => {
      const numbers = CARS.flatMap((car) => valuesOf(name, car).map(Number)).toSorted((a, b) => a - b)
      const [from, to] = [numbers[Math.floor(numbers.length / 4)] ?? 0, numbers[Math.floor(numbers.length / 2)] ?? 0]
      for (const [range, min, max] of [
        [`${from}:${to}`, from, to],
        [`${from}:`, from, Number.POSITIVE_INFINITY],
        [`:${to}`, 0, to],
      ] as const) {
        const answer = await ask(`${name}=${range}`)
        const inside = CARS.filter((car) =>
          valuesOf(name, car).some((value) => Number(value) >= min && Number(value) <= max),
        )
        expect(idsOf(answer), `${name}=${range}`).toEqual(inside.map(({ id }) => id).toSorted())
        expect(answer.count).toBeGreaterThan(0)
        expect(answer.count).toBeLessThan(CARS.length)
        expect(answer.facetStats[name]).toMatchObject({ min: numbers[0], max: numbers.at(-1) })
      }
    },
  )

  it('SEARCH-3 SEARCH-18 the page has every facet: values to tick with counts, or two fields for a range', async () => {
    const { facets } = await ask('')
    for (const name of FACET_NAMES) {
      // The values of a closed group are loaded when it opens.
      const html = await (await served.request('yard', `/search?open=${name}`)).text()
      const group = groupIn(html, name)
      expect(group, name).not.toBe('')
      const inputs = [
        ...group.matchAll(/<label[^>]*>(?:(?!<\/label>).)*value="(?<value>[^"]*)"(?<rest>.*?)<\/label>/gs),
      ]
      if (FACETS[name].kind === 'range') {
        expect(group).toContain(`name="${name}.from"`)
        expect(group).toContain(`name="${name}.to"`)
        continue
      }
      const shown = Object.fromEntries(
        inputs.map(({ groups: { value = '', rest = '' } = {} }) => [
          value.replace('&amp;', '&'),
          Number(/(\d+)\D*$/.exec(rest.replaceAll(/<[^>]+>/g, ''))?.[1]),
        ]),
      )
      expect(shown, name).toEqual(facets[name])
    }
  })

  it('SEARCH-3 SEARCH-18 a closed group loads its values: with a button of the form, or as JSON with JavaScript', async () => {
    const html = await (await served.request('yard', '/search')).text()
    const closed = FACET_NAMES.filter((name) => groupIn(html, name).includes('name="open"'))
    expect(closed.length).toBeGreaterThan(3)
    const { facets } = await ask('make=Kia')
    for (const name of closed) {
      const group = groupIn(html, name)
      expect(group).toMatch(new RegExp(`<button type="submit"[^>]* value="${name}"[^>]* name="open">`))
      expect(group).not.toContain('type="checkbox"')
      const filter = (await (await served.request('yard', `/api/search/filter?make=Kia&open=${name}`)).json()) as {
        readonly values?: readonly { readonly value: string; readonly count: number }[]
      }
      if (FACETS[name].kind === 'range') {
        expect(filter, name).toMatchObject({ kind: 'range', name })
        continue
      }
      // The listing leaves out filters in which no Kia has a value.
      const counts = Object.fromEntries((filter.values ?? []).map(({ value, count }) => [value, count]))
      expect(counts, name).toEqual(facets[name] ?? {})
    }
    expect((await served.request('yard', '/api/search/filter?open=nothing')).status).toBe(404)
    expect((await served.request('yard', '/api/search/filter')).status).toBe(404)
  })

  it('SEARCH-3 ROUTE-2 opening a group does not change the page’s address for search engines', async () => {
    const head = async (address: string) => {
      const html = await (await served.request('yard', address)).text()
      return [/<link rel="canonical"[^>]*>/.exec(html)?.[0], html.includes('noindex')]
    }
    expect(await head('/search?open=colour')).toEqual(await head('/search'))
    expect(await head('/search?make=Kia&open=colour')).toEqual(await head('/search?make=Kia'))
  })

  it('SEARCH-10 the price slider is below a histogram of prices, which the chosen range does not change', async () => {
    const drawing = async (query: string) => {
      const html = await (await served.request('yard', `/search?open=price&${query}`)).text()
      const group = /<fieldset data-facet="price".*?<\/fieldset>/s.exec(html)?.[0] ?? ''
      const bars = [...group.matchAll(/<path[^>]* d="([^"]*)"/g)].flatMap(
        ([, path = '']) => path.match(/M[^M]*/g) ?? [],
      )
      return bars.toSorted()
    }
    const whole = await drawing('')
    expect(whole.length).toBeGreaterThan(5)
    expect(await drawing('price=20000:30000')).toEqual(whole)
    expect(await drawing('make=Kia')).not.toEqual(whole)
  })
})

function groupIn(html: string, name: FacetName): string {
  return new RegExp(`<fieldset data-facet="${name}".*?</fieldset>`, 's').exec(html)?.[0] ?? ''
}

function valuesOf(name: FacetName, car: Car): readonly string[] {
  const value = FACETS[name].read(car)
  if (value === null) return []
  const texts = typeof value === 'object' ? value : [String(value)]
  return name === 'dealership_name' ? texts.map((slug) => NAMES[slug] ?? slug) : texts
}

function idsOf({ hits }: Answer): readonly string[] {
  return hits.map(({ id }) => id).toSorted()
}
