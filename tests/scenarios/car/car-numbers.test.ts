import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

let served: ServedSites
beforeAll(async () => {
  served = await serveSites({
    sites: ['open', 'quiet'].map((slug) =>
      sampleSite({
        slug,
        id: `site-${slug}`,
        dealerships: [{ id: `d-${slug}`, slug: `of-${slug}`, name: slug }],
        locations: [sampleLocation({ dealershipSlug: `of-${slug}` })],
        vehicle: { hideRego: slug === 'quiet' },
      }),
    ),
  })
  for (const slug of ['open', 'quiet'])
    await served.platform.addCars(slug, [
      { dealership_slug: `of-${slug}`, slug: 'ute', stocknum: 'U 1201', regplate: '104RM9', vin: null },
    ])
})
afterAll(() => served.close())

const asked = async (slug: string, path: string) => {
  const response = await served.request(slug, path)
  return { status: response.status, to: response.headers.get('Location'), body: await response.text() }
}

it.each(['u1201', 'U%201201', '104rm9', '104+rm9'])(
  'SEARCH-6 /search?query=%s leads to the car, whatever else is chosen',
  async (words) => {
    for (const path of [`/search?query=${words}`, `/search/toyota?query=${words}&price=:1`]) {
      const { status, to } = await asked('open', path)
      expect({ status, to }).toEqual({ status: 302, to: expect.stringMatching(/^\/cars\/ute/) })
    }
    expect((await asked('open', `/search.data?query=${words}`)).status, 'a page that lives decides itself').toBe(200)
    expect((await asked('open', `/search/nothing?query=${words}`)).status).toBe(404)
  },
)

it('CAR-4 LAW-3 a search for a hidden plate answers like one for any unknown word', async () => {
  for (const path of ['/search?query=', '/search.data?query=', '/api/suggestions?q=', '/api/search?query=']) {
    const [hidden, unknown] = [await asked('quiet', `${path}104RM9`), await asked('quiet', `${path}104RM8`)]
    const plain = (body: string) => body.replace(/104RM[89]/gi, '').replace(/"ms":[\d.]+/, '')
    expect(hidden.status, path).toBe(unknown.status)
    expect(plain(hidden.body), path).toBe(plain(unknown.body))
  }
  expect((await asked('quiet', '/search?query=u1201')).status).toBe(302)
})
