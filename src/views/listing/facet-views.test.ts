import { expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import type { FacetName } from '#domain/listing/facet/facet-names.ts'
import type { UnreadEnds } from '#domain/listing/unread-parameters.ts'
import { exampleListing } from '#domain/testing/example-listing.ts'
import type { SiteInput } from '#site/site.ts'
import type { FacetView, RangeFacetView, ValueFacetView } from './facet-views.ts'
import { facetViews } from './facet-views.ts'

const CARS: readonly Partial<Car>[] = [
  { price: 15_990, year: 2019, seats: 7 },
  { price: 20_000, year: 2021, model: 'Corolla', seats: 5 },
  { price: 48_010, year: 2024, make: 'Mazda', model: '3', seats: 5 },
]

async function views(
  address: string,
  changes: Partial<SiteInput> = {},
  cars = CARS,
  opened: readonly FacetName[] = [],
): Promise<readonly FacetView[]> {
  const { result, place, site } = await exampleListing(cars, address, changes)
  return facetViews(result, { ...place, opened }, site)
}

async function values(name: FacetName, ...[address, changes, cars]: Parameters<typeof views>): Promise<ValueFacetView> {
  const view = (await views(address, changes, cars, [name])).find((facet) => facet.name === name)
  if (view?.kind !== 'values') throw new Error(`${name} shows no values`)
  return view
}

async function range(name: FacetName, ...[address, changes, cars]: Parameters<typeof views>): Promise<RangeFacetView> {
  const view = (await views(address, changes, cars, [name])).find((facet) => facet.name === name)
  if (view?.kind !== 'range') throw new Error(`${name} shows no range`)
  return view
}

it('SEARCH-3 shows the facets in the site’s order, without empty ones', async () => {
  const names = (await views('/search', { search: { facets: ['year', 'tag', 'make', 'price'] } })).map(
    ({ name }) => name,
  )
  expect(names).toEqual(['year', 'make', 'price'])
})

it('SEARCH-4 shows a selected value together with the others', async () => {
  const { values: makes } = await values('make', '/search?make=Toyota&page=2&sortBy=latest')
  expect(makes.map(({ value, count, selected }) => ({ value, count, selected }))).toEqual([
    { value: 'Toyota', count: 2, selected: true },
    { value: 'Mazda', count: 1, selected: false },
  ])
})

it('SEARCH-9 shows 7 makes until ‘Show all makes’ is clicked', async () => {
  expect(await values('make', '/search')).toMatchObject({
    shown: 7,
    showAllLabel: 'Show all makes',
    showLessLabel: 'Hide extra makes',
  })
  expect((await values('make', '/search', { search: { makesShown: 3 } })).shown).toBe(3)
  expect((await values('fuel', '/search', { search: { makesShown: 3 } })).shown).toBe(7)
})

it('SEARCH-9 shows the models of a selected make only', async () => {
  const { values: makes } = await values('make', '/search?make=Toyota')
  expect(makes.map(({ children }) => children.map(({ value }) => value))).toEqual([['Corolla', 'HiLux'], []])
  expect(makes[0]?.children[0]).toEqual({
    value: 'Corolla',
    label: 'Corolla',
    count: 1,
    selected: false,
    children: [],
  })
})

it('SEARCH-4, SEARCH-9 still offers the make’s other models when one is selected', async () => {
  const { values: makes } = await values('make', '/search?make=Toyota&model=Corolla')
  expect(makes[0]?.children.map(({ value, selected }) => [value, selected])).toEqual([
    ['Corolla', true],
    ['HiLux', false],
  ])
})

it('SEARCH-9 shows no models for a selected make without cars', async () => {
  const { values: makes } = await values('make', '/search?make=Edsel')
  expect(makes.find(({ value }) => value === 'Edsel')).toMatchObject({ count: 0, selected: true, children: [] })
})

it('ROUTE-2 shows the page’s own filter as selected', async () => {
  const { values: makes } = await values('make', '/search/toyota?price=:20000')
  expect(makes).toHaveLength(1)
  expect(makes[0]).toMatchObject({ value: 'Toyota', selected: true })
  const model = (await values('make', '/search/toyota/corolla')).values[0]?.children[0]
  expect(model).toMatchObject({ value: 'Corolla', selected: true })
  const conditions = (await values('car_type', '/search/used-cars')).values
  expect(conditions[0]).toMatchObject({ value: 'used', label: 'Used', selected: true })
})

it('SEARCH-3 orders seats by number, not by count', async () => {
  const site = { search: { facets: ['seats' as const] } }
  expect((await values('seats', '/search', site)).values.map(({ label }) => label)).toEqual(['5 seats', '7 seats'])
})

it('SEARCH-3 orders price ranges from lowest to highest', async () => {
  const site = { search: { facets: ['price_range' as const] } }
  const { values: ranges } = await values('price_range', '/search', site, [
    ...CARS,
    { price: 5000 },
    { price: 120_000 },
  ])
  expect(ranges.map(({ value }) => value)).toEqual(['0-10000', '15000-20000', '20000-30000', '40000-50000', '100000-'])
})

it('SEARCH-3 offers the site’s configured categories, and selected ones', async () => {
  const site = { search: { facets: ['categories' as const], categories: ['Work'] } }
  const cars = [{ categories: ['Work', 'Fleet'] }, { categories: ['Family'] }]
  expect((await values('categories', '/search', site, cars)).values.map(({ value }) => value)).toEqual(['Work'])
  const chosen = await values('categories', '/search?categories=Fleet', site, cars)
  expect(chosen.values.map(({ value }) => value)).toEqual(['Fleet', 'Work'])
})

it('SEARCH-5, SEARCH-10 does not change a slider’s ends by its own selection', async () => {
  expect(await range('price', '/search?price=20000:30000')).toEqual({
    histogram: [1, 0, 0, 1, ...new Array(19).fill(0), 1],
    kind: 'range',
    name: 'price',
    label: 'Price',
    min: 15_000,
    max: 49_000,
    step: 1000,
    from: 20_000,
    to: 30_000,
    prefix: '$',
    suffix: '',
    grouped: true,
    asked: true,
  })
})

it('D-45 SEARCH-10 keeps a selection outside the ends as typed, and takes the ends from the results', async () => {
  expect(await range('price', '/search?price=1:900000')).toMatchObject({
    from: 1,
    to: 900_000,
    min: 15_000,
    max: 49_000,
  })
  expect(await range('price', '/search')).toMatchObject({ from: null, to: null })
})

it('SEARCH-10 does not format years', async () => {
  expect(await range('year', '/search')).toMatchObject({ min: 2019, max: 2024, step: 1, grouped: false, prefix: '' })
})

it('SEARCH-10 keeps the price’s default ends without results, and shows no slider for the year', async () => {
  expect(await range('price', '/search?query=edsel')).toMatchObject({ min: 0, max: 100_000 })
  await expect(range('year', '/search?query=edsel')).rejects.toThrow('shows no range')
})

it('SITE-6 spells the colour facet as the region does', async () => {
  expect((await values('colour', '/search')).label).toBe('Colour')
  expect((await values('colour', '/search', { region: 'US' })).label).toBe('Color')
})

it('SEARCH-3 opens the first five facets, and those with a selection', async () => {
  const open = async (address: string) =>
    (await views(address)).filter(({ kind }) => kind !== 'late').map(({ name }) => name)
  expect(await open('/search')).toEqual(['make', 'price', 'body', 'car_type', 'km'])
  expect(await open('/search?drive=4x4')).toContain('drive')
})

it('SEARCH-3 sends values and ranges only for open groups, those with a selection and requested ones', async () => {
  const { result, site, place } = await exampleListing(CARS, '/search?drive=4x4')
  const late = (opened: readonly FacetName[] = []) =>
    facetViews(result, { ...place, opened }, site).flatMap(({ kind, name }) => (kind === 'late' ? [name] : []))
  expect(late()).toEqual(expect.arrayContaining(['colour', 'year']))
  expect(late()).not.toContain('drive')
  expect(late(['colour', 'year'])).toEqual(late().filter((name) => !['colour', 'year'].includes(name)))
})

it('A19 sends the range of a box that cannot be read, though it comes late otherwise', async () => {
  const { result, site, place } = await exampleListing(CARS, '/search')
  const year = (unreadEnds: Readonly<Partial<Record<FacetName, UnreadEnds>>>) =>
    facetViews(result, { ...place, unreadEnds }, site).find(({ name }) => name === 'year')
  expect(year({})).toMatchObject({ kind: 'late' })
  expect(year({ year: { from: 'new' } })).toMatchObject({ kind: 'range', unread: { from: 'new' } })
})

it('SEARCH-9 sends the makes behind ‘Show all makes’ if one of them is selected or they are requested', async () => {
  const makes = async (address: string, opened: readonly FacetName[] = []) => {
    const { result, site, place } = await exampleListing(CARS, address, { search: { makesShown: 1 } })
    const view = facetViews(result, { ...place, opened }, site).find(({ name }) => name === 'make')
    if (view?.kind !== 'values') throw new Error('the makes are not shown')
    return [view.values.map(({ value }) => value), view.more === true]
  }
  expect(await makes('/search')).toEqual([['Toyota'], true])
  expect(await makes('/search?make=Toyota')).toEqual([['Toyota'], true])
  expect(await makes('/search?make=Mazda')).toEqual([['Toyota', 'Mazda'], false])
  expect(await makes('/search', ['make'])).toEqual([['Toyota', 'Mazda'], false])
})
