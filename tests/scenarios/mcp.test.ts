import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatMoney } from '#domain/money.ts'
import { vehiclePath } from '#domain/paths.ts'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

const NOW = new Date('2026-11-21T00:00:00Z')
const VIN = 'MR0KA3CD501234567'
const mcp = { mcp: true }
const hours = [{ weekday: 1, open: '09:00', close: '11:00' }]

let served: ServedSites
beforeAll(async () => {
  const location = sampleLocation({ hours, licenceNumber: '1234567' })
  const appointments = { booking: true, leadHours: 1, slotMinutes: 60 }
  const yard = sampleSite({ integrations: mcp, locations: [location], appointments })
  const hiding = sampleSite({
    slug: 'hiding',
    id: 'site-2',
    integrations: mcp,
    vehicle: { hideVin: true, hideRego: true },
    contact: { maskPhones: true },
  })
  const off = sampleSite({ slug: 'off', id: 'site-3' })
  served = await serveSites({ sites: [yard, hiding, off], now: NOW }, { pagesPerMinute: 30 })
  const numbers = { vin: VIN, regplate: '987XQZ' }
  await served.platform.addCars('yard', [
    {
      ...numbers,
      price_type: 'drive_away',
      dealercomments: 'One owner.|Full history.',
      standardEquipment: ['Tow bar'],
    },
    { stocknum: 'U124', make: 'Mazda', model: 'BT-50', price: 31_000, price_type: null },
    { stocknum: 'U125', make: 'Ford', model: 'Ranger', price: null, reserved: true },
    { stocknum: 'U126', make: 'Ford', model: 'Everest', status: 'coming_soon' },
  ])
  await served.platform.addCars('hiding', [{ ...numbers, stocknum: 'H1' }])
})
afterAll(() => served.close())

