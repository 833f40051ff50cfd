import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { feedMappingSchema } from '#domain/feed/mapping.ts'
import { importStock } from '#operations/stock/import-stock.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

/** Names that would be one if only their letters and digits counted, and names in other scripts. */
const FEED = `stocknum,year,make,model,badge,price,km,status
C1,2014,Toyota,Prius+,i-Tech 7 Seat,17990,120000,in_stock
C2,2016,Toyota,Prius,Base,19990,88000,in_stock
C3,2017,Toyota,PRIUS,i-Tech,21990,70000,in_stock
C4,2017,Toyota,Prius,i-Tech,21990,70000,in_stock
C5,1962,Morgan,4/4,,59990,30000,in_stock
C6,1962,Morgan,4-4,,59990,30000,in_stock
C7,2023,比亚迪,元 PLUS,,41990,9000,in_stock
C8,1990,Kia,+++,,9990,9000,in_stock
C9,2019,Mercedes Benz,C200,,39990,9000,in_stock
C10,2019,Mercedes-Benz,C300,,39990,9000,in_stock
C11,2019,Mercedes-Benz,E300,,39990,9000,in_stock
`

let served: ServedSites
let folder: string
beforeAll(async () => {
  served = await serveSites({ sites: [sampleSite()] })
  folder = await mkdtemp(join(tmpdir(), 'forecourt-names-'))
  const file = join(folder, 'stock.csv')
  await writeFile(file, FEED)
  const done = await importStock(served.platform, served.platform.site('yard'), file, {
    options: { mapping: feedMappingSchema.parse({}), dryRun: false, force: true },
  })
  expect(done).toMatchObject({ ok: true })
  await served.platform.engines.refresh('yard')
})
afterAll(async () => {
  await served.close()
  await rm(folder, { recursive: true })
})

interface Hit {
  readonly stocknum: string
  readonly slug: string
  readonly name: string
  readonly make: string
  readonly model: string
}

async function hits(query: string): Promise<ReadonlyMap<string, Hit>> {
  const answer = await served.request('yard', `/api/search?hitsPerPage=50${query}`)
  const found = (await answer.json()) as { hits: readonly Hit[] }
  return new Map(found.hits.map((hit) => [hit.stocknum, hit]))
}

const numbers = async (query: string) => [...(await hits(query)).keys()].toSorted()

it('D-28 A5 a model keeps the marks of its name, on its page too; only case makes no other name', async () => {
  const cars = await hits('')
  expect(['C1', 'C2', 'C3', 'C4', 'C5', 'C6'].map((id) => cars.get(id)?.model)).toEqual([
    'Prius+',
    'Prius',
    'Prius',
    'Prius',
    '4/4',
    '4-4',
  ])
  expect([cars.get('C9')?.make, cars.get('C10')?.make]).toEqual(['Mercedes-Benz', 'Mercedes-Benz'])
  expect(cars.get('C1')?.name).toBe('2014 Toyota Prius+ i-Tech 7 Seat')
  const page = await (await served.request('yard', `/cars/${cars.get('C1')?.slug}`)).text()
  expect(page).toContain('"model":"Prius+"')
  expect(await numbers(`&model=${encodeURIComponent('Prius+')}`)).toEqual(['C1'])
  expect(await numbers('&model=Prius')).toEqual(['C2', 'C3', 'C4'])
})

it('ROUTE-2 A5 two models with one slug share an address', async () => {
  const answer = await served.request('yard', '/search/toyota/prius')
  expect(answer.status).toBe(200)
  const page = await answer.text()
  for (const id of ['C1', 'C2', 'C4']) expect(page).toContain(`/cars/${(await hits('')).get(id)?.slug}`)
})

it('ROUTE-2 A5 a name in another script, or of marks alone, has a page', async () => {
  const cars = await hits('')
  for (const [id, address] of [
    ['C7', '/search/biyadi'],
    ['C7', '/search/biyadi/yuan-plus'],
    ['C8', '/search/kia/%2B%2B%2B'],
  ] as const) {
    const page = await (await served.request('yard', `/cars/${cars.get(id)?.slug}`)).text()
    expect(page, id).toContain(`href="${address}"`)
    const answer = await served.request('yard', address)
    expect([address, answer.status]).toEqual([address, 200])
    expect(await answer.text()).toContain(`/cars/${cars.get(id)?.slug}`)
  }
})
