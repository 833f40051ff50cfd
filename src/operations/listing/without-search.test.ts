import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OpenSearchError } from '#search/opensearch/cluster.ts'
import { showVehicle } from '../car/show-vehicle.ts'
import type { Platform } from '../platform.ts'
import { showHome } from '../site/show-home.ts'
import { showPopular } from '../site/show-popular.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { orWithoutSearch } from './without-search.ts'

describe('D-46 while the search cluster does not answer', () => {
  let platform: TestPlatform
  let slug: string
  beforeAll(async () => {
    platform = await createTestPlatform({ sites: [sampleSite({ home: { budgetFinder: true } })] })
    const [car] = await platform.addCars('yard', [{ stocknum: 'U1', slug: 'hilux' }])
    slug = car?.slug ?? ''
  })
  afterAll(() => platform.close())

  function asked() {
    const away: Platform = { ...platform, engines: { ...platform.engines, forSite: () => Promise.reject(AWAY) } }
    return { platform: away, site: platform.site('yard'), now: platform.clock.now(), origin: 'https://yard.example' }
  }

  it('the vehicle page shows the car without similar cars', async () => {
    const shown = await showVehicle(asked(), slug)
    expect(shown).toMatchObject({ kind: 'car', vehicle: { similar: [] } })
  })

  it('the home page and the 404 page’s links show no counts', async () => {
    const home = await showHome(asked())
    expect(home).toMatchObject({ makes: [], latest: [], budget: null })
    expect(home.metaDescription).not.toMatch(/null|\d/)
    expect(await showPopular(asked())).toEqual([])
    expect(platform.logged.map(({ event }) => event)).toContain('the search does not answer')
  })

  it('other errors are thrown', async () => {
    await expect(orWithoutSearch(platform, () => Promise.reject(new Error('a bug')), [])).rejects.toThrow('a bug')
  })
})

const AWAY = new OpenSearchError('OpenSearch at http://localhost:9200 does not answer (ECONNREFUSED).', null)
