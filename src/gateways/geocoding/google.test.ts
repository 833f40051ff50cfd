import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { geocoderContract } from './geocoding.contract.ts'
import { createGoogleGeocoder } from './google.ts'

const KEY = 'key-of-the-server'
const BRISBANE = result(-27.4705, 153.026, 'Brisbane')
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

geocoderContract('Google', async () => {
  const { url } = await service((asked, response) => {
    const postcode = /postal_code:(\w*)$/.exec(asked.get('components') ?? '')?.[1]
    const known = postcode === '4000' || asked.get('address')?.endsWith('QLD 4000')
    answer(response, known ? { status: 'OK', results: [BRISBANE] } : { status: 'ZERO_RESULTS', results: [] })
  })
  return geocoderAt(url)
})

describe('requests', () => {
  it('PLACE-6 limits a postcode to the region’s country, and sends the key', async () => {
    const { url, asked } = await service((_, response) => answer(response, { status: 'OK', results: [BRISBANE] }))
    await geocoderAt(url).find({ kind: 'postcode', text: '6011', region: 'NZ' })
    await geocoderAt(url).find({ kind: 'address', text: '1 Main St & Co', region: 'US' })
    expect(asked.map((question) => Object.fromEntries(question))).toEqual([
      { components: 'country:NZ|postal_code:6011', language: 'en-NZ', region: 'nz', key: KEY },
      { address: '1 Main St & Co', components: 'country:US', language: 'en-US', region: 'us', key: KEY },
    ])
  })

  it('PLACE-6 reads the first result', async () => {
    const results = [BRISBANE, result(1, 2, 'Elsewhere')]
    const { url } = await service((_, response) => answer(response, { status: 'OK', results }))
    expect(await find(url)).toEqual({ lat: -27.4705, lng: 153.026, name: 'Brisbane' })
  })

  it.each([
    { status: 'ZERO_RESULTS', results: [] },
    { status: 'OK', results: [] },
    { status: 'OK', results: [{ geometry: {} }] },
    { status: 'OK', results: [null] },
    { status: 'OK' },
  ])('PLACE-6 %j is no place', async (body) => {
    const { url } = await service((_, response) => answer(response, body))
    expect(await find(url)).toBeNull()
  })
})

describe('a failing service', () => {
  it.each([
    { status: 'REQUEST_DENIED', permanent: true },
    { status: 'INVALID_REQUEST', permanent: true },
    { status: 'OVER_QUERY_LIMIT', permanent: false },
    { status: 'UNKNOWN_ERROR', permanent: false },
  ])('PLACE-6 $status is permanent: $permanent', async ({ status, permanent }) => {
    const { url } = await service((_, response) => answer(response, { status, results: [] }))
    await expect(find(url)).rejects.toMatchObject({ name: 'GatewayError', permanent })
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['500', (response) => response.writeHead(500).end('<h1>Broken</h1>')],
    ['403', (response) => response.writeHead(403).end()],
    ['a page instead of an answer', (response) => response.end('<html>')],
    ['an answer of nothing', (response) => response.end('null')],
    ['a redirect', (response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end()],
    ['a connection dropped', (response) => response.destroy()],
    ['an answer dropped half way', (response) => response.write('{"status":', () => response.destroy())],
    ['silence', () => {}],
    ['silence half way', (response) => response.write('{"status":')],
  ])('PLACE-6 %s is a fault, and tells nobody the key', async (_, respond) => {
    const { url } = await service((_asked, response) => respond(response))
    const fault = await find(url, 100).then(
      () => null,
      (error: unknown) => error,
    )
    expect(fault).toMatchObject({ name: 'GatewayError', permanent: false })
    expect(`${fault} ${JSON.stringify(fault)} ${(fault as Error).stack} ${(fault as Error).cause}`).not.toContain(KEY)
  })

  it('PLACE-6 fails when nobody is listening', async () => {
    const { url } = await service(() => {})
    await closing.pop()?.()
    await expect(find(url)).rejects.toMatchObject({ name: 'GatewayError', permanent: false })
  })
})

function find(url: string, deadline?: number) {
  return geocoderAt(url, deadline).find({ kind: 'postcode', text: '4000', region: 'AU' })
}

function geocoderAt(url: string, deadline = 600_000) {
  return createGoogleGeocoder({ key: KEY, url, deadline })
}

function result(lat: number, lng: number, locality: string) {
  return {
    address_components: [
      { long_name: '4000', types: ['postal_code'] },
      { long_name: locality, types: ['locality', 'political'] },
    ],
    geometry: { location: { lat, lng } },
  }
}

function answer(response: ServerResponse, body: unknown) {
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify(body))
}

/** A real server on a free port that records requests. */
async function service(respond: (asked: URLSearchParams, response: ServerResponse) => void) {
  const asked: URLSearchParams[] = []
  const server = createServer((request: IncomingMessage, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
    asked.push(searchParams)
    respond(searchParams, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  const address = server.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/geocode/json`, asked }
}
