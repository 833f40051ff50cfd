// Speed and memory of a feed import: node bench/import.ts [rows]
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { feedMappingSchema } from '#domain/feed/mapping.ts'
import { openFeedReaders } from '#gateways/feeds/feed-reader.ts'
import { createPostcodeTable } from '#gateways/geocoding/postcode-table.ts'
import { importStock } from '#operations/stock/import-stock.ts'
import { openDatabase } from '#storage/database/database.ts'
import { compareWithBound, size } from './parts/smallest.ts'

const rows = Number(process.argv[2] ?? size('rows', 100_000, 2_000))
const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-bench-'))
const file = path.join(folder, 'feed.csv')
const feedReaders = openFeedReaders()
const SILENT = { debug() {}, info() {}, warn() {}, error() {} }
const site = {
  slug: 'bench',
  region: 'AU' as const,
  dealerships: [{ id: '1', slug: 'bench', name: 'Bench' }],
  locations: [],
}
const mapping = feedMappingSchema.parse({})
await pipeline(Readable.from(lines(rows)), createWriteStream(file))
const storage = await openDatabase({ dataFolder: path.join(folder, 'data') })
try {
  console.log(`${rows.toLocaleString('en-AU')} rows, PGlite in a folder, Node ${process.version}`)
  console.log(`before: ${megabytes()} MB resident`)
  const first = await measure('first import')
  const again = await measure('the same feed again')
  compareWithBound('time of the same feed again, of the first import', again / first, { atMost: 4 })
} finally {
  await feedReaders.imports.close()
  await storage.close()
  await rm(folder, { recursive: true })
}

/** Returns the seconds of the run. */
async function measure(run: string): Promise<number> {
  let peak = 0
  let mergingFrom = 0
  const started = performance.now()
  const outcome = await importStock(
    { storage, clock: { now: () => new Date() }, geocoder: createPostcodeTable(), feedReaders, log: SILENT },
    site,
    file,
    {
      options: { mapping, dryRun: false, force: false },
      listeners: {
        onProgress: ({ step }) => {
          peak = Math.max(peak, process.memoryUsage.rss())
          if (step === 'merging') mergingFrom = performance.now()
        },
      },
    },
  )
  if (!outcome.ok) throw new Error(outcome.sentence)
  const ended = performance.now()
  const { added, unchanged, refused } = outcome.report
  const seconds = (ended - started) / 1000
  console.log(
    `${run}: ${seconds.toFixed(1)} s, ${Math.round(rows / seconds).toLocaleString('en-AU')} rows/s, of it ${((ended - mergingFrom) / 1000).toFixed(1)} s merging; ` +
      `added ${added}, unchanged ${unchanged}, refused ${refused}; peak ${Math.round(peak / 1e6)} MB resident`,
  )
  return seconds
}

function megabytes(): number {
  return Math.round(process.memoryUsage.rss() / 1e6)
}

function* lines(count: number): Generator<string> {
  yield 'stocknum,year,make,model,badge,price,km,body,fuel,trans,colour,dealercomments,images\n'
  const makes = ['Toyota Corolla', 'Mazda CX-5', 'Ford Ranger', 'Kia Cerato', 'Hyundai i30']
  for (let row = 0; row < count; row += 1) {
    const [make, model] = (makes[row % makes.length] ?? '').split(' ')
    const comment = 'One owner, full service history, two keys. Inspected and ready to drive away today. '.repeat(3)
    yield `B${row},${2005 + (row % 20)},${make},${model},Sport,${5000 + ((row * 37) % 60_000)},${(row * 131) % 250_000},SUV,Petrol,6 SP AUTOMATIC,White,"${comment}",/pictures/${row}/1.jpg|/pictures/${row}/2.jpg\n`
  }
}
