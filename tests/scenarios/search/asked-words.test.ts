import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

let served: ServedSites
beforeAll(async () => {
  served = await serveSites({
    sites: [
      sampleSite({ search: { distances: [50], facets: ['make', 'price', 'fuel', 'seats'] } }),
      sampleSite({ slug: 'figures', id: 'figures', search: { facets: ['make', 'braked_towing', 'driving_range'] } }),
    ],
  })
  const plain = { series: null, carsales_title: null, standardEquipment: [], vin: null }
  const cars = [
    { make: 'Toyota', model: 'Kluger', badge: 'GX', name: 'Kluger GX', simple_body: 'suv', simple_fuel: 'Hybrid', seats: 7, price: 44_000 },
    { make: 'Toyota', model: 'LandCruiser', badge: 'Sahara', name: 'LandCruiser', simple_body: 'suv', simple_fuel: 'Diesel', seats: 7, price: 90_000 },
    { make: 'Tesla', model: 'Model Y', badge: 'Performance', name: 'Model Y', simple_body: 'suv', simple_fuel: 'Electric', seats: 5, price: 60_000 },
  ] as const // biome-ignore format: a car a line
  await served.platform.addCars(
    'yard',
    cars.map((car, index) => ({ ...plain, ...car, slug: `car-${index}`, stocknum: `ASK${index}`, regplate: null })),
  )
  await served.platform.addCars('figures', [
    { ...plain, slug: 'ranger', stocknum: 'F1', make: 'Ford', model: 'Ranger', braked_towing: 3_500, payload: 950 },
    { ...plain, slug: 'x-trail', stocknum: 'F2', make: 'Nissan', model: 'X-Trail', braked_towing: 2_000 },
    { ...plain, slug: 'ev6', stocknum: 'F3', make: 'Kia', model: 'EV6', driving_range: 582 },
  ])
})
afterAll(() => served.close())

async function get(path: string, site = 'yard') {
  const response = await served.request(site, path)
  return { status: response.status, to: response.headers.get('Location'), html: await response.text() }
}

const textOf = (html: string) => html.replace(/<[^>]+>/g, '').replaceAll('&#x27;', "'")
const chips = (html: string) =>
  [...html.matchAll(/<a class="chip"[^>]*>(.*?)<svg/gs)].map(([, label]) => textOf(label ?? '').replace('Remove ', ''))
const count = (html: string) => Number(/data-result-count="(\d+)"/.exec(html)?.[1])

