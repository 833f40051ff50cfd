import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

describe('a served page', () => {
  let served: ServedSites

  beforeAll(async () => {
    served = await serveSites({ sites: [sampleSite()] })
    await served.platform.addCars('yard', [{ slug: 'a-hilux' }])
  })
  afterAll(() => served.close())

  it('is rendered once and cached: the second request gets the same bytes from the cache', async () => {
    const first = await served.request('yard', '/search?make=Toyota')
    const second = await served.request('yard', '/search?make=Toyota&utm_source=mail')
    expect(first.headers.get('X-Cache')).toBe('miss')
    expect(second.headers.get('X-Cache')).toBe('hit')
    expect(await second.text()).toBe(await first.text())
  })

  it('answers 304 to a browser that has it already', async () => {
    const page = await served.request('yard', '/')
    const etag = page.headers.get('ETag') ?? ''
    const again = await served.request('yard', '/', { headers: { 'If-None-Match': `"other", W/${etag}` } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  it('is compressed with brotli or gzip if accepted, with a Vary header', async () => {
    const plain = await (await served.request('yard', '/search')).text()
    const brotli = await served.request('yard', '/search', { headers: { 'Accept-Encoding': 'gzip, br' } })
    const gzip = await served.request('yard', '/search', { headers: { 'Accept-Encoding': 'gzip' } })
    expect(brotli.headers.get('Content-Encoding')).toBe('br')
    expect(brotli.headers.get('Vary')).toBe('Accept-Encoding')
    expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(plain)
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(plain)
  })

  it('FIELD-5 loads no script before the page renders', async () => {
    for (const path of ['/', '/search', '/cars/a-hilux', '/nowhere']) {
      const html = await (await served.request('yard', path)).text()
      expect(html, path).toContain('<script type="module" async="">await new Promise')
      expect(html, path).not.toMatch(/<link rel="modulepreload"|<script[^>]* src=/)
    }
  })

  it('has a policy that allows only its own inline scripts, and no style attribute', async () => {
    const page = await served.request('yard', '/search')
    const policy = page.headers.get('Content-Security-Policy') ?? ''
    const html = await page.text()
    expect(policy).not.toContain('unsafe')
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*type="application)[^>]*>([\s\S]*?)<\/script>/g)]
    expect(inline.length).toBeGreaterThan(0)
    for (const [, script] of inline)
      expect(policy).toContain(
        `'sha256-${createHash('sha256')
          .update(script ?? '')
          .digest('base64')}'`,
      )
    expect(html).not.toMatch(/<[^>]+\sstyle="/)
  })

  it('FIELD-4 begins with the doctype, so that browsers use standards mode', async () => {
    for (const path of ['/', '/search', '/cars/a-hilux', '/nowhere'])
      expect(await (await served.request('yard', path)).text(), path).toMatch(/^<!DOCTYPE html><html/)
  })

  it('forbids framing and sniffing, and limits the referrer', async () => {
    const { headers } = await served.request('yard', '/')
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
  })

  it('hands the loaders’ data to the browser after the markup, in a block that nothing in it can end', async () => {
    const html = await (await served.request('yard', '/search?query=%3C/script%3E&asked=%3C/script%3E')).text()
    const [, json = ''] =
      /<script type="application\/json" id="page-data">([^<]+)<\/script><script type="module" async="">[^<]+<\/script><\/body><\/html>$/.exec(
        html,
      ) ?? []
    expect(Object.keys(JSON.parse(json).loaderData)).toEqual(['root', 'search/:first?/:second?'])
    expect(json).toContain('\\u003c/script>')
  })

  it('STOCK-3 shows a changed car at the next request after the change is stored', async () => {
    expect(await (await served.request('yard', '/search')).text()).not.toContain('Triton')
    const changed = new Promise<void>((resolve) => {
      const stop = served.platform.storage.onSiteChanged(() => {
        stop()
        resolve()
      })
    })
    await served.platform.addCars('yard', [{ slug: 'a-triton', make: 'Mitsubishi', model: 'Triton', stocknum: 'T9' }])
    await changed
    await served.platform.engines.refresh('yard')
    expect(await (await served.request('yard', '/search')).text()).toContain('Triton')
  })

  it('ROUTE-1 redirects /cars to the listing with its filters', async () => {
    const response = await served.request('yard', '/cars?make=Toyota')
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toBe('/search?make=Toyota')
  })

  it.each([
    ['/search/toyota', 200],
    ['/search/toyota/hilux', 200],
    ['/search/ute-cars', 200],
    ['/search/used-cars', 200],
    ['/search/7-seater-cars', 200],
    ['/search/nonsense', 404],
    ['/search/toyota/nonsense', 404],
    ['/cars/nonsense', 404],
    ['/nonsense', 404],
  ])('ROUTE-2 answers %s with %i, in the site’s layout', async (path, status) => {
    const response = await served.request('yard', path)
    expect(response.status).toBe(status)
    const html = await response.text()
    expect(html).toContain('Sample Motors')
    expect(html).toContain('/search')
  })

  it('ROUTE-6 shows no success page to a browser that sent no lead, and caches none', async () => {
    const response = await served.request('yard', '/success')
    expect(response.status).not.toBe(200)
    expect(response.headers.get('X-Cache')).toBeNull()
  })
})
