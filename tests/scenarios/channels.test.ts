import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { SaxesParser } from 'saxes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ChannelName, channelPath } from '#domain/channel/channel.ts'
import { formatMoney } from '#domain/money.ts'
import { channelSecret } from '#operations/channel/channel-file.ts'
import { showChannels } from '#operations/channel/show-channels.ts'
import { switchChannel } from '#operations/channel/switch-channel.ts'
import { enquire } from '#operations/inbox/testing.ts'
import { takeSaleBack } from '#operations/sale/take-sale-back.ts'
import { winLead } from '#operations/sale/win-lead.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import type { StaffRequest } from '#operations/staff-request.ts'
import { requestBy } from '#operations/staff-request.ts'
import { serveDemonstrationSites } from './demonstration-sites.ts'
import type { ServedSites } from './served-sites.ts'

const SITES = ['meridian-motor-group', 'southside-cars', 'wattle-caravans'] as const
type Row = Readonly<Record<string, string>>

let served: ServedSites
beforeAll(async () => {
  served = await serveDemonstrationSites()
})
afterAll(() => served.close())

const owner = (slug: string) => sampleStaff(['owner'], { siteSlug: slug })

function requestOf(slug: string): StaffRequest {
  const { platform } = served
  const site = platform.site(slug)
  return { platform, site, actor: owner(slug), now: platform.clock.now(), origin: 'https://dealer.example' }
}

async function turnOn(slug: string, channel: ChannelName): Promise<string> {
  await switchChannel(requestOf(slug), channel, 'on')
  return addressOf(slug, channel)
}

async function addressOf(slug: string, channel: ChannelName): Promise<string> {
  const { platform } = served
  const key = (await platform.storage.forSite({ slug }).channels.keys()).get(channel) ?? ''
  return channelPath(channel, channelSecret(platform, { slug }, channel, key))
}

const cells = (text: string, delimiter: string): readonly Row[] => parse(text, { columns: true, delimiter, bom: false })