describe('ASK-1 a search by words', () => {
  it('is redirected to an address that holds the filters, each a chip that can be removed', async () => {
    const { status, to } = await get('/search?query=7+seat+hybrid+under+45k')
    expect({ status, to }).toEqual({
      status: 302,
      to: '/search?seats=7&fuel=Hybrid&price=:45000&asked=7+seat+hybrid+under+45k',
    })
    const { status: shown, html } = await get(to ?? '')
    expect(shown).toBe(200)
    expect(count(html)).toBe(1)
    expect(chips(html)).toEqual(['Price up to $45,000', '7 seats', 'Hybrid'])
    const [, without] =
      /<a class="chip" href="([^"]*)"[^>]*><span[^>]*>Remove(?:<!-- -->)? <\/span>Hybrid/.exec(html) ?? []
    const rest = await get((without ?? '').replaceAll('&amp;', '&'))
    expect(rest.status, 'a removed filter does not come back').toBe(200)
    expect(chips(rest.html)).toEqual(['Price up to $45,000', '7 seats'])
  })

  it('ASK-2 names words that fit nothing, leaves them out, and offers the exact words', async () => {
    const { to } = await get('/search?query=family+land+cruiser+diesel')
    expect(to).toBe('/search?query=landcruiser&fuel=Diesel&asked=family+land+cruiser+diesel')
    const { html } = await get(to ?? '')
    expect(count(html)).toBe(1)
    expect(textOf(html)).toContain('No match for ‘family’, so we left it out.')
    expect(html, 'the words stay in the box').toMatch(/<input[^>]*name="query"[^>]*value="family land cruiser diesel"/)
    const [, exact] = /<a href="([^"]*)"[^>]*>Search for these exact words/.exec(html) ?? []
    const literal = await get((exact ?? '').replaceAll('&amp;', '&'))
    expect(literal.status).toBe(200)
    expect(count(literal.html)).toBe(0)
    expect(textOf(literal.html)).not.toContain('left it out')
  })

  it('SEARCH-18 its form without JavaScript sends the words and what was chosen beside them, not the filters that they became', async () => {
    const formOf = async (path: string) =>
      /<form[^>]*class="relative"[^>]*>.*?<\/form>/s.exec((await get(path)).html)?.[0] ?? ''
    const form = await formOf('/search?seats=7&fuel=Hybrid&asked=hybrid')
    expect(form).toContain('<input type="hidden" name="seats" value="7"/>')
    expect(form).not.toContain('name="fuel"')
    expect(form).not.toContain('name="asked"')
    expect(form).toMatch(/name="query"[^>]*value="hybrid"/)
    expect((await get('/search?seats=7&query=hybrid')).to).toBe('/search?seats=7&fuel=Hybrid&asked=hybrid')
    const byHand = await formOf('/search?seats=7&fuel=Hybrid')
    expect(byHand).toContain('<input type="hidden" name="fuel" value="Hybrid"/>')
    expect(byHand).not.toMatch(/name="query"[^>]*value="[^"]/)
  })

  it('ASK-1 a filter that is changed by hand takes the words out of the box, and leaves what is left of them', async () => {
    const { html } = await get('/search?query=landcruiser&fuel=Diesel&asked=family+land+cruiser+diesel')
    const [, chip = ''] =
      /<a class="chip" href="([^"]*)"[^>]*><span[^>]*>Remove(?:<!-- -->)? <\/span>Diesel/.exec(html) ?? []
    expect(chip.replaceAll('&amp;', '&')).toBe('/search?query=landcruiser&asked=landcruiser')
    const [filters = ''] = /<form[^>]*>(?:(?!<\/form>).)*data-facet="make".*?<\/form>/s.exec(html) ?? []
    expect(filters).toContain('<input type="hidden" name="asked" value="landcruiser"/>')
    const sorting = /<form[^>]*>(?:(?!<\/form>).)*name="sortBy".*?<\/form>/s.exec(html)?.[0] ?? ''
    expect(sorting, 'another order is no filter').toContain('name="asked" value="family land cruiser diesel"')
  })

  it.each(['/search?query=model+y', '/search?query=land+cruiser', '/search?query=kluger+gx', '/search?query=sahara'])(
    'ASK-2 %s stays as it is',
    async (path) => {
      const { status, html } = await get(path)
      expect(status).toBe(200)
      expect(count(html)).toBe(1)
      expect(html).not.toContain('Search for these exact words')
    },
  )

  it('SEARCH-6 the number of a car leads to the car', async () => {
    expect((await get('/search?query=ask1')).to).toMatch(/^\/cars\/car-1/)
  })

  it('a page that lives is shown the cars, and told where the words lead once they are sent', async () => {
    const { status, html } = await get('/search.data?query=hybrid')
    expect(status).toBe(200)
    expect(html).toContain('/search?fuel=Hybrid&asked=hybrid')
  })

  it('the JSON search reads the words as the page does, unless they were asked as they are', async () => {
    const answer = async (params: string) => (await served.request('yard', `/api/search?${params}`)).json()
    expect(await answer('query=7+seat+hybrid')).toMatchObject({
      count: count((await get('/search?seats=7&fuel=Hybrid&asked=7+seat+hybrid')).html),
      asked: { path: '/search?seats=7&fuel=Hybrid&asked=7+seat+hybrid' },
    })
    expect(await answer('query=7+seat+hybrid&asked=7+seat+hybrid')).toMatchObject({ count: 0 })
  })
})

const LEFT_OUT = 'We didn’t understand part of this link, so we left it out.'

