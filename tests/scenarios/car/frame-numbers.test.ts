import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { feedMappingSchema } from '#domain/feed/mapping.ts'
import { findCar } from '#operations/mcp/find-car.ts'
import { sweepDeliveries } from '#operations/sending/sweep-deliveries.ts'
import { requestOn } from '#operations/site-request.ts'
import { importStock } from '#operations/stock/import-stock.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

/** Imports from Japan as dealers of New Zealand send them; the last ones have no number but that of their frame. */
const HEADER = 'stocknum,vin,frame_number,regplate,year,make,model,price,km\n'
const FEED = `${HEADER}F1,NKE165-7012345,,,2015,Toyota,Corolla Fielder,13990,80000
F2,,GP5-3012345,,2014,Honda,Fit,11990,88000
F3,,PENDING,,2018,Nissan,Note,14990,60000
,MXPH10-2012345,,,2021,Toyota,Yaris,24990,30000
`

const integrations = { mcp: true }
const delivery = {
  confirmBuyer: false,
  destinations: [{ kind: 'adf' as const, to: 'crm@dealer.example' }],
}

let served: ServedSites
let folder: string
beforeAll(async () => {
  served = await serveSites({
    sites: [
      sampleSite({ integrations, delivery }),
      sampleSite({ slug: 'secret', id: 'secret', integrations, vehicle: { hideVin: true } }),
    ],
  })
  folder = await mkdtemp(join(tmpdir(), 'forecourt-frames-'))
  for (const slug of ['yard', 'secret']) await imported(slug, FEED)
})
afterAll(async () => {
  await served.close()
  await rm(folder, { recursive: true })
})

async function imported(slug: string, feed: string) {
  const file = join(folder, `${slug}.csv`)
  await writeFile(file, feed)
  const done = await importStock(served.platform, served.platform.site(slug), file, {
    options: { mapping: feedMappingSchema.parse({}), dryRun: false, force: true },
  })
  expect(done).toMatchObject({ ok: true, report: { refused: 0 } })
  await served.platform.engines.refresh(slug)
  if (!done.ok) throw new Error(done.sentence)
  return done.report
}

interface McpAnswer {
  readonly result: { readonly structuredContent: { readonly items: readonly object[] } }
}

const BUYER = { name: 'Jo', last_name: 'Nguyen', email: 'jo@mail.example', phone: '0412 345 678', postcode: '4000' }

interface Hit {
  readonly id: string
  readonly model: string
  readonly slug: string
  readonly vin: string | null
  readonly frame_number?: string
}

async function hit(slug: string, model: string): Promise<Hit> {
  const answer = await served.request(slug, '/api/search?hitsPerPage=50')
  const { hits } = (await answer.json()) as { hits: readonly Hit[] }
  return hits.find((each) => each.model === model)!
}

const text = async (slug: string, path: string) => (await served.request(slug, path)).text()

it('A7 STOCK-4 CAR-4 a frame number is on the page and the window sticker, named as what it is, and is no VIN', async () => {
  for (const [model, number] of [
    ['Corolla Fielder', 'NKE165-7012345'],
    ['Fit', 'GP5-3012345'],
    ['Yaris', 'MXPH10-2012345'],
  ] as const) {
    const car = await hit('yard', model)
    expect([car.vin, car.frame_number]).toEqual([null, number])
    const page = await text('yard', `/cars/${car.slug}`)
    expect(page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toContain(`Frame number ${number}`)
    expect(page).not.toContain('vehicleIdentificationNumber')
    const sticker = await text('yard', `/cars/${car.slug}.pdf`)
    expect(sticker).toContain('Frame number')
    expect(sticker).toContain(number)
  }
  expect(await hit('yard', 'Note')).not.toHaveProperty('frame_number')
})

it('A7 CAR-4 a site that hides VINs hides frame numbers everywhere', async () => {
  const car = await hit('secret', 'Corolla Fielder')
  for (const path of [`/cars/${car.slug}`, `/cars/${car.slug}.pdf`, '/api/search?hitsPerPage=50', '/cars'])
    expect(await text('secret', path)).not.toContain('7012345')
  expect(await findCar(requestOn(served.platform, served.platform.site('secret')), { vin: 'NKE165-7012345' })).toBe(
    null,
  )
})

it('A7 a car is found by its frame number where it would be by its VIN', async () => {
  const found = await findCar(requestOn(served.platform, served.platform.site('yard')), { vin: 'nke165 7012345' })
  expect(found?.model).toBe('Corolla Fielder')
})

it('A7 FIELD-1 the dealer’s mail and ADF name the frame number of the car that a buyer asks about, and have no VIN', async () => {
  const car = await hit('yard', 'Corolla Fielder')
  const sent = await served.request('yard', '/api/leads', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'frame-1' },
    body: JSON.stringify({ category: 'Vehicle Enquiry', car_id: car.id, message: 'Is it here?', ...BUYER }),
  })
  expect(sent.status).toBe(201)
  await sweepDeliveries(served.platform, ['yard'])
  const texts = served.platform.mailer.sent.map(({ text }) => text)
  const [adf, mail] = [true, false].map((isAdf) => texts.find((text) => text.includes('<adf') === isAdf) ?? '')
  expect(mail).toContain('Frame number: NKE165-7012345')
  expect(adf).toMatch(/<comments>[^<]*Frame number NKE165-7012345/)
  for (const text of [mail, adf]) expect(text).not.toMatch(/vin\b/i)
})

it('A7 an agent reads a frame number as one, and null where the site hides VINs', async () => {
  for (const [slug, number] of [
    ['yard', 'NKE165-7012345'],
    ['secret', null],
  ] as const) {
    const answer = await served.request(slug, '/mcp', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
        params: { name: 'inventory.search', arguments: { model: 'Corolla Fielder' } },
      }),
    })
    const { result } = (await answer.json()) as McpAnswer
    expect(result.structuredContent.items).toMatchObject([{ vin: null, frame_number: number }])
  }
})

it('A7 STOCK-4 a car with nothing but a frame number stays the same car, also when it gets a plate or a stock number', async () => {
  const { slug } = await hit('yard', 'Yaris')
  const before = FEED.slice(0, FEED.indexOf(',MXPH10'))
  expect(await imported('yard', `${before},,mxph10-2012345,,2021,Toyota,Yaris,23990,30000\n`)).toMatchObject({
    changed: 1,
  })
  expect(await imported('yard', `${before},MXPH10 2012345,,QRS123,2021,Toyota,Yaris,23990,30000\n`)).toMatchObject({
    added: 0,
    changed: 1,
    sold: 0,
  })
  expect(await imported('yard', `${before}F9,MXPH10-2012345,,QRS123,2021,Toyota,Yaris,23990,30000\n`)).toMatchObject({
    changed: 1,
    added: expect.any(Number),
  })
  expect((await hit('yard', 'Yaris')).slug).toBe(slug)
})
