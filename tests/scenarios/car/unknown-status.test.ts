import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { addFeed } from '#operations/intake/edit-feeds.ts'
import { commandActor } from '#operations/staff/command-actor.ts'
import { requestBy } from '#operations/staff-request.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'
import { commandAt } from './command-at.ts'

const HEADER = 'stocknum,year,make,model,price,km,payment_processors,status\n'
const row = (stocknum: string, status: string) => `${stocknum},2019,Mazda,CX-5,29990,50000,stripe,${status}\n`

let served: ServedSites
let folder: string
let printed: readonly string[]
beforeAll(async () => {
  const site = sampleSite({ reservation: { kind: 'deposit' } })
  served = await serveSites({ sites: [site, { ...site, slug: 'rival', id: 'rival', name: 'Rival Cars' }] })
  folder = await mkdtemp(join(tmpdir(), 'forecourt-unknown-status-'))
  const actor = commandActor('yard')
  const definition = feedDefinitionSchema.parse({ name: 'stock', way: 'upload' })
  await addFeed(requestBy(served.platform, served.platform.site('yard'), actor), definition)
})
afterAll(async () => {
  await served.close()
  await rm(folder, { recursive: true })
})

async function forecourt(...argv: readonly string[]): Promise<number> {
  const done = await commandAt({ served, folder, slugs: ['yard', 'rival'] }, argv)
  printed = done.printed
  return done.status
}

async function imported(slug: string, rows: readonly string[]): Promise<string> {
  await writeFile(join(folder, 'stock.csv'), HEADER + rows.join(''))
  expect(await forecourt('stock', 'import', '--site', slug, 'stock.csv')).toBe(0)
  await served.platform.engines.refresh(slug)
  return printed.join('\n')
}

interface Hit {
  readonly stocknum: string
  readonly slug: string
  readonly status: string
  readonly reserved: boolean
}

async function listed(slug: string): Promise<ReadonlyMap<string, Hit>> {
  const answer = await served.request(slug, '/api/search?hitsPerPage=50')
  const { hits } = (await answer.json()) as { hits: readonly Hit[] }
  return new Map(hits.map((hit) => [hit.stocknum, hit]))
}

/** Whether the page of a car offers its reservation, and what the address of the checkout answers. */
async function reserving(slug: string, stocknum: string) {
  const car = (await listed(slug)).get(stocknum)
  const page = await (await served.request(slug, `/cars/${car?.slug}`)).text()
  return { status: car?.status, isReserved: car?.reserved, isOffered: page.includes(`/cars/${car?.slug}/checkout`) }
}

const FOR_SALE = { status: 'in_stock', isReserved: false, isOffered: true }

it('A8 STOCK-4 RESERVE-1 a car that is new with a phrase nobody knows is listed, and is not reserved online', async () => {
  const said = await imported('yard', [row('A', 'Available'), row('B', 'Under Offer'), row('C', 'Wholesale')])
  expect(await reserving('yard', 'A')).toEqual(FOR_SALE)
  expect(await reserving('yard', 'C')).toEqual({ ...FOR_SALE, isOffered: false })
  expect(said).toContain("line 4 'Wholesale'")
  expect(said).toContain(
    'The feed says “Wholesale” of one car, and we don’t know what that means. ' +
      "Answer once with forecourt feeds answer --site yard --feed stock --status-word 'Wholesale=STATE', " +
      'where STATE is in_stock (for sale), coming_soon, reserved, sold or hidden (not on the website).',
  )
})

it('A8 STOCK-4 a phrase nobody knows leaves each car in the state that it has, and the same file changes nothing', async () => {
  const rows = ['A', 'B', 'C'].map((stocknum) => row(stocknum, 'WHOLESALE'))
  await imported('yard', [row('A', 'Available'), row('B', 'Under Offer'), row('C', 'Wholesale'), row('D', 'Sold')])
  expect(await imported('yard', [...rows, row('D', 'Wholesale')])).toContain('of 4 cars')
  expect(await reserving('yard', 'A')).toEqual(FOR_SALE)
  expect(await reserving('yard', 'B')).toEqual({ status: 'in_stock', isReserved: true, isOffered: false })
  expect(await reserving('yard', 'C')).toEqual({ ...FOR_SALE, isOffered: false })
  expect((await listed('yard')).get('D')?.status).toBe('sold')
  expect(await imported('yard', [...rows, row('D', 'Wholesale')])).toContain('stock.csv has nothing new')
})

it.each([
  ['in_stock', FOR_SALE],
  ['reserved', { status: 'in_stock', isReserved: true, isOffered: false }],
  ['sold', { status: 'sold', isReserved: false, isOffered: false }],
  ['hidden', { status: undefined, isReserved: undefined, isOffered: false }],
] as const)('A8 STOCK-4 the answer %s counts from the next file on, and is not asked again', async (state, car) => {
  await imported('yard', [row('A', 'Available'), row('E', '"Trade, only"')])
  expect(await answer('--feed', 'stock', '--status-word', `trade only=${state}`)).toBe(0)
  expect(printed).toEqual([`From its next file on, the feed stock means ${state} when it says “trade only”.`])
  const said = await imported('yard', [row('A', 'Available'), row('E', 'Trade Only')])
  expect(said).not.toContain('we don’t know')
  expect(said).not.toContain('not known')
  expect(await reserving('yard', 'E')).toEqual(car)
})

