import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleSite } from '#operations/testing/sample-data.ts'
import type { AppParts } from '#server/app.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

const PATH = '/api/search/queries'
const BODY = JSON.stringify({ requests: [{ indexName: 'stock', params: 'facets=make' }] })
const post = (served: ServedSites, body = BODY, headers: Record<string, string> = {}, path = PATH, slug = 'yard') =>
  served.request(slug, path, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } })
const serve = (parts: Partial<AppParts> = {}) => serveSites({ sites: [sampleSite()] }, parts)

describe('POST /api/search/queries (http-api.md)', () => {
  let served: ServedSites
  beforeAll(async () => {
    served = await serve()
    await served.platform.addCars('yard', [
      { slug: 'a', stocknum: 'U1' },
      { slug: 'b', stocknum: 'U2', make: 'Mazda', model: 'BT-50' },
      { slug: 'c', stocknum: 'U3', make: 'Lexus', show_on_dealer_website: false },
    ])
  })
  afterAll(() => served.close())

  it('SEARCH-2 answers the requests in order', async () => {
    const requests = [
      { indexName: 'stock', facets: ['make'] },
      { indexName: 'stock', query: 'mazda', hitsPerPage: 0 },
    ]
    const response = await post(served, JSON.stringify({ requests }))
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      results: [
        {
          nbHits: 2,
          page: 0,
          nbPages: 1,
          facets: { make: { Toyota: 1, Mazda: 1 } },
          processingTimeMS: expect.any(Number),
        },
        { nbHits: 1, hits: [] },
      ],
    })
  })

  it('F-12 SEARCH-2 leaves out as many cars as offset says, and gives hitsPerPage of the rest', async () => {
    const named = async (params: string) => {
      const response = await post(served, JSON.stringify({ requests: [{ indexName: 'stock_latest', params }] }))
      const { results } = await response.json()
      return results[0].hits.map(({ stocknum }: { stocknum: string }) => stocknum)
    }
    const [first, second] = await named('')
    expect(await named('offset=1')).toEqual([second])
    expect(await named('offset=0&hitsPerPage=1')).toEqual([first])
    expect(await named('offset=2')).toEqual([])
  })

  it('F-12 SEARCH-2 so does /api/search, which refuses what is beyond its limits', async () => {
    const search = (query: string) => served.request('yard', `/api/search?sortBy=latest&${query}`)
    const { hits, ...whole } = await (await search('')).json()
    expect([hits.length, whole.pages, whole.count]).toEqual([2, 1, 2])
    expect(await (await search('offset=1&hitsPerPage=5')).json()).toMatchObject({ hits: [hits[1]], pages: 1, count: 2 })
    expect(await (await search('hitsPerPage=1')).json()).toMatchObject({ hits: [hits[0]], pages: 2, count: 2 })
    expect(await (await search('hitsPerPage=1&page=2')).json()).toMatchObject({ hits: [hits[1]], pages: 2, count: 2 })
    expect(await (await search('offset=&hitsPerPage=')).json()).toMatchObject({ hits })
    for (const [query, error] of [
      ['hitsPerPage=101', 'hitsPerPage: a whole number from 0 to 100 is needed.'],
      ['offset=-1', 'offset: a whole number from 0 to 999900 is needed.'],
    ] as const) {
      const refused = await search(query)
      expect([refused.status, await refused.json()]).toEqual([400, { error }])
    }
  })

  it('SEARCH-8 returns no car that the site does not show', async () => {
    const requests = [{ indexName: 'stock', facets: ['*'], facetFilters: [['make:Lexus', 'make:Toyota']] }]
    expect(await (await post(served, JSON.stringify({ requests }))).text()).not.toMatch(/"Lexus"/)
  })

  it.each([
    ['{}', 'requests: a list is needed.'],
    ['[]', 'The body is not a JSON object.'],
    ['no json', 'The body is not a JSON object.'],
    ['{"requests":[7]}', 'Request 1: An object with indexName and params is needed.'],
    [
      '{"requests":[{"indexName":"stock","params":"tagFilters=new"}]}',
      'Request 1: tagFilters is not served: use facetFilters, numericFilters or filters.',
    ],
  ])('SEARCH-2 %s is 400: %s', async (body, error) => {
    const response = await post(served, body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error })
  })

  it.each(['GET', 'PUT', 'DELETE'])('HTTP-API %s is 405', async (method) => {
    const response = await served.request('yard', PATH, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('POST')
  })

  it('HTTP-API another content type is 415, another origin 403, more than 64 KiB 413', async () => {
    expect((await post(served, BODY, { 'Content-Type': 'text/html' })).status).toBe(415)
    expect((await post(served, BODY, { Origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await post(served, JSON.stringify({ requests: [], pad: 'x'.repeat(65_536) }))).status).toBe(413)
  })
})

describe('D-47 Algolia’s own address', () => {
  const ADDRESS = '/1/indexes/*/queries?x-algolia-agent=any'
  const TEXT = { 'Content-Type': 'text/plain' }
  const SHOP = 'https://shop.example'
  let served: ServedSites
  beforeAll(async () => {
    served = await serveSites({ sites: [sampleSite({ search: { allowedOrigins: [SHOP] } })] })
    await served.platform.addCars('yard', [{ slug: 'a', stocknum: 'U1' }])
  })
  afterAll(() => served.close())

  it('answers like our own call, also for text/plain', async () => {
    const response = await post(served, BODY, TEXT, ADDRESS)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ results: [{ nbHits: 1 }] })
  })

  it('is readable only for pages of origins that the site allows', async () => {
    const allowed = await post(served, BODY, { ...TEXT, Origin: SHOP, 'Sec-Fetch-Site': 'cross-site' }, ADDRESS)
    expect(allowed.status).toBe(200)
    expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe(SHOP)
    const first = await served.request('yard', ADDRESS, { method: 'OPTIONS', headers: { Origin: SHOP } })
    expect(first.status).toBe(204)
    expect(first.headers.get('Access-Control-Allow-Headers')).toContain('content-type')
    const other = await post(served, BODY, { ...TEXT, Origin: 'https://elsewhere.example' }, ADDRESS)
    expect(other.status).toBe(403)
    expect(other.headers.get('Access-Control-Allow-Origin')).toBeNull()
    const lead = await post(served, '{}', { Origin: SHOP }, '/api/leads')
    expect(lead.status, 'nothing else is open to them').toBe(403)
  })

  it('posts to an unknown address are 404, to a page that accepts forms 415', async () => {
    expect((await post(served, BODY, TEXT, '/1/indexes/stock')).status).toBe(404)
    expect((await post(served, BODY, TEXT, '/nowhere')).status).toBe(404)
    expect((await post(served, BODY, TEXT, '/contact-us')).status).toBe(415)
  })
})

it('HTTP-API searches count against the limit of reads, not of forms, however the address is spelled', async () => {
  const limited = await serve({ formsPerMinute: 1, pagesPerMinute: 3 })
  const statuses = async (path: string, times: number) => {
    const found = []
    for (let time = 0; time < times; time++) found.push((await post(limited, BODY, {}, path)).status)
    return found
  }
  expect(await statuses(PATH, 4)).toEqual([200, 200, 200, 429])
  expect(await statuses(`${PATH}/`, 2)).toEqual([429, 429])
  await limited.close()
})
