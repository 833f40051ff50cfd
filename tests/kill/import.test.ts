import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '#storage/database.ts'
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
  // Half of the cars go, half change their price, and as many new ones come.
  await writeFile(after, feed(1_000, 3_000, 12_000))
  expect((await stockImport(before)).status).toBe(0)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

// Lines are printed for each tenth that was read, and one as the merging begins.
it.each([1, 3, 4, 5])(
  'STOCK-1 killed after %i lines, readers have the old stock or the new one, whole',
  async (lines) => {
    const killed = await stockImport(after, lines)
    expect(killed).toMatchObject({ status: null })
    expect([OLD, NEW]).toContainEqual(await stock())
  },
)

it('STOCK-2 run again after all that, nothing is lost and nothing is doubled', async () => {
  expect((await stockImport(after)).status).toBe(0)
  expect(await stock()).toEqual(NEW)
  const again = await stockImport(after)
  expect(again.lines.join('\n')).toContain('brought nothing new')
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
    },
  ],
}

function stockImport(file: string, killAfterLines?: number) {
  return runUntil('src/server/forecourt.ts', ['stock', 'import', '--site', 'yard', file], env, killAfterLines)
}

function feed(from: number, to: number, price: number): string {
  const rows = Array.from({ length: to - from }, (_, index) => `B${from + index},2020,Kia,Cerato,${price}`)
  return `${['stocknum,year,make,model,price', ...rows].join('\n')}\n`
}

/** The stock as a reader sees it, in a process that finds the killed one's data folder. */
async function stock() {
  const storage = await openDatabase({ dataFolder: env['DATA_DIR'] ?? '' })
  const cars = []
  for await (const batch of storage.forSite({ slug: 'yard' }).carsChangedSince(0)) cars.push(...batch)
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
