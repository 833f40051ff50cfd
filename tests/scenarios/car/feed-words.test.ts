import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { feedMappingSchema } from '#domain/feed/mapping.ts'
import type { FeedRemark } from '#domain/feed/record.ts'
import { importStock } from '#operations/stock/import-stock.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

/** Rows as dealers send them (field review 4): what a status, a number or an address says is read whole or not at all. */
const FEED = `stocknum,vin,year,make,model,badge,price,km,status,drive,dealercomments,images
A8A,,2019,Mazda,CX-5,Touring,29990,50000,Sold - Pending Delivery,,,
A8B,,2019,Mazda,CX-3,Touring,19990,50000,Sale Pending,,,
A8C,,2019,Mazda,CX-8,Touring,39990,50000,Deposit Taken,,,
A8D,,2019,Mazda,CX-9,Touring,39990,50000,Under Offer,,,
A8E,,2019,Mazda,2,Neo,15990,50000,Available,,,
A11A,,2020,BMW,X5,M50i,99990,40000,,xDrive (rear-biased),,
A7A,NKE165-7012345,2018,Toyota,Corolla,Fielder,18990,60000,,,,
A17A,00000000000000000,2024,Kia,EV6,Air,62990,10,,,,
A17B,00000000000000000,2024,Kia,EV9,Air,92990,12,,,,
A17C,PENDING,2025,Kia,EV5,Air,56990,20,,,,
A10A,,2020,Kia,Stinger,GT,39990,50000,,,"<p>One owner.<br/>Full&nbsp;history &amp; 2 keys</p><ul><li>Tow bar</li></ul>",
A21A,,2016,Nissan,Note,e-Power,11990,60000,,,,
"=""00124""",,2020,Kia,Cerato,S,15990,50000,,,,
A23A,,2020,Kia,Soul,,19990,50000,,,,"//cdn.dealer.example/1.jpg,//cdn.dealer.example/2.jpg"
A23B,,2020,Kia,Rio,,19990,50000,,,,"[""https://cdn.dealer.example/1.jpg"",""https://cdn.dealer.example/2.jpg""]"
`

let served: ServedSites
let folder: string
const remarks: FeedRemark[] = []
beforeAll(async () => {
  served = await serveSites({ sites: [sampleSite()] })
  folder = await mkdtemp(join(tmpdir(), 'forecourt-feed-words-'))
  const file = join(folder, 'stock.csv')
  await writeFile(file, FEED)
  const done = await importStock(served.platform, served.platform.site('yard'), file, {
    options: { mapping: feedMappingSchema.parse({}), dryRun: false, force: true },
    listeners: { onRemark: (remark) => remarks.push(remark) },
  })
  expect(done).toMatchObject({ ok: true, report: { refused: 0 } })
  await served.platform.engines.refresh('yard')
})
afterAll(async () => {
  await served.close()
  await rm(folder, { recursive: true })
})

interface Hit {
  readonly stocknum: string
  readonly slug: string
  readonly status: string
  readonly reserved: boolean
  readonly vin: string | null
  readonly drive: string | null
  readonly badge: string | null
}

async function listed(): Promise<ReadonlyMap<string, Hit>> {
  const answer = await served.request('yard', '/api/search?hitsPerPage=50')
  const { hits } = (await answer.json()) as { hits: readonly Hit[] }
  return new Map(hits.map((hit) => [hit.stocknum, hit]))
}

it('STOCK-4 A8 what begins with sold is not for sale, and a car with a buyer shows as reserved', async () => {
  const cars = await listed()
  expect(cars.get('A8A')?.status).toBe('sold')
  for (const stocknum of ['A8B', 'A8C', 'A8D']) {
    const car = cars.get(stocknum)
    expect([stocknum, car?.status, car?.reserved]).toEqual([stocknum, 'in_stock', true])
    expect(await (await served.request('yard', `/cars/${car?.slug}`)).text()).toContain('Reserved')
  }
  expect(cars.get('A8E')?.reserved).toBe(false)
})

it('STOCK-4 A11 a drive of all wheels is one, whatever it says about the rear', async () => {
  expect((await listed()).get('A11A')?.drive).toBe('AWD')
})

it('STOCK-4 A7 A17 cars with a frame number or a number that is to come are listed, each without a VIN', async () => {
  const cars = await listed()
  for (const stocknum of ['A7A', 'A17A', 'A17B', 'A17C'])
    expect([stocknum, cars.get(stocknum)?.vin]).toEqual([stocknum, null])
})

it('CAR-2 A10 HTML of a comment is text with its line breaks, as a buyer reads it', async () => {
  const { slug } = (await listed()).get('A10A') ?? {}
  const html = await (await served.request('yard', `/cars/${slug}`)).text()
  for (const line of ['One owner.', 'Full history &amp; 2 keys', 'Tow bar']) expect(html).toContain(line)
  expect(html).not.toMatch(/&lt;(?:p|br|li)|&amp;(?:amp|nbsp)/)
})

it('STOCK-4 A21 A22 no badge is blank, and a number that Excel kept as text is itself', async () => {
  const cars = await listed()
  expect([cars.get('A21A')?.badge, cars.has('00124')]).toEqual([null, true])
})

it('STOCK-1 A23 addresses without a scheme and lists in a cell are pictures, and nothing is left out', async () => {
  expect(remarks.filter(({ column }) => column === 'images')).toEqual([])
  const { rows } = await served.platform.storage
    .rawDatabase()
    .executeSql("select count(*)::int as pictures from pictures where address like 'https://cdn.dealer.example/%'")
  expect(rows).toEqual([{ pictures: 2 }])
})
