import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

const REDIRECTS = [{ from: '/used-cars.php', to: '/search/used-cars' }]

describe('a site with two hostnames', () => {
  let served: ServedSites
  beforeAll(async () => {
    const hostnames = ['yard.localhost', 'www.yard.example']
    const site = sampleSite({ hostnames, redirects: REDIRECTS })
    served = await serveSites({ sites: [site] }, { production: true })
    await served.platform.addCars('yard', [{}])
  })
  afterAll(() => served.close())

  it('L2 uses its first hostname in links, whatever port or trailing dot the request has', async () => {
    for (const host of ['yard.localhost', 'yard.localhost:9999']) {
      const page = await (await served.request('yard', '/search', { host })).text()
      expect(page).toContain('<link rel="canonical" href="https://yard.localhost/search"')
      expect(page).not.toContain('9999')
    }
  })

  it('L2 caches a page once for all ports', async () => {
    await served.request('yard', '/search?page=1', { host: 'yard.localhost' })
    const again = await served.request('yard', '/search?page=1', { host: 'yard.localhost:1234' })
    expect(again.headers.get('X-Cache')).toBe('hit')
  })

  it('L4 D-21 sends HSTS for the hostname only', async () => {
    const { headers } = await served.request('yard', '/')
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
  })

  it('M11 marks cookies Secure even if no proxy header says https', async () => {
    const form = { category: 'General Enquiry', name: 'Jo', last_name: 'Ng', email: 'jo@mail.example' }
    const response = await served.request('yard', '/api/leads', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'https://yard.localhost' },
      body: JSON.stringify({
        ...form,
        phone: '0412 345 678',
        postcode: '4000',
        message: 'Hello',
        submission_id: 'one',
      }),
    })
    expect([response.status, response.headers.get('Set-Cookie')]).toEqual([201, expect.stringMatching(/; Secure/)])
  })

  it('L3 refuses a change from the same hostname over http', async () => {
    const headers = { 'Content-Type': 'application/json', Origin: 'http://yard.localhost' }
    expect((await served.request('yard', '/api/leads', { method: 'POST', headers, body: '{}' })).status).toBe(403)
  })

  it('D-21 redirects the address of a former website in one step', async () => {
    const response = await served.request('yard', '/Used-Cars.php?make=Kia')
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/search/used-cars?make=Kia'])
  })
})

describe('a request to another hostname of a site', () => {
  let served: ServedSites
  beforeAll(async () => {
    const site = sampleSite({ hostnames: ['www.yard.example', 'yard.localhost'] })
    served = await serveSites({ sites: [site] }, { production: true })
  })
  afterAll(() => served.close())

  it('D-21 redirects GETs to the first hostname with path and query, and accepts POSTs', async () => {
    const read = await served.request('yard', '/search?make=Kia%20Cars&page=2')
    expect([read.status, read.headers.get('Location')]).toEqual([
      301,
      'https://www.yard.example/search?make=Kia%20Cars&page=2',
    ])
    expect((await served.request('yard', '/', { method: 'HEAD' })).status).toBe(301)
    const body = JSON.stringify({ car_id: 'none' })
    const headers = { 'Content-Type': 'application/json' }
    expect((await served.request('yard', '/api/views', { method: 'POST', headers, body })).status).toBe(204)
  })
})

it('L4 D-21 includes subdomains in HSTS if the operator says so, and sends none over plain http', async () => {
  const hsts = async (parts: { readonly hstsSubdomains?: boolean; readonly plainHttp?: boolean }) => {
    const served = await serveSites({ sites: [sampleSite()] }, { production: true, ...parts })
    const { headers } = await served.request('yard', '/robots.txt')
    await served.close()
    return headers.get('Strict-Transport-Security')
  }
  expect(await hsts({ hstsSubdomains: true })).toBe('max-age=31536000; includeSubDomains')
  expect(await hsts({ plainHttp: true })).toBeNull()
})
