import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatMoney } from '#domain/money.ts'
import { type Listening, listen } from '#server/http/listen.ts'
import type { InventoryItem } from '#views/mcp/inventory-item.ts'
import { serveDemonstrationSites } from './demonstration-sites.ts'
import type { ServedSites } from './served-sites.ts'

const ON = ['meridian-motor-group', 'wattle-caravans'] as const
const OFF = 'southside-cars'
/** As the pages say it. */
const TYPES: Readonly<Record<string, string>> = {
  drive_away: 'Drive away',
  estimated_drive_away: 'Estimated drive away',
  excluding_government_charges: 'Excl. government charges',
}

let served: ServedSites
const listeners: Listening[] = []
beforeAll(async () => {
  served = await serveDemonstrationSites((site) => ({
    ...site,
    integrations: { ...site.integrations, mcp: site.slug !== OFF },
  }))
  for (const slug of ON) await priceTwice(slug)
})
afterAll(async () => {
  for (const listening of listeners) await listening.stop(1000)
  await served.close()
})

/** Gives one car of a site both prices of a feed (INTAKE-8). */
async function priceTwice(slug: string): Promise<void> {
  for await (const [car] of served.platform.storage.forSite({ slug }).cars.changedSince(0)) {
    if (!car) continue
    const both = { price: 32_990, price_type: 'drive_away', price_dap: 32_990, price_egc: 30_200 } as const
    await served.platform.addCars(slug, [{ ...car, ...both, offer_price: null, before_price: null }])
    return
  }
}

/** The app on a port of its own, in place of the site's name: a test has no DNS for names. */
async function address(slug: string): Promise<URL> {
  const fetch = async (request: Request) => {
    const { method, headers, url } = request
    const body = method === 'POST' ? await request.text() : null
    return served.request(slug, new URL(url).pathname, { method, headers, body })
  }
  const listening = await listen({ fetch }, { host: '127.0.0.1', port: 0, variable: 'PORT' })
  listeners.push(listening)
  return new URL(`http://127.0.0.1:${listening.port}/mcp`)
}

async function connected(slug: string): Promise<Client> {
  const client = new Client({ name: 'a test', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(await address(slug)))
  return client
}

describe.each(ON)('the official client of the Model Context Protocol at %s', (slug) => {
  let client: Client
  beforeAll(async () => {
    client = await connected(slug)
  })
  afterAll(() => client.close())

  async function call<Answer>(name: string, given: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
    const answer = await client.callTool({ name, arguments: given })
    expect(answer.isError, JSON.stringify(answer.content)).not.toBe(true)
    return answer.structuredContent as Answer
  }

  /** What a person reads at an address. */
  async function textOf(url: string): Promise<string> {
    const page = await (await served.request(slug, new URL(url).pathname)).text()
    return page
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&#x27;/g, '’')
      .replace(/&amp;/g, '&')
      .replace(/\s+/g, ' ')
  }

  it('connects, and lists the five tools', async () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'forecourt', title: served.platform.site(slug).name })
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'inventory.search',
      'inventory.get',
      'inventory.availability',
      'dealer.locations',
      'appointments.slots',
    ])
  })

  it('OUT-3 INTAKE-8 LAW-3 finds cars whose prices and types are those of their pages', async () => {
    const items: InventoryItem[] = []
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const found = await call<{ items: InventoryItem[]; pages: number; total: number }>('inventory.search', { page })
      items.push(...found.items)
      pages = found.pages
      if (page === pages) expect(items.length).toBe(found.total)
    }
    for (const { url, price, price_type, other_price, as_of } of items) {
      const shown = await textOf(url)
      expect(Number.isNaN(Date.parse(as_of)), url).toBe(false)
      expect(price === null, url).toBe(price_type === null)
      if (price !== null) expect(shown, url).toContain(`${formatMoney(price)} ${TYPES[price_type ?? '']}`)
      if (other_price?.price)
        expect(shown, url).toContain(`${formatMoney(other_price.price)} ${TYPES[other_price.price_type ?? '']}`)
    }
    expect(items.filter(({ price }) => price !== null).length).toBeGreaterThan(20)
    expect(items.filter(({ other_price }) => other_price !== null)).toMatchObject([
      { price: 32_990, other_price: { price: 30_200, price_type: 'excluding_government_charges' } },
    ])
  })

  it('opens a car, and says whether it is in stock', async () => {
    const { items } = await call<{ items: InventoryItem[] }>('inventory.search', { sort: 'price_asc' })
    const [first] = items
    const car = await call<InventoryItem>('inventory.get', { id: first?.id })
    expect(car).toMatchObject({ id: first?.id, url: first?.url, price: first?.price, images: expect.any(Array) })
    expect(await textOf(car.url)).toContain(formatMoney(car.price ?? 0))
    const availability = await call('inventory.availability', { id: first?.id })
    expect(availability).toMatchObject({ availability: first?.availability })
  })

  it('PLACE-2 FORM-14 has locations, and the appointment times that the page offers', async () => {
    const { locations } = await call<{ locations: { id: string; url: string; name: string }[] }>('dealer.locations')
    expect(locations.length).toBeGreaterThan(0)
    for (const { url, name } of locations) expect(await textOf(url)).toContain(name)
    const id = locations[0]?.id ?? ''
    const date = new Date(served.platform.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10)
    const { slots } = await call<{ slots: unknown[] }>('appointments.slots', { location: id, date })
    const offered = await served.request(slug, `/api/appointments?location_id=${id}&date=${date}`)
    expect(slots).toEqual((await offered.json()).slots)
    expect(slots.length).toBeGreaterThan(0)
  })

  it('hands a fault of the arguments to the agent’s model', async () => {
    const answer = await client.callTool({ name: 'inventory.search', arguments: { price_min: 2, price_max: 1 } })
    expect(answer).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('price_min') }] })
  })
})

it('SITE-3 the official client connects to no site that has it off', async () => {
  await expect(connected(OFF)).rejects.toThrow()
})
