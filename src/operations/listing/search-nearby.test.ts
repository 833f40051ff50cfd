import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFakeGeocoder } from '#gateways/geocoding/fake.ts'
import { sampleCar, sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { answerSearch } from './answer-search.ts'
import { findListing } from './find-listing.ts'

const PLACES = {
  moorooka: { lat: -27.535, lng: 153.025 },
  ipswich: { lat: -27.615, lng: 152.761 },
  sydney: { lat: -33.87, lng: 151.207 },
}

const TUI_PLACES = {
  hastings: { lat: -39.64, lng: 176.85 },
  queenstown: { lat: -45.03, lng: 168.66 },
  christchurch: { lat: -43.53, lng: 172.64 },
}

let platform: TestPlatform
beforeAll(async () => {
  const american = createFakeGeocoder({
    '90210': { lat: 34.1, lng: -118.41, name: 'Beverly Hills' },
    '4000': { lat: -27.466, lng: 153.026, name: 'Brisbane' },
  })
  platform = await createTestPlatform({
    geocoder: american,
    sites: [
      sampleSite(),
      sampleSite({ slug: 'west', id: 'site-2', region: 'US' }),
      sampleSite({ slug: 'tui', id: 'site-4', region: 'NZ' }),
      sampleSite({ slug: 'quiet', id: 'site-3', search: { distances: [] } }),
    ],
  })
  const { location } = sampleCar()
  const car = (model: string, point: object) => ({
    model,
    stocknum: model,
    slug: model,
    location: { ...location, ...point },
  })
  await platform.addCars('yard', [
    car('nowhere', {}),
    ...Object.entries(PLACES).map(([model, point]) => car(model, point)),
  ])
  await platform.addCars('tui', [
    ...Object.entries(TUI_PLACES).map(([model, point]) => ({
      ...car(model, point),
      simple_body: 'ute' as const,
      body: 'Ute',
    })),
    { ...car('wagon', TUI_PLACES.hastings), simple_body: 'wagon' as const, body: 'Wagon' },
  ])
  await platform.addCars('west', [car('hills', { lat: 34.05, lng: -118.25 })])
})
afterAll(() => platform.close())

it('SEARCH-19 limits to a distance and leaves out cars without a known place', async () => {
  expect(await models('postcode=4000&distance=50')).toEqual(['ipswich', 'moorooka'])
  expect(await models('postcode=4000&distance=10')).toEqual(['moorooka'])
  expect(await models('postcode=4000')).toEqual(['ipswich', 'moorooka', 'nowhere', 'sydney'])
})

it('SEARCH-19 sorts by distance, cars without a known place last', async () => {
  expect(await models('postcode=4000&sortBy=distance', false)).toEqual(['moorooka', 'ipswich', 'sydney', 'nowhere'])
})

it('ASK-5 says the place that the buyer asked for, and the postcode with its place where they typed one', async () => {
  const chipsOf = async (words: string) => (await show('yard', `query=${words}`))?.chips.map(({ label }) => label)
  expect(await chipsOf('near+brisbane')).toEqual([expect.stringMatching(/^Within \d+ km of Brisbane/)])
  expect(await chipsOf('near+4000')).toEqual([expect.stringMatching(/^Within \d+ km of 4000 Brisbane$/)])
})

it('ASK-5 finds cars near a town of New Zealand, and the address has its name for a postcode', async () => {
  for (const [words, model, place] of [
    ['utes near Hastings', 'hastings', 'Hastings'],
    ['ute near Queenstown', 'queenstown', 'Queenstown'],
    ['utes in Christchurch', 'christchurch', 'Christchurch'],
    ['ute near the hutt', null, 'Hutt Valley'],
  ] as const) {
    const listing = await show('tui', new URLSearchParams({ query: words }).toString())
    const slugs = listing?.items.flatMap((item) => (item.kind === 'car' ? [item.card.href] : [])) ?? []
    expect(listing?.chips.map(({ label }) => label).join(), words).toMatch(
      new RegExp(`Within \\d+ km of ${place}$|Within \\d+ km of ${place},`),
    )
    expect(
      slugs.map((href) => /\/(\w+)-[^/]+$/.exec(href)?.[1]),
      words,
    ).toEqual(model === null ? [] : [model])
  }
  const typed = await show('tui', 'postcode=christchurch&distance=50')
  expect(typed?.near).toMatchObject({ label: 'Town or postcode', digits: null, error: null, place: 'Christchurch' })
  expect(typed?.total).toBe(1)
  const unknown = await show('tui', 'postcode=Atlantis&distance=50')
  expect(unknown?.near?.error).toBe('We don’t know that place yet. Try the name of a town.')
})

it('SEARCH-19 shows each car’s distance and place, and the active distance filter', async () => {
  const listing = await show('yard', 'postcode=4000&distance=50&sortBy=distance')
  expect(places(listing)).toEqual(['Moorooka, QLD · 8 km away', 'Moorooka, QLD · 31 km away'])
  expect(listing?.chips).toEqual([{ label: 'Within 50 km of 4000 Brisbane', removeHref: '/search' }])
  expect(listing?.sorts.at(-1)).toEqual({ name: 'distance', label: 'Nearest first', current: true })
  expect(listing?.near).toMatchObject({ postcode: '4000', place: 'Brisbane', digits: 4, error: null })
  expect(listing?.near?.distances.filter(({ chosen }) => chosen)).toEqual([
    { value: '50', label: '50 km', chosen: true },
  ])
  expect(listing?.canonical).toBe('https://dealer.example/search')
  expect((await show('yard', 'postcode=4000'))?.canonical).toBe('https://dealer.example/search')
})

it('SEARCH-19 adds a distance from the URL to the choices, in order', async () => {
  const listing = await show('yard', 'postcode=4000&distance=75')
  expect(listing?.near?.distances.map(({ value }) => value)).toEqual(['10', '25', '50', '75', '100', '250'])
})

it('SEARCH-19 PLACE-6 reports an unknown postcode as invalid, and leaves out no car', async () => {
  for (const postcode of ['9999', '40', 'abcd', '40000']) {
    const listing = await show('yard', `postcode=${postcode}&distance=50&sortBy=distance`)
    expect(listing).toMatchObject({ total: 4, chips: [], near: { postcode, error: 'Invalid postcode' } })
    expect(listing?.sorts.map(({ name }) => name)).not.toContain('distance')
  }
})

it('SEARCH-19 gives API clients the kilometres, and refuses an unknown postcode', async () => {
  const answered = await answer('postcode=4000&distance=50&sortBy=distance')
  expect(answered).toMatchObject({
    ok: true,
    answer: { count: 2, hits: [{ distance_km: 7.7 }, { distance_km: 30.9 }] },
  })
  const without = await answer('')
  expect(without.ok && without.answer.hits.some((hit) => 'distance_km' in hit)).toBe(false)
  expect(await answer('postcode=9999')).toEqual({ ok: false, reason: 'no-postcode' })
})

it('SEARCH-19 SITE-6 uses miles where the region does', async () => {
  const listing = await show('west', 'postcode=90210&distance=10')
  expect(places(listing)).toEqual(['Moorooka, QLD · 10 mi away'])
  expect(listing?.chips[0]?.label).toBe('Within 10 mi of 90210 Beverly Hills')
  expect(listing?.near).toMatchObject({ digits: 5 })
})

it('SEARCH-19 offers no distances if the site disables them', async () => {
  expect((await show('quiet', ''))?.near).toBeNull()
  expect((await show('yard', ''))?.near).toMatchObject({ postcode: '', error: null })
})

async function show(slug: string, query: string) {
  return (await findListing(asked(slug), new URL(`https://dealer.example/search?${query}`)))?.listing ?? null
}

function answer(query: string) {
  return answerSearch(asked('yard'), new URLSearchParams(query))
}

async function models(query: string, sorted = true) {
  const answered = await answer(query)
  const found = answered.ok ? answered.answer.hits.map(({ model }) => model) : []
  return sorted ? found.toSorted() : found
}

function places(listing: Awaited<ReturnType<typeof show>>) {
  return listing?.items.map((item) => (item.kind === 'car' ? item.card.place : null))
}

function asked(slug: string) {
  return { platform, site: platform.site(slug), now: platform.clock.now(), origin: 'https://dealer.example' }
}
