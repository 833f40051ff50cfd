import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { ROUTES } from '#domain/route/routes.ts'
import { EXAMPLES } from '#domain/route/testing.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform } from '#operations/testing.ts'
import { createCachedPages } from './cached-pages.ts'
import type { CachedPage, PageKey } from './page-cache.ts'
import { plainUrl } from './page-places.ts'

const SHOP = 'https://shop.example'
const sample = sampleSite()
const platform = await createTestPlatform({
  sites: [
    sampleSite({ search: { ...sample.search, allowedOrigins: [SHOP] }, redirects: [{ from: '/old', to: '/search' }] }),
    sampleSite({
      slug: 'gated',
      id: 's2',
      integrations: { ...sample.integrations, garageEnabled: true },
      garage: { ...sample.garage, gates: ['finance'] },
    }),
  ],
})
await platform.close()

const keys: PageKey[] = []
/** A cached page for every address: only a rule can keep a request from it. */
const page: CachedPage = { status: 200, headers: {}, etag: '"1"', bytes: async () => new Uint8Array() }

function isAnswered(url: string, options: Record<string, string> = {}) {
  return answerTo(url, options) !== null
}

function answerTo(
  url: string,
  { method = 'GET', host = 'yard.localhost', ...headers }: Record<string, string> = {},
  bytes: CachedPage['bytes'] = page.bytes,
) {
  const cached = createCachedPages({
    sites: { byHost: (name) => (name?.startsWith('nobody') ? null : platform.site(name?.split('.')[0] ?? '')) },
    versions: { known: () => 1 },
    pageCache: {
      hit: (key) => {
        keys.push(key)
        return { ...page, bytes }
      },
    },
    record: () => {},
    edge: { production: false, plainHttp: false, trustProxy: false },
    transport: 'plain',
  })
  const response = { writeHead: () => ({ end: () => {} }) } as unknown as ServerResponse
  return cached({ method, url, headers: { host, ...headers } } as unknown as IncomingMessage, response)
}

it.each([
  ['/', {}],
  ['/search?make=Toyota&utm_source=x', {}],
  ['/search', { method: 'HEAD' }],
  ['/budget/', {}],
  ['/finance', {}],
  ['/api/search', {}],
])('106 answers %s %j from the cache', (url, options) => expect(isAnswered(url, options)).toBe(true))

it.each([
  ['another method', '/search', { method: 'POST' }],
  ['a NUL in the query', '/search?x=%00', {}],
  ['an escape in the path', '/%73earch', {}],
  ['dots in the path', '/x/../search', {}],
  ['an empty segment', '//search', {}],
  ['a whole address', 'http://yard.localhost/search', {}],
  ['a name that no site has', '/search', { host: 'nobody.localhost' }],
  ['a port that is none', '/search', { host: 'yard.localhost:99999' }],
  ['the call of another origin', '/api/search', { origin: SHOP }],
  ['an address of the former website', '/old', {}],
  ['GARAGE-3 a page behind a gate', '/finance', { host: 'gated.localhost' }],
  ['GARAGE-3 a page behind a gate, as data', '/finance.data', { host: 'gated.localhost' }],
])('106 leaves %s to the app, whatever the cache has', (_what, url, options) => {
  expect(isAnswered(url, options)).toBe(false)
})

const OWN_RULES = ROUTES.filter(({ cache, getLimits }) => cache !== 'shared' || getLimits.length > 0)

it.each(OWN_RULES.flatMap(({ path }) => EXAMPLES[path] ?? []))(
  '106 D-23 leaves %s to the app, which is personal or has a limit of its own',
  (address) => {
    for (const spelled of [address, `${address}/`, `${address}.data`, address.toUpperCase()])
      expect(isAnswered(spelled)).toBe(false)
  },
)

it.each(['/search?', '/search?q=%3Ca%3E&x=[1]|2', '/search?make=Toyota&make=Kia:2020', '/search?a=1?b=2'])(
  '106 reads %s as a URL reads it',
  (target) => {
    const { pathname, search, searchParams } = plainUrl('yard.localhost', target)
    const url = new URL(target, 'http://yard.localhost')
    expect([pathname, search, [...searchParams]]).toEqual([url.pathname, url.search, [...url.searchParams]])
    expect(isAnswered(target)).toBe(true)
  },
)

it.each(['/search?q="a"', "/search?q='a'", '/search?q=<a>', '/search?q=\u00e9', '/search#x'])(
  '106 leaves %s, which a URL writes differently, to the app',
  (target) => expect(isAnswered(target)).toBe(false),
)

it('SITE-1 looks for the page of the site that has the hostname, at that site’s version and address', () => {
  keys.length = 0
  for (const host of ['yard.localhost', 'gated.localhost:3000']) isAnswered('/search?utm_id=1', { host })
  expect(keys).toEqual([
    { slug: 'yard', version: 1, address: 'http://yard.localhost/search' },
    { slug: 'gated', version: 1, address: 'http://gated.localhost:3000/search' },
  ])
})

it('115 sends a page at once when its bytes are there, and waits for a compression that is under way', async () => {
  expect(answerTo('/search', {}, () => new Uint8Array())).toBe(true)
  expect(await answerTo('/search', {}, async () => new Uint8Array())).toBe(true)
})

it('115 leaves a page that cannot be sent to the app', async () => {
  const fail = () => {
    throw new Error('no bytes')
  }
  expect(answerTo('/search', {}, fail)).toBeNull()
  expect(await answerTo('/search', {}, async () => fail())).toBe(false)
})
