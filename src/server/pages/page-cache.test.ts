import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { CACHE_LIMITS } from '#caching/cache-limits.ts'
import { createPageCache, ENTRY_BYTES, LONGEST_ADDRESS, MOST_RENDERING, type RenderedPage } from './page-cache.ts'

const key = (address: string, version = 1, slug = 'one') => ({ slug, version, address })
const page = (body: string, status = 200): RenderedPage => ({
  status,
  headers: {},
  body: new TextEncoder().encode(body),
  sum: crc32(body),
})

function counting(body: string, status = 200) {
  const made = { count: 0, render: async () => page(`${body} ${++made.count}`, status) }
  return made
}

async function text(
  cache: ReturnType<typeof createPageCache>,
  at: ReturnType<typeof key>,
  made: { render: () => Promise<RenderedPage> },
) {
  const got = await cache.get(at, made.render)
  if (got === null) throw new Error('The cache is busy.')
  const { page, hit } = got
  return { body: new TextDecoder().decode(await page.bytes('identity')), hit, etag: page.etag }
}

describe('createPageCache', () => {
  it('caches a page until the site’s version rises', async () => {
    const cache = createPageCache(1e6, () => 0)
    const made = counting('page')
    expect(await text(cache, key('/'), made)).toMatchObject({ body: 'page 1', hit: false })
    expect(await text(cache, key('/'), made)).toMatchObject({ body: 'page 1', hit: true })
    expect(await text(cache, key('/', 2), made)).toMatchObject({ body: 'page 2', hit: false })
  })

  it('SITE-1 never gives one site the page of another at the same address', async () => {
    const cache = createPageCache(1e6, () => 0)
    await text(cache, key('/', 1, 'one'), counting('of one'))
    expect(await text(cache, key('/', 1, 'two'), counting('of two'))).toMatchObject({ body: 'of two 1', hit: false })
  })

  it('renders once for all requests that wait for the same page', async () => {
    const cache = createPageCache(1e6, () => 0)
    const made = counting('page')
    const answers = await Promise.all([1, 2, 3].map(() => text(cache, key('/'), made)))
    expect(made.count).toBe(1)
    expect(answers.map((answer) => answer.body)).toEqual(['page 1', 'page 1', 'page 1'])
  })

  it('renders again after a minute, since parts of a page depend on the time', async () => {
    let now = 0
    const cache = createPageCache(1e6, () => now)
    const made = counting('page')
    await text(cache, key('/'), made)
    now = 60_000
    expect(await text(cache, key('/'), made)).toMatchObject({ body: 'page 2', hit: false })
  })

  it('caches only pages with status 200', async () => {
    const cache = createPageCache(1e6, () => 0)
    const made = counting('gone', 404)
    await text(cache, key('/x'), made)
    expect(await text(cache, key('/x'), made)).toMatchObject({ body: 'gone 2', hit: false })
    expect(cache.report.bytes).toBe(0)
  })

  it('stays within its bytes by evicting the least recently used page', async () => {
    const cache = createPageCache(3 * (900 * 1.4 + ENTRY_BYTES) - 1, () => 0)
    const made = counting('x'.repeat(900))
    await text(cache, key('/a'), made)
    await text(cache, key('/b'), made)
    await text(cache, key('/a'), made)
    await text(cache, key('/c'), made)
    expect(cache.report.entries).toBe(2)
    expect((await text(cache, key('/a'), made)).hit).toBe(true)
    expect((await text(cache, key('/b'), made)).hit).toBe(false)
  })

  it('forgets a failed render, so that the next request tries again', async () => {
    const cache = createPageCache(1e6, () => 0)
    await expect(cache.get(key('/'), () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await text(cache, key('/'), counting('up'))).toMatchObject({ body: 'up 1' })
  })

  it('gives the same content at another version another ETag', async () => {
    const cache = createPageCache(1e6, () => 0)
    const same = { render: async () => page('same') }
    const first = await text(cache, key('/', 1), same)
    const second = await text(cache, key('/', 2), same)
    expect(first.etag).not.toBe(second.etag)
  })

  it('C2 counts an entry’s key, headers and own objects, not only its body', async () => {
    const cache = createPageCache(1e9, () => 0)
    const long = key(`/?${'x'.repeat(1000)}`)
    await cache.get(long, async () => ({ ...page('26 bytes'), headers: { 'X-Long': 'y'.repeat(500) } }))
    expect(cache.report.bytes).toBeGreaterThan(ENTRY_BYTES + 1000 + 500)
  })

  it('C2 counts bytes that a page adds after it was cached', async () => {
    const cache = createPageCache(1e9, () => 0)
    const noise = createHash('shake256', { outputLength: 9_000 }).update('page').digest().toString('latin1')
    const made = { render: async () => page(noise) }
    const got = await cache.get(key('/'), made.render)
    const before = cache.report.bytes
    for (const encoding of ['br', 'gzip'] as const) await got?.page.bytes(encoding)
    cache.hit(key('/'))
    expect(cache.report.bytes).toBeGreaterThan((before ?? 0) + 5_000)
  })

  it('C2 bounds short answers at many addresses in number and in bytes', async () => {
    const cache = createPageCache(50e6, () => 0)
    for (let n = 0; n < CACHE_LIMITS.pages.entries + 500; n += 1)
      await cache.get(key(`/${n}`), async () => page('User-agent: *'))
    expect(cache.report.entries).toBeLessThanOrEqual(CACHE_LIMITS.pages.entries)
    expect(cache.report.bytes).toBeLessThanOrEqual(50e6)
    expect((await text(cache, key('/0'), counting('first'))).hit).toBe(false)
  })

  it('C2 drops expired pages, requested or not', async () => {
    let now = 0
    const cache = createPageCache(1e9, () => now)
    for (let n = 0; n < 100; n += 1) await cache.get(key(`/${n}`), async () => page('page'))
    expect(cache.report.entries).toBe(100)
    now = 60_000
    await text(cache, key('/other'), counting('page'))
    expect(cache.report.entries).toBe(1)
    expect(cache.report.bytes).toBeLessThan(2 * ENTRY_BYTES)
  })

  it('C2 serves a page with a too long address without caching it', async () => {
    const cache = createPageCache(1e9, () => 0)
    const long = key(`/${'x'.repeat(LONGEST_ADDRESS)}`)
    const made = counting('page')
    expect(await text(cache, long, made)).toMatchObject({ body: 'page 1', hit: false })
    expect(await text(cache, long, made)).toMatchObject({ body: 'page 2', hit: false })
    expect([cache.report.entries, cache.report.bytes, cache.holds(long)]).toEqual([0, 0, false])
  })

  it('C2 renders a limited number of pages at once, and refuses more until one is done', async () => {
    const cache = createPageCache(1e9, () => 0)
    const gate = Promise.withResolvers<void>()
    const slow = async () => gate.promise.then(() => page('slow'))
    const first = Array.from({ length: MOST_RENDERING }, (_, n) => cache.get(key(`/${n}`), slow))
    expect(await cache.get(key('/more'), slow)).toBeNull()
    const shared = cache.get(key('/1'), slow)
    gate.resolve()
    expect(await Promise.all([...first, shared])).not.toContain(null)
    expect(await cache.get(key('/more'), slow)).not.toBeNull()
  })
})
