import { afterAll, beforeAll, expect, it } from 'vitest'
import { stockSchema } from '#domain/listing/car-document.ts'
import { exampleModel } from '#domain/testing/example-catalogue.ts'
import { stockInCluster } from '#operations/engines/stock-in-cluster.ts'
import { createStockIndexes } from '#operations/engines/stock-index.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import { openCluster } from '#search/opensearch/cluster.ts'
import { storedIndex } from '#search/opensearch/stored-index.ts'
import { EMPTY_CATALOGUE } from '#site/catalogue.ts'
import { freePort } from '../../setup/free-port.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

const MODEL = exampleModel({ slug: 'toyota-hilux', name: 'HiLux', manufacturer_name: 'Toyota' })
const SITES = {
  sites: [sampleSite({ tradeIn: { valuation: true } })],
  content: { yard: { catalogue: { ...EMPTY_CATALOGUE, models: [MODEL] } } },
}

let own: TestPlatform
let served: ServedSites
beforeAll(async () => {
  own = await createTestPlatform(SITES)
  const { storage, log } = own
  const cluster = openCluster({ url: `http://127.0.0.1:${await freePort()}` })
  const { createEngine, snapshots } = stockInCluster(
    storage,
    (owner) => storedIndex({ cluster, prefix: 'test', owner, madeBy: 'test', schema: stockSchema }),
    log,
  )
  const stock = createStockIndexes(storage, createEngine, { snapshots })
  served = await serveSites(SITES, { platform: { ...own, engines: stock } })
})
afterAll(async () => {
  await served.close()
  await own.close()
})

it.each(['/search', '/search/toyota', '/search?query=hilux'])(
  'D-46 while the cluster does not answer, %s is a 503 with a sentence and a way to the dealer',
  async (path) => {
    const response = await served.request('yard', path)
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '10'])
    const html = await response.text()
    expect(html).toContain('Our stock list isn’t available right now')
    expect(html).toContain('href="/contact-us"')
    expect(html).not.toMatch(/ECONNREFUSED|127\.0\.0\.1:/)
  },
)

it.each([
  ['/api/search', undefined],
  ['/api/search/queries', { requests: [{ indexName: 'stock' }] }],
  ['/1/indexes/*/queries', { requests: [{ indexName: 'stock' }] }],
])('D-46 while the cluster does not answer, %s is a 503 with a sentence', async (path, body) => {
  const call = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const response = await served.request('yard', path, body && call)
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '10'])
  expect(await response.json()).toEqual({ error: 'The search does not answer just now. Please try again in a minute.' })
})

it.each(['/', '/models', '/models/toyota-hilux', '/trade-in', '/sell-my-car', '/contact-us'])(
  'D-46 while the cluster does not answer, %s shows',
  async (path) => {
    expect((await served.request('yard', path)).status).toBe(200)
  },
)