function elements(text: string): readonly Row[] {
  const rows: Record<string, string>[] = []
  let name = ''
  const parser = new SaxesParser()
  parser.on('opentag', (tag) => {
    name = tag.name
    if (name === 'car') rows.push({})
  })
  parser.on('text', (part) => {
    const row = rows.at(-1)
    if (row && part.trim() !== '') row[name] = part
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(text).close()
  return rows
}

const READERS: Readonly<Record<ChannelName, (text: string) => readonly Row[]>> = {
  google: (text) => cells(text, '\t'),
  meta: (text) => cells(text, ','),
  csv: (text) => cells(text, ','),
  json: (text) => (JSON.parse(text) as { cars: readonly Row[] }).cars,
  xml: elements,
}

const pages = new Map<string, Promise<string>>()

/** A page of a car, which several files name. */
function pageOf(slug: string, path: string): Promise<string> {
  const page = pages.get(slug + path) ?? served.request(slug, path).then((answer) => answer.text())
  pages.set(slug + path, page)
  return page
}

/** What a person reads on a page. */
function wordsOf(page: string): string {
  return page
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

/** As the pages say it. */
const TYPE_WORDS: Readonly<Record<string, string>> = {
  drive_away: 'Drive away',
  estimated_drive_away: 'Estimated drive away',
  excluding_government_charges: 'Excl. government charges',
}

/** '39990 AUD' or '39990'; null for a row without a price. */
function amountOf({ price }: Row): number | null {
  return price ? Number.parseInt(price, 10) : null
}

describe.each(SITES)('OUT-3 each file of %s, read back', (slug) => {
  it('has the price of each row’s own page, and what it includes', async () => {
    for (const channel of ['csv', 'json', 'xml', 'google', 'meta'] as const) {
      const text = await (await served.request(slug, await turnOn(slug, channel))).text()
      const rows = READERS[channel](text)
      if (channel === 'csv') expect(rows.length).toBeGreaterThan(20)
      for (const row of rows) {
        const path = new URL(row['url'] ?? row['link'] ?? '').pathname
        const page = await pageOf(slug, path)
        const [, shown = null] = /<script type="application\/ld\+json">[^<]*"price":"?([\d.]+)/.exec(page) ?? []
        const amount = amountOf(row)
        expect(shown === null ? null : Number(shown), `${channel} ${path}`).toBe(amount)
        if (amount !== null) expect(page, `${channel} ${path}`).toContain(formatMoney(amount))
      }
    }
  })

  it('LAW-3 has the type of each price as its page says it', async () => {
    for (const channel of ['csv', 'google'] as const) {
      const rows = READERS[channel](await (await served.request(slug, await turnOn(slug, channel))).text())
      for (const row of rows) {
        const type = row['price_type'] ?? row['vehicle_price_type']?.replace(/_price$/, '')
        if (!type) continue
        const path = new URL(row['url'] ?? row['link'] ?? '').pathname
        const shown = wordsOf(await pageOf(slug, path))
        expect(shown, `${channel} ${path}`).toContain(`${formatMoney(amountOf(row) ?? 0)} ${TYPE_WORDS[type]}`)
      }
    }
  })

  it('has every car that the console counts, and no other', async () => {
    const { platform } = served
    const shown = await showChannels(requestBy(platform, platform.site(slug), owner(slug)), `http://${slug}.localhost`)
    for (const { name, path, offers } of shown) {
      const rows = READERS[name](await (await served.request(slug, path ?? '')).text())
      expect(rows.map((row) => row['id'] ?? row['vehicle_id'])).toEqual(offers.eligible.map(({ car }) => car.id))
      expect(offers.blocked.every(({ reasons }) => reasons.length > 0)).toBe(true)
    }
  })
})

describe('OUT-1 the address of a channel', () => {
  const [one, other] = SITES

  it('answers 304 to who has the file, with the ETag of the earlier answer', async () => {
    const path = await turnOn(one, 'csv')
    const first = await served.request(one, path)
    const tag = first.headers.get('ETag') ?? ''
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
    expect((await served.request(one, path, { headers: { 'If-None-Match': tag } })).status).toBe(304)
    expect((await served.request(one, path, { headers: { 'If-None-Match': '"another"' } })).status).toBe(200)
  })

  it('is compressed, and not for search engines', async () => {
    const answer = await served.request(one, await turnOn(one, 'csv'), { headers: { 'Accept-Encoding': 'gzip' } })
    expect(answer.headers.get('Content-Encoding')).toBe('gzip')
    expect(gunzipSync(await answer.arrayBuffer()).toString()).toMatch(/^id,stock_number,vin/)
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
  })

  it('SITE-1 is nothing at another site, nor with another channel’s secret', async () => {
    const path = await turnOn(one, 'csv')
    expect((await served.request(other, path)).status).toBe(404)
    expect((await served.request(one, path.replace('csv-', 'json-').replace('.csv', '.json'))).status).toBe(404)
  })

  it('ends when the channel gets another address or is turned off', async () => {
    const first = await turnOn(one, 'csv')
    const second = await turnOn(one, 'csv')
    expect((await served.request(one, first)).status).toBe(404)
    expect((await served.request(one, second)).status).toBe(200)
    await switchChannel(requestOf(one), 'csv', 'off')
    expect((await served.request(one, second)).status).toBe(404)
  })

  it('is given by owners and managers alone, and each change is in the audit log', async () => {
    const { platform } = served
    const sales = sampleStaff(['sales'], { siteSlug: one })
    await expect(switchChannel({ ...requestOf(one), actor: sales }, 'meta', 'on')).rejects.toThrow()
    await switchChannel(requestOf(one), 'meta', 'on')
    const everything = { personId: null, object: null, from: null, until: null }
    const [last] = await platform.storage.forSite({ slug: one }).audit.list(everything, 1)
    expect(last).toMatchObject({ action: 'settings.edit', object: { kind: 'channel', id: 'meta' }, after: 'on' })
  })

  it('OUT-1 a new price is in the very next answer, under another ETag', async () => {
    const path = await turnOn(one, 'google')
    const before = await served.request(one, path)
    const tag = before.headers.get('ETag') ?? ''
    const [row] = READERS.google(await before.text())
    const car = await served.platform.storage.forSite({ slug: one }).cars.findById(row?.['id'] ?? '')
    if (car === null) throw new Error('no car')
    await served.platform.addCars(one, [{ ...car, price: 41_234, offer_price: null, before_price: null }])
    const after = await served.request(one, path, { headers: { 'If-None-Match': tag } })
    expect(after.status).toBe(200)
    expect(after.headers.get('ETag')).not.toBe(tag)
    const changed = READERS.google(await after.text()).find(({ id }) => id === car.id)
    expect(changed?.['price']).toBe('41234 AUD')
  })

  it('OUT-1 a sold car is gone from every channel', async () => {
    const paths = await Promise.all(
      (['google', 'meta', 'csv', 'json', 'xml'] as const).map((name) => turnOn(one, name)),
    )
    const [row] = READERS.json(await (await served.request(one, paths[3] ?? '')).text())
    const car = await served.platform.storage.forSite({ slug: one }).cars.findById(row?.['id'] ?? '')
    if (car === null) throw new Error('no car')
    await served.platform.addCars(one, [{ ...car, status: 'sold', sold: true }])
    for (const path of paths) {
      const text = await (await served.request(one, path)).text()
      expect(text.length, path).toBeGreaterThan(100)
      expect(text, path).not.toContain(car.id)
    }
  })

  it('SALES-9 a car that a lead bought is sold on the site and in every channel at once, and for sale when that is taken back', async () => {
    const paths = await Promise.all(
      (['google', 'meta', 'csv', 'json', 'xml'] as const).map((name) => turnOn(one, name)),
    )
    const [row] = READERS.json(await (await served.request(one, paths[3] ?? '')).text())
    const [carId, page] = [row?.['id'] ?? '', new URL(row?.['url'] ?? '').pathname]
    const { conversationId } = await enquire(requestOf(one), { car_id: carId })
    const searched = `/api/search?q=${encodeURIComponent(row?.['stock_number'] ?? '')}`
    const found = async (path: string) => (await (await served.request(one, path)).text()).includes(carId)
    const sale = { id: 'sale-of-channels', car: { id: carId }, price: 30_000, soldOn: '2026-11-27' }
    expect(await winLead(requestOf(one), conversationId, sale)).toMatchObject({ ok: true })
    for (const path of [...paths, searched]) expect(await found(path), path).toBe(false)
    expect(wordsOf(await (await served.request(one, page)).text())).toContain('recently sold')
    expect(await takeSaleBack(requestOf(one), conversationId)).toMatchObject({ ok: true })
    for (const path of [...paths, searched]) expect(await found(path), path).toBe(true)
  })

  it('leaves out a car from the moment that it is reserved', async () => {
    const path = await turnOn(one, 'json')
    const before = READERS.json(await (await served.request(one, path)).text())
    const gone = before[0]?.['id'] ?? ''
    const { imports: _imports, ...site } = served.platform.storage.forSite({ slug: one })
    const car = await site.cars.findById(gone)
    if (car === null) throw new Error('no car')
    await served.platform.addCars(one, [{ ...car, reserved: true }])
    const after = READERS.json(await (await served.request(one, path)).text())
    expect(after.map(({ id }) => id)).not.toContain(gone)
  })

  it('INTAKE-8 OUT-3 has both prices of a car, as its card and its page show them', async () => {
    const { platform } = served
    const [before] = READERS.json(await (await served.request(one, await turnOn(one, 'json'))).text())
    const car = await platform.storage.forSite({ slug: one }).cars.findById(before?.['id'] ?? '')
    if (car === null) throw new Error('no car')
    const both = { price: 32_990, price_type: 'drive_away', price_dap: 32_990, price_egc: 30_200 } as const
    await platform.addCars(one, [{ ...car, ...both, offer_price: null, before_price: null }])
    const rows = READERS.json(await (await served.request(one, await turnOn(one, 'json'))).text())
    const row = rows.find(({ id }) => id === car.id)
    expect(row).toMatchObject({
      price: '32990',
      price_type: 'drive_away',
      price_drive_away: '32990',
      price_excluding_government_charges: '30200',
    })
    const pages = ['/search?price=32990:32990', new URL(row?.['url'] ?? '').pathname, `/compare?cars=${car.id}`]
    for (const path of pages) {
      const shown = wordsOf(await (await served.request(one, path, {})).text())
      expect(shown, path).toMatch(/\$32,990 Drive away \$30,200 Excl\. government charges/)
      expect(shown.match(/\$30,200/g), path).toHaveLength(1)
    }
    const answer = await (await served.request(one, '/api/search?price=32990:32990')).json()
    expect(answer.hits).toMatchObject([
      { price: 32_990, price_type: 'drive_away', price_dap: 32_990, price_egc: 30_200 },
    ])
  })
})