it('A8 an answer is in the log of changes, with what the feed had before', async () => {
  const { rows } = await served.platform.storage
    .rawDatabase()
    .executeSql("select before, after from audit_events where action = 'feed.edit' order by at desc, id desc limit 1")
  expect(JSON.stringify(rows)).toContain('"trade only":"hidden"')
})

it('A8 a file of a feed that the site has not set up is read again with the answer, in words of the command', async () => {
  const said = await imported('rival', [row('A', 'Wholesale'), row('B', '"At Jo’s = away"')])
  expect(said).toContain(
    'The feed says “Wholesale” of one car, and we don’t know what that means. ' +
      "Run the import again, and add --status-word 'Wholesale=STATE' to say it, " +
      'where STATE is in_stock (for sale), coming_soon, reserved, sold or hidden (not on the website).',
  )
  expect(said).not.toMatch(/[{}"]|mapping|statusWords/)
  const words = ['--status-word', 'wholesale=coming_soon', '--status-word', 'At Jo’s = away=sold']
  expect(await forecourt('stock', 'import', '--site', 'rival', 'stock.csv', ...words)).toBe(0)
  expect(printed.join()).not.toContain('we don’t know')
  await served.platform.engines.refresh('rival')
  const cars = await listed('rival')
  expect([cars.get('A')?.status, cars.get('B')?.status]).toEqual(['coming_soon', 'sold'])
})

it('A8 a word that is typed counts before the mapping’s answer', async () => {
  await imported('rival', [row('A', 'Wholesale')])
  await writeFile(join(folder, 'answered.json'), JSON.stringify({ statusWords: { Wholesale: 'sold' } }))
  const words = ['--mapping', 'answered.json', '--status-word', 'WHOLESALE=coming_soon']
  expect(await forecourt('stock', 'import', '--site', 'rival', 'stock.csv', ...words)).toBe(0)
  await served.platform.engines.refresh('rival')
  expect((await listed('rival')).get('A')?.status).toBe('coming_soon')
})

it.each(['Wholesale', 'Wholesale=gone', '=sold', `${'W'.repeat(101)}=sold`])(
  'A8 --status-word %s changes nothing, and says how it is written',
  async (typed) => {
    expect(await forecourt('stock', 'import', '--site', 'rival', 'stock.csv', '--status-word', typed)).toBe(2)
    expect(printed).toEqual([
      `'${typed}' is not a word and its state, such as 'Wholesale=sold'; ` +
        'a word has 1 to 100 characters, and a state is in_stock, coming_soon, reserved, sold, hidden.',
    ])
  },
)

it.each([
  [['--feed', 'stock', '--status-word', 'Wholesale=gone'], /'Wholesale=gone' is not a word and its state/],
  [['--feed', 'stock', '--status-word', '=sold', '--unit', 'odometer=feet'], /'=sold'.*\n'odometer=feet'/],
  [['--feed', 'stok', '--status-word', 'Wholesale=sold'], /has no feed 'stok'; did you mean "stock"/],
  [['--feed', 'stock'], /Say what you answer: --status-word/],
])('A8 wrong use ends with 2 and a sentence, and changes nothing: %j', async (argv, sentence) => {
  expect(await answer(...argv)).toBe(2)
  expect(printed.join('\n')).toMatch(sentence)
})

it('A8 SITE-6 one command takes both kinds of answers, as often as it is told', async () => {
  const words = ['--status-word', 'Trade=sold', '--status-word', 'Loan=hidden', '--unit', 'odometer=mi']
  expect(await answer('--feed', 'stock', ...words)).toBe(0)
  expect(printed).toEqual([
    'From its next file on, the feed stock means sold when it says “Trade”.',
    'From its next file on, the feed stock means hidden when it says “Loan”.',
    'From its next file on, figures of the feed stock for odometer without a unit are in mi.',
  ])
})

it('CARD-10 STOCK-4 a car whose feed says ‘Deposit Taken’ is for sale no more: its page and its card say it is reserved', async () => {
  const said = await imported('rival', [row('A', 'Available'), row('DT', 'Deposit Taken')])
  expect(said).not.toContain('we don’t know')
  expect(await reserving('rival', 'DT')).toEqual({ status: 'in_stock', isReserved: true, isOffered: false })
  const page = async (path: string) => (await (await served.request('rival', path)).text()).replaceAll('<!-- -->', '')
  const slug = (await listed('rival')).get('DT')?.slug
  expect(await page(`/cars/${slug}`)).toContain('Reserved by another buyer.')
  expect((await page('/search')).match(/card-tag[^>]*>RESERVED</g)).toHaveLength(1)
})

const answer = (...argv: readonly string[]) => forecourt('feeds', 'answer', '--site', 'yard', ...argv)
