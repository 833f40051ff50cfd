import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SearchRequest } from '#search/engine.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { answerSearch } from './answer-search.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({ sites: [sampleSite(), sampleSite({ slug: 'plated', id: 'site-2' })] })
  const car = (slug: string, different: object) => ({ slug, stocknum: slug, ...different })
  await platform.addCars('yard', [
    car('a', { make: 'Mazda', model: 'CX-5', fuel: 'Petrol', simple_fuel: 'Petrol', price: 20_000 }),
    car('b', { make: 'Mazda', model: 'CX-5', fuel: 'Petrol', simple_fuel: 'Petrol', price: 30_000 }),
    car('c', { make: 'Kia', model: 'EV6', fuel: 'Electric', simple_fuel: 'Electric', price: 60_000 }),
  ])
})
afterAll(() => platform.close())

it('D-38 D-39 the API ignores case and finds a dealership by its slug', async () => {
  const count = async (params: string) => {
    const answered = await answerSearch(asking('yard'), new URLSearchParams(params))
    return answered.ok ? [answered.answer.count, answered.answer.facets.make?.Mazda] : []
  }
  expect(await count('make=mazda')).toEqual([2, 2])
  expect(await count('refinementList[dealership_slug][0]=nobody')).toEqual([0, undefined])
})

it('P-1 SEARCH-4 SEARCH-5 words with a filter that leaves nothing keep the alternatives and the slider', async () => {
  const answer = async (params: string) => {
    const answered = await answerSearch(asking('yard'), new URLSearchParams(params))
    return answered.ok ? answered.answer : null
  }
  const byFuel = await answer('query=mazda&asked=mazda&fuel=Electric')
  expect([byFuel?.count, byFuel?.facets.fuel, byFuel?.facets.make]).toEqual([0, { Electric: 0, Petrol: 2 }, {}])
  const byPrice = await answer('query=mazda&asked=mazda&price=:1000')
  expect([byPrice?.count, byPrice?.facetStats.price]).toMatchObject([0, { min: 20_000, max: 30_000 }])
})

it('P-1 a number plate is still found, whatever filters are active', async () => {
  await platform.addCars('plated', [
    { slug: 'p', stocknum: 'p', make: 'Kia', simple_fuel: 'Petrol', fuel: 'Petrol', regplate: 'XYZ98Q' },
    { slug: 'q', stocknum: 'q', make: 'Kia', simple_fuel: 'Diesel', fuel: 'Diesel', regplate: null },
  ])
  const answer = async (params: string) => {
    const answered = await answerSearch(asking('plated'), new URLSearchParams(params))
    return answered.ok ? [answered.answer.count, answered.answer.facets.fuel] : []
  }
  expect(await answer('query=xyz+98q')).toEqual([1, { Petrol: 1 }])
  expect(await answer('query=xyz+98q&fuel=Diesel')).toEqual([1, { Petrol: 1 }])
})

it('D-34 the API returns each car’s number of views', async () => {
  const views = async () => {
    const answered = await answerSearch(asking('yard'), new URLSearchParams('make=Kia'))
    return answered.ok ? answered.answer.hits.map((car) => car.views) : []
  }
  expect(await views()).toEqual([0])
  const [kia] = (await platform.engines.forSite({ slug: 'yard' }).then((engine) => engine.search(KIA))).hits
  await platform.storage.forSite({ slug: 'yard' }).views.add(new Map([[kia?.id ?? '', 3]]))
  expect(await views()).toEqual([3])
})

const KIA: SearchRequest = {
  base: [{ kind: 'in', field: 'make', values: ['Kia'] }],
  filters: [],
  text: '',
  facets: [],
  stats: [],
  sort: { by: 'relevance' },
  offset: 0,
  limit: 1,
}

function asking(slug: string) {
  return { platform, site: platform.site(slug), now: platform.clock.now(), origin: 'https://dealer.example' }
}
