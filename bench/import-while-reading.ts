// How long visitors of one dealer wait while another dealer's stock is imported: node bench/import-while-reading.ts
// [cars] [changed] Pages are represented by their main cost: a cached page by a turn of the event loop, an uncached one
// by reading a car from the database. Each figure is next to the same figure without an import, in one run.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CarSummary } from '#domain/car/car.ts'
import { feedMappingSchema } from '#domain/feed/mapping.ts'
import { stockSchema } from '#domain/listing/car-document.ts'
import { openFeedReaders } from '#gateways/feeds/feed-reader.ts'
import { createPostcodeTable } from '#gateways/geocoding/postcode-table.ts'
import { createStockIndexes } from '#operations/engines/stock-index.ts'
import { importStock } from '#operations/stock/import-stock.ts'
import { createMemoryEngine } from '#search/memory/memory-engine.ts'
import { openDatabase } from '#storage/database/database.ts'
import { quantile, timed } from './measure.ts'
import { compareWithBound, size } from './smallest.ts'

const cars = Number(process.argv[2] ?? size('cars', 10_800, 500))
const changed = Number(process.argv[3] ?? size('changed', 2_000, 100))
const feedReaders = openFeedReaders()
const SILENT = { debug() {}, info() {}, warn() {}, error() {} }
const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-bench-'))
const storage = await openDatabase({ dataFolder: path.join(folder, 'data') })
const indexes = createStockIndexes(storage, async () => createMemoryEngine<CarSummary>(stockSchema))
const stop = storage.onSiteChanged((slug) => void indexes.refresh(slug))
try {
  await bringIn('reader', 200, 0)
  await bringIn('dealer', 1, 0)
  await indexes.forSite({ slug: 'reader' })
  await indexes.forSite({ slug: 'dealer' })
  const [car] = await firstCars('reader')
  if (!car) throw new Error('the reader has no car')
  const idleMs = size('ms without an import', 3_000, 500)
  const idle = () => watched(car.slug, () => new Promise((resolve) => setTimeout(resolve, idleMs)))
  const before = await idle()
  print('without an import', before)
  const first = await watched(car.slug, () => bringIn('dealer', cars, 0))
  print(`first import of ${cars} cars`, first)
  const between = await idle()
  print('without an import', between)
  print(`import that changes ${changed} of ${cars}`, await watched(car.slug, () => bringIn('dealer', cars, changed)))
  const longer = quantile(first.reads, 0.5) / quantile([...before.reads, ...between.reads], 0.5)
  compareWithBound('p50 of reading a car during an import, of that without one', longer, { atMost: 100 })
} finally {
  stop()
  await indexes.close()
  await feedReaders.imports.close()
  await storage.close()
  await rm(folder, { recursive: true })
}

async function watched(slug: string, work: () => Promise<unknown>) {
  const turns: number[] = []
  const reads: number[] = []
  const seen = new Set<number>()
  let over = false
  const turn = async () => {
    while (!over) {
      turns.push(await timed(() => new Promise((resolve) => setTimeout(resolve, 1))))
    }
  }
  const read = async () => {
    while (!over) {
      reads.push(await timed(() => storage.forSite({ slug: 'reader' }).cars.find(slug)))
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  const look = async () => {
    while (!over) {
      seen.add(await (await indexes.forSite({ slug: 'dealer' })).size())
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  }
  const readers = [turn(), read(), look()]
  const ms = await timed(async () => {
    await work()
    await indexes.refresh('dealer')
  })
  over = true
  await Promise.all(readers)
  return { seconds: ms / 1000, turns, reads, seen: [...seen] }
}

function print(what: string, { seconds, turns, reads, seen }: Awaited<ReturnType<typeof watched>>): void {
  console.log(
    `${what} (${seconds.toFixed(1)} s): a turn ${percentiles(turns)}; a car of the database ${percentiles(reads)}; sizes that the dealer’s readers saw: ${seen.join(', ')}`,
  )
}

function percentiles(values: readonly number[]): string {
  const at = (share: number) => Math.round(quantile(values, share))
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)} ms`
}

async function firstCars(slug: string) {
  for await (const batch of storage.forSite({ slug }).cars.changedSince(0)) return batch
  return []
}

async function bringIn(slug: string, count: number, differing: number): Promise<void> {
  const file = path.join(folder, `${slug}.csv`)
  await writeFile(file, feed(count, differing))
  const outcome = await importStock(
    { storage, clock: { now: () => new Date() }, geocoder: createPostcodeTable(), feedReaders, log: SILENT },
    { slug, region: 'AU', dealerships: [{ id: '1', slug, name: slug }], locations: [] },
    file,
    { options: { mapping: feedMappingSchema.parse({}), dryRun: false, force: true } },
  )
  if (!outcome.ok) throw new Error(outcome.sentence)
}

function feed(count: number, differing: number): string {
  const comment = 'One owner, full service history, two keys. Inspected and ready to drive away today. '.repeat(5)
  const rows = Array.from({ length: count }, (_, row) => {
    const price = 15_000 + ((row * 37) % 60_000) + (row < differing ? 10 : 0)
    return `B${row},${2005 + (row % 20)},Kia,Cerato,Sport,${price},${(row * 131) % 250_000},SUV,Petrol,Automatic,White,"${comment}",/pictures/${row}/1.jpg`
  })
  return `stocknum,year,make,model,badge,price,km,body,fuel,trans,colour,dealercomments,images\n${rows.join('\n')}\n`
}
