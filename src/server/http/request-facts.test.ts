import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { type Edge, siteOrigin } from './request-facts.ts'

const SITE = { hostnames: ['www.dealer.example', 'dealer.example'] }
const DEMONSTRATION: Edge = { production: false, plainHttp: false, trustProxy: false }
const PRODUCTION: Edge = { ...DEMONSTRATION, production: true }

async function originOf(edge: Edge, host: string, { headers = {}, site = SITE, url = `http://${host}/` } = {}) {
  const app = new Hono().all('*', (context) => context.text(siteOrigin(context, site, edge)))
  return (await app.request(url, { headers: { Host: host, ...headers } })).text()
}

it.each([
  ['dealer.example', 'https://www.dealer.example'],
  ['www.dealer.example:9999', 'https://www.dealer.example'],
  ['WWW.dealer.example.', 'https://www.dealer.example'],
])('L2 M11 in production a request to %s makes links to %s', async (host, origin) => {
  expect(await originOf(PRODUCTION, host)).toBe(origin)
  expect(await originOf({ ...PRODUCTION, trustProxy: true }, host, { headers: { 'X-Forwarded-Proto': 'http' } })).toBe(
    origin,
  )
})

it('M11 production over plain http needs PLAIN_HTTP, and may use a port', async () => {
  expect(await originOf({ ...PRODUCTION, plainHttp: true }, 'dealer.example:8080')).toBe(
    'http://www.dealer.example:8080',
  )
})

it('L2 a site without hostnames has the request’s', async () => {
  expect(await originOf(PRODUCTION, 'yard.example', { site: { hostnames: [] } })).toBe('https://yard.example')
})

it.each([
  ['yard.localhost:3000', 'http://yard.localhost:3000'],
  ['yard.localhost.:3000', 'http://yard.localhost:3000'],
  ['dealer.example', 'http://dealer.example'],
])('L2 in a demonstration %s is %s', async (host, origin) => {
  expect(await originOf(DEMONSTRATION, host)).toBe(origin)
  expect(await originOf(DEMONSTRATION, host, { headers: { 'X-Forwarded-Proto': 'https' } })).toBe(origin)
  expect(await originOf(DEMONSTRATION, host, { url: `https://${host}/` })).toBe(origin)
})

it('TRUST_PROXY detects whether the visitor uses https', async () => {
  const headers = { 'X-Forwarded-Proto': 'https' }
  expect(await originOf({ ...DEMONSTRATION, trustProxy: true }, 'dealer.example', { headers })).toBe(
    'https://dealer.example',
  )
})
