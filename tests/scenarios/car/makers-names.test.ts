import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { feedMappingSchema } from '#domain/feed/mapping.ts'
import { importStock } from '#operations/stock/import-stock.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import type { SuggestionsView } from '#views/listing/suggestions-view.ts'
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

/** What a page lists, and says of it. */
async function listed(address: string) {
  const answer = await served.request('yard', address)
  expect([address, answer.status]).toEqual([address, 200])
  const page = await answer.text()
  const cars = [...(await hits('')).values()].filter(({ slug }) => page.includes(`/cars/${slug}"`))
  const [, count] = /data-result-count[^>]*>([^<]*)</.exec(page) ?? []
  const [, heading] = /<h1[^>]*>([^<]*)</.exec(page) ?? []
  return { numbers: cars.map(({ stocknum }) => stocknum).toSorted(), count, heading, page }
}

/** The models of the stock by their names, and the numbers of their cars. */
const MODELS: readonly (readonly [string, string, ...string[]])[] = [
  ['Toyota', 'Prius+', 'C1'],
  ['Toyota', 'Prius', 'C2', 'C3', 'C4'],
  ['Morgan', '4/4', 'C5'],
  ['Morgan', '4-4', 'C6'],
  ['比亚迪', '元 PLUS', 'C7'],
  ['Kia', '+++', 'C8'],
]

it.each([
  'toyota',
  'prius',
  'prius+',
  'pri',
  'morgan',
  '4/4',
  '4-4',
  '比亚迪',
  '元 plus',
  'plus',
  'kia',
  '+++',
  'i-tech',
])('ROUTE-2 A5 each suggestion for %s promises as many cars as its page lists', async (typed) => {
  const answer = await served.request('yard', `/api/suggestions?q=${encodeURIComponent(typed)}`)
  const { groups } = (await answer.json()) as SuggestionsView
  const promised = groups.flatMap(({ options }) => options).map(({ href, note }) => [href, note])
  expect(promised).not.toEqual([])
  for (const [href, note] of promised) expect([href, (await listed(href ?? '')).count]).toEqual([href, note])
})

it.each(MODELS)(
  'ROUTE-2 A5 everything that links to the %s %s leads to its own cars',
  async (make, model, ...numbers) => {
    const answer = await served.request('yard', `/api/suggestions?q=${encodeURIComponent(`${make} ${model}`)}`)
    const { groups } = (await answer.json()) as SuggestionsView
    const own = groups
      .flatMap(({ options }) => options)
      .find(({ pieces }) => pieces.map(([text]) => text).join('') === `${make} ${model}`)
    const at = own?.href ?? ''
    const page = await listed(at)
    expect([page.numbers, page.heading]).toEqual([numbers, `${make} ${model} for sale`])
    // SEARCH-15: one chip, which leads to the whole listing.
    const chips = [...page.page.matchAll(/<a class="chip" href="([^"]*)"/g)].map(([, href]) => href)
    expect(chips).toEqual(['/search'])
    const car = (await hits('')).get(numbers[0] ?? '')
    const link = `href="${at.replaceAll('&', '&amp;')}"`
    expect(await (await served.request('yard', `/cars/${car?.slug}`)).text(), 'breadcrumb of its cars').toContain(link)
    expect((await listed(`/search/${at.split('/')[2]}`)).page, 'page of its make').toContain(link)
    expect((await hits(`&make=${encodeURIComponent(make)}&model=${encodeURIComponent(model)}`)).size).toBe(
      numbers.length,
    )
  },
)

it('ROUTE-2 A5 the address that two models share lists both, names both and stays in the sitemap', async () => {
  const { numbers, heading, page } = await listed('/search/toyota/prius')
  expect([numbers, heading]).toEqual([['C1', 'C2', 'C3', 'C4'], 'Toyota Prius and Prius+ for sale'])
  expect(page).toContain('<link rel="canonical" href="http://yard.localhost/search/toyota/prius"')
  const sitemap = await served.sitemap('yard')
  expect(sitemap.match(/<loc>[^<]*\/search\/toyota\/prius[^<]*<\/loc>/g)).toHaveLength(1)
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