describe('U-10 what an address asks for and nothing reads', () => {
  it('is said on the page, and the rest holds', async () => {
    const { html } = await get('/search?fuel=Diesel&q=prado&price=1000&utm_source=mail')
    expect(count(html)).toBe(1)
    expect(textOf(html)).toContain(LEFT_OUT)
    expect(textOf((await get('/search?fuel=Diesel&utm_source=mail&page=1')).html)).not.toContain(LEFT_OUT)
  })

  it.each([
    ['price=twenty:', 3, 'twenty'],
    ['price=twenty:50000', 1, 'twenty'],
    ['price=cheap', 3, 'cheap'],
  ])('A19 an address made by hand, ?%s, is said as the box says it', async (written, cars, text) => {
    const { html } = await get(`/search?${written}`)
    expect(count(html)).toBe(cars)
    expect(textOf(html)).toContain(`We can’t read ‘${text}’ as a price.`)
    expect(textOf(html)).not.toContain(LEFT_OUT)
    expect(html).toMatch(new RegExp(`<input(?=[^>]* name="price\\.from")(?=[^>]* value="${text}")[^>]*aria-invalid`))
  })

  it('A19 U-10 an address made by hand for a filter that the site does not show is said to be left out', async () => {
    const { html } = await get('/search?km=low:')
    expect(textOf(html)).toContain(LEFT_OUT)
  })

  it('A19 SEARCH-18 an end that is no number is said at its box, which is open, and above the list, without script too', async () => {
    const { html } = await get('/search?price.from=twenty&price.to=70000')
    expect(count(html)).toBe(2)
    expect(textOf(html)).not.toContain(LEFT_OUT)
    const [box = ''] = /<details[^>]*>(?:(?!<details).)*data-facet="price".*?<\/details>/s.exec(html) ?? []
    expect(box).toMatch(/^<details[^>]* open=""/)
    expect(textOf(box).match(/We can’t read ‘twenty’ as a price\./g)).toHaveLength(1)
    expect(textOf(html.replace(box, '')).match(/We can’t read ‘twenty’ as a price\./g)).toHaveLength(1)
  })

  it('one number that can mean one thing is read', async () => {
    expect(textOf((await get('/search?sleeps=6')).html)).toContain('Sleeps 6 or more')
    expect(textOf((await get('/search?year=2021')).html)).toContain('Year 2021 to 2021')
  })
})

describe('ASK-7 what is not wanted', () => {
  it('leaves those cars out, with a chip and an address of its own', async () => {
    const { to } = await get('/search?query=suv+not+diesel')
    expect(to).toBe('/search?simple_body=suv&not.fuel=Diesel&asked=suv+not+diesel')
    const { html } = await get(to ?? '')
    expect(count(html)).toBe(2)
    expect(chips(html)).toContain('Not Diesel')
    expect(html).toContain('<input type="hidden" name="not.fuel" value="Diesel"/>')
  })

  it('‘or’ between two models means either', async () => {
    const { to } = await get('/search?query=kluger+or+model+y')
    expect(to).toBe('/search?make_model=Toyota+Kluger&make_model=Tesla+Model+Y&asked=kluger+or+model+y')
    expect(count((await get(to ?? '')).html)).toBe(2)
  })
})

describe('ASK-5 ASK-6 what is not known is named, never read as something else', () => {
  it.each([
    ['suv that tows 3 tonnes', 3, 'Towing isn’t in our data, so we left it out.'],
    ['electric with 500 km range', 1, 'Driving range isn’t in our data, so we left it out.'],
    ['diesel near blahville', 1, 'We don’t know “blahville” yet, so we searched everywhere.'],
    ['hybrid near me', 1, 'Enter your postcode to see what’s near you.'],
  ])('%s', async (words, cars, sentence) => {
    const { to } = await get(`/search?${new URLSearchParams({ query: words })}`)
    const { html } = await get(to ?? '')
    expect(count(html)).toBe(cars)
    expect(textOf(html)).toContain(sentence)
  })

  it.each([
    ['towing over 3 tonnes', 'braked_towing=3000:', 'Braked towing from 3,000 kg', 'Fits: tows 3,500 kg'],
    ['one tonne payload', 'payload=1000:', 'Payload from 1,000 kg', ''],
    ['900kg payload', 'payload=900:', 'Payload from 900 kg', 'Fits: carries 950 kg'],
    ['500 km range', 'driving_range=500:', 'Driving range from 500 km', 'Fits: 582 km on a charge'],
  ])('where the stock has the figure, it is a filter: %s', async (words, filter, chip, fits) => {
    const query = `${new URLSearchParams({ query: words })}`
    const { to } = await get(`/search?${query}`, 'figures')
    expect(to).toBe(`/search?${filter}&${query.replace('query', 'asked')}`)
    const { html } = await get(to ?? '', 'figures')
    expect(count(html)).toBe(fits === '' ? 0 : 1)
    expect(chips(html)).toEqual([chip])
    expect(textOf(html)).toContain(fits)
  })

  it('ASK-8 each card says why it fits', async () => {
    const { to } = await get('/search?query=7+seat+hybrid+under+45k')
    expect(textOf((await get(to ?? '')).html)).toContain('Fits: $1,000 under your $45,000 · 7 seats · Hybrid')
    expect(textOf((await get('/search?seats=7')).html)).not.toContain('Fits:')
  })
})

it('ASK-3 no result shows the nearest cars with the reason', async () => {
  const { to } = await get('/search?query=electric+under+52k')
  const { html } = await get(to ?? '')
  expect(count(html)).toBe(0)
  expect(textOf(html)).toContain('All you asked for, for a little more than your $52,000.')
})