/** Each call comes from an address of its own, since one address may only ask so often. */
let calls = 0
async function post(slug: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  calls += 1
  const response = await served.request(slug, '/mcp', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.100.${calls}`, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}
const rpc = (method: string, params?: unknown) => ({ jsonrpc: '2.0', id: 1, method, params })
async function tool(slug: string, name: string, given: unknown = {}) {
  const { body } = await post(slug, rpc('tools/call', { name, arguments: given }))
  return body.result
}
const answerOf = async (name: string, given: unknown = {}) => (await tool('yard', name, given)).structuredContent

describe('the protocol', () => {
  it('SITE-3 is served only by a site that says so: else 404, whatever is asked', async () => {
    expect((await post('off', rpc('tools/list'))).status).toBe(404)
    expect((await served.request('off', '/mcp')).status).toBe(404)
    expect((await post('yard', rpc('tools/list'))).status).toBe(200)
    expect((await served.request('yard', '/mcp')).status).toBe(405)
  })

  it('says hello in the version of the client, or in its newest', async () => {
    const hello = (protocolVersion: string) => post('yard', rpc('initialize', { protocolVersion, capabilities: {} }))
    expect((await hello('2025-06-18')).body).toMatchObject({
      jsonrpc: '2.0',
      id: 1,
      result: { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { title: 'Sample Motors' } },
    })
    expect((await hello('1999-01-01')).body.result.protocolVersion).toBe('2025-11-25')
    const noted = await post('yard', { jsonrpc: '2.0', method: 'notifications/initialized' })
    expect(noted).toEqual({ status: 202, body: null })
    expect((await post('yard', rpc('ping'))).body.result).toEqual({})
  })

  it('lists five tools that only read, each with the schema of its input', async () => {
    const { tools } = (await post('yard', rpc('tools/list'))).body.result
    expect(tools.map(({ name }: { name: string }) => name)).toEqual([
      'inventory.search',
      'inventory.get',
      'inventory.availability',
      'dealer.locations',
      'appointments.slots',
    ])
    for (const { inputSchema, annotations } of tools) {
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
      expect(annotations.readOnlyHint).toBe(true)
    }
  })

  it.each([
    ['no JSON', '{', 400, -32700],
    ['a batch', [rpc('ping')], 400, -32600],
    ['another version of JSON-RPC', { id: 1, method: 'ping' }, 400, -32600],
    ['a method that it does not have', rpc('resources/list'), 200, -32601],
    ['a tool that it does not have', rpc('tools/call', { name: 'leads.create' }), 200, -32602],
  ])('answers %s with an error that says so', async (_, body, status, code) => {
    const answered = await post('yard', body)
    expect(answered).toMatchObject({ status, body: { error: { code, message: expect.stringMatching(/\w+ .+\./) } } })
  })

  it('refuses another version in the header, another type of body and a page of another site', async () => {
    expect((await post('yard', rpc('ping'), { 'MCP-Protocol-Version': '1.0' })).status).toBe(400)
    expect((await post('yard', rpc('ping'), { 'Content-Type': 'text/plain' })).status).toBe(415)
    expect((await post('yard', rpc('ping'), { Origin: 'https://elsewhere.example' })).status).toBe(403)
  })

  it('counts like every call to the public API: 429 from one address that asks too often', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.9' }
    const statuses = []
    for (let count = 0; count < 31; count += 1) statuses.push((await post('yard', rpc('ping'), from)).status)
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('inventory.search', () => {
  it('finds what the page finds, with the price of each car’s page, its type, its time and the seller', async () => {
    const found = await answerOf('inventory.search', { make: 'toyota', price_max: 60_000 })
    expect(found).toMatchObject({ total: 1, page: 1, pages: 1 })
    const [item] = found.items
    expect(item).toMatchObject({
      price: 52_990,
      price_type: 'drive_away',
      as_of: NOW.toISOString(),
      currency: 'AUD',
      seller: { name: 'Sample Motors', licence: 'Dealer licence 1234567', state: 'QLD' },
      availability: 'in_stock',
      vin: VIN,
      rego: '987XQZ',
      odometer: { value: 48_210, unit: 'km' },
    })
    expect(item.disclaimers.length).toBeGreaterThan(1)
    const page = await (await served.request('yard', new URL(item.url).pathname)).text()
    expect(page).toContain(formatMoney(item.price))
  })

  it('ASK-1 reads the words of `query` as the search box does, and says what it left out', async () => {
    const found = await answerOf('inventory.search', { query: 'mazda under 40k 丰田' })
    expect(found).toMatchObject({
      ...{ total: 1, items: [{ stock_number: 'U124' }] },
      note: 'No match for ‘丰田’, so we left it out.',
    })
    expect(await answerOf('inventory.search', { query: 'mazda under 20k' })).toMatchObject({ total: 0 })
    const page = await served.request('yard', '/search?query=mazda+under+40k+%E4%B8%B0%E7%94%B0')
    expect(page.headers.get('Location')).toMatch(/make=Mazda&price=:40000/)
  })

  it('K-17 counts cars in stock, and others only when asked', async () => {
    expect(await answerOf('inventory.search')).toMatchObject({ total: 3 })
    const coming = await answerOf('inventory.search', { availability: 'coming_soon' })
    expect(coming).toMatchObject({ total: 1, items: [{ stock_number: 'U126', availability: 'coming_soon' }] })
    expect(await answerOf('inventory.search', { availability: 'any' })).toMatchObject({ total: 4 })
  })

  it('LAW-3 gives no price without what it includes', async () => {
    const { items } = await answerOf('inventory.search')
    const prices = items.map((item: { price: unknown; price_type: unknown }) => [item.price, item.price_type])
    expect(prices.toSorted()).toEqual(
      [
        [52_990, 'drive_away'],
        [null, null],
        [null, null],
      ].toSorted(),
    )
  })

  it.each([
    [{ colour_of_seats: 'red' }, 'colour_of_seats'],
    [{ price_max: 'cheap' }, 'price_max'],
    [{ price_min: 2, price_max: 1 }, 'price_min is higher than price_max.'],
    [{ sort: 'distance' }, 'sort by distance needs a postcode.'],
    [{ postcode: '0000' }, 'postcode'],
  ])('says what is wrong with %j', async (given, said) => {
    const { isError, content } = await tool('yard', 'inventory.search', given)
    expect(isError).toBe(true)
    expect(content[0].text).toContain(said)
  })
})

describe('A20 what agents write', () => {
  const total = async (given: unknown) => (await answerOf('inventory.search', given)).total

  it.each([
    [{ price_max: '40000' }, { price_max: 40_000 }],
    [{ price_max: '40k', page: '1' }, { price_max: 40_000 }],
    [{ year_min: '2019' }, { year_min: 2019 }],
    [{ make: 'Mazda', model: null, price_max: null }, { make: 'Mazda' }],
    [{ make: 'Mazda', model: '' }, { make: 'Mazda' }],
    [{ condition: 'Used' }, { condition: 'used' }],
    [{ make: 'mazda' }, { make: 'Mazda' }],
    [{ transmission: 'auto' }, { transmission: 'Automatic' }],
    [{ body: 'utility' }, { body: 'Ute' }],
    [{ fuel: 'turbo diesel' }, { fuel: 'Diesel' }],
  ])('%j means %j, and says nothing of what is not there', async (written, meant) => {
    const answered = await answerOf('inventory.search', written)
    expect(answered.total).toBeGreaterThan(0)
    expect(answered).toEqual(await answerOf('inventory.search', meant))
    expect(answered).not.toHaveProperty('note')
  })

  it('a make that no car has is answered with those that there are', async () => {
    const answered = await answerOf('inventory.search', { make: 'Tyota' })
    expect([answered.total, answered.note]).toEqual([
      0,
      'No car here has ‘Tyota’ as its make. There is: Ford, Mazda, Toyota.',
    ])
    expect(await total({ make: 'Toyota' })).toBe(1)
  })

  it('a stock number may be a number', async () => {
    await served.platform.addCars('yard', [{ stocknum: '10524', make: 'Mazda', model: 'CX-5' }])
    await served.platform.engines.refresh('yard')
    expect(await answerOf('inventory.get', { stock_number: 10_524 })).toMatchObject({ model: 'CX-5' })
  })

  it('SEARCH-1 the page and the API read the same words', async () => {
    const found = await served.request('yard', '/search?transmission=auto')
    expect([found.status, found.headers.get('Location')]).toEqual([302, '/search?transmission=Automatic'])
    const counts = await Promise.all(
      ['auto', 'Automatic'].map(async (words) => {
        const answer = await served.request('yard', `/api/search?transmission=${words}`)
        return ((await answer.json()) as { count: number }).count
      }),
    )
    expect(counts[0]).toBe(counts[1])
    expect(counts[0]).toBeGreaterThan(0)
  })
})

describe('one car', () => {
  it('is found by id, VIN or stock number, with its description, features and pictures', async () => {
    const byStock = await answerOf('inventory.get', { stock_number: 'u-123' })
    expect(byStock).toMatchObject({ description: 'One owner.\nFull history.', features: ['Tow bar'], vin: VIN })
    expect(byStock.images[0]).toMatch(/^http:/)
    expect(await answerOf('inventory.get', { vin: VIN.toLowerCase() })).toEqual(byStock)
    expect(await answerOf('inventory.get', { id: byStock.id })).toEqual(byStock)
  })

  it('is in stock or reserved as of now', async () => {
    const state = async (stock_number: string) => answerOf('inventory.availability', { stock_number })
    expect(await state('U123')).toMatchObject({ availability: 'in_stock', as_of: NOW.toISOString() })
    expect(await state('U125')).toMatchObject({ availability: 'reserved' })
  })

  it('SITE-1 of another dealer is not found, by any of its numbers', async () => {
    const own = await answerOf('inventory.get', { stock_number: 'U123' })
    for (const name of ['inventory.get', 'inventory.availability'])
      for (const given of [{ id: own.id }, { stock_number: 'U123' }])
        expect(await tool('hiding', name, given)).toEqual({
          isError: true,
          content: [{ type: 'text', text: 'This dealer lists no such car.' }],
        })
  })

  it('needs exactly one number', async () => {
    for (const given of [{}, { id: 'a', vin: VIN }])
      expect((await tool('yard', 'inventory.get', given)).content[0].text).toContain('exactly one')
  })

  it('CAR-4 PHONE-1 has no VIN, plate or phone number where the site hides them', async () => {
    const found = await tool('hiding', 'inventory.search')
    const { structuredContent: car } = await tool('hiding', 'inventory.get', { stock_number: 'H1' })
    const places = await tool('hiding', 'dealer.locations')
    expect(car).toMatchObject({ vin: null, rego: null, url: expect.stringContaining(vehiclePath('')) })
    expect(places.structuredContent.locations[0].phone).toBeNull()
    const all = JSON.stringify([found, car, places])
    for (const hidden of [VIN, '987XQZ', '5550 0000', '55500000']) expect(all).not.toContain(hidden)
    expect((await tool('hiding', 'inventory.get', { vin: VIN })).isError).toBe(true)
  })
})

describe('the dealer', () => {
  it('PLACE-2 has locations with licence, hours and whether they are open', async () => {
    const { locations } = await answerOf('dealer.locations')
    expect(locations).toMatchObject([
      {
        id: 'l1',
        address: '1 Example Street, Moorooka QLD 4105',
        phone: '07 5550 0000',
        licences: ['Dealer licence 1234567'],
        open: false,
        url: 'http://yard.localhost/contact-us/south',
      },
    ])
    expect(locations[0].hours).toHaveLength(7)
  })

  it('FORM-14 has times of a day; another dealer’s location has none, and a wrong day is named', async () => {
    const given = { location: 'l1', date: '2026-11-23' }
    const { slots } = await answerOf('appointments.slots', given)
    expect(slots).toEqual(
      (await (await served.request('yard', '/api/appointments?location_id=l1&date=2026-11-23')).json()).slots,
    )
    expect(slots.length).toBeGreaterThan(0)
    expect((await tool('yard', 'appointments.slots', { ...given, location: 'l9' })).isError).toBe(true)
    expect((await tool('yard', 'appointments.slots', { ...given, date: 'soon' })).content[0].text).toContain('date')
  })
})
