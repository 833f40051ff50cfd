import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '#storage/database/database.ts'
import { runUntil } from './killed-process.ts'

let folder: string
let env: Record<string, string>
let before: string
let after: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-kill-'))
  env = { DATA_DIR: path.join(folder, 'data'), SITES_DIR: path.join(folder, 'sites') }
  await mkdir(path.join(folder, 'sites', 'yard'), { recursive: true })
  await writeFile(path.join(folder, 'sites', 'yard', 'site.json'), JSON.stringify(SITE))
  before = path.join(folder, 'before.csv')
  after = path.join(folder, 'after.csv')
  await writeFile(before, feed(0, 2_000, 10_000))
  // Half of the cars disappear, half change their price, and as many new ones appear. Without --force the import would be held.
  await writeFile(after, feed(1_000, 3_000, 12_000))
  expect((await stockImport(before)).status).toBe(0)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

// The command prints a line for each tenth that it has read, and one when merging starts.
const MOMENTS: readonly (readonly [string, (line: string, count: number) => boolean])[] = [
  ['the first rows were staged', (_, count) => count === 1],
  ['some more were', (_, count) => count === 3],
  ['the merging began', (line) => line.endsWith('merging')],
]
it.each(MOMENTS)('STOCK-1 if killed when %s, readers see the complete old or new stock', async (_, killAt) => {
  expect(await stockImport(after, killAt)).toMatchObject({ status: null })
  expect([OLD, NEW]).toContainEqual(await stock())
})

it('STOCK-2 run again after all that, it loses and doubles nothing', async () => {
  expect((await stockImport(after)).status).toBe(0)
  expect(await stock()).toEqual(NEW)
  const again = await stockImport(after)
  expect(again.lines.join('\n')).toContain('has nothing new for')
  expect(await stock()).toEqual(NEW)
})

const OLD = { cars: 2_000, inStock: 2_000, sold: 0, prices: [10_000], identities: 2_000 }
const NEW = { cars: 3_000, inStock: 2_000, sold: 1_000, prices: [12_000], identities: 3_000 }

const SITE = {
  slug: 'yard',
  id: 'yard',
  name: 'The Yard',
  dealerships: [{ id: '1', slug: 'yard', name: 'The Yard' }],
  locations: [
    {
      id: 'l',
      slug: 'l',
      name: 'Yard',
      dealershipSlug: 'yard',
      street: '1 Test St',
      city: 'Moorooka',
      state: 'QLD',
      postcode: '4105',
      phone: '07 5550 0000',
      leadEmail: 'sales@yard.example',
    },
  ],
}

function stockImport(file: string, killAt?: (line: string, count: number) => boolean) {
  return runUntil('src/server/forecourt.ts', ['stock', 'import', '--site', 'yard', file, '--force'], env, killAt)
}

/** Long, so that the file is read in several chunks. */
const COMMENT = 'One owner with a full service history. '.repeat(20)

function feed(from: number, to: number, price: number): string {
  const rows = Array.from({ length: to - from }, (_, index) => `B${from + index},2020,Kia,Cerato,${price},${COMMENT}`)
  return `${['stocknum,year,make,model,price,dealercomments', ...rows].join('\n')}\n`
}

/** The stock as a new process reads it from the killed one's data folder. */
async function stock() {
  const storage = await openDatabase({ dataFolder: env['DATA_DIR'] ?? '' })
  const cars = []
  for await (const batch of storage.forSite({ slug: 'yard' }).cars.changedSince(0)) cars.push(...batch)
  await storage.close()
  const inStock = cars.filter(({ status }) => status === 'in_stock')
  return {
    cars: cars.length,
    inStock: inStock.length,
    sold: cars.filter(({ status }) => status === 'sold').length,
    prices: [...new Set(inStock.map(({ price }) => price))],
    identities: new Set(cars.map(({ stocknum }) => stocknum)).size,
  }
}
