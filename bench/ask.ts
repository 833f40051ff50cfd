import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeStock } from '#demonstration/stock/write-stock.ts'
import { understand } from '#domain/ask/understand.ts'
import type { CarSummary } from '#domain/car/car.ts'
import { carDocument, stockSchema } from '#domain/listing/car-document.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY } from '#domain/listing/stock-query.ts'
import { QUERY_CONTEXT } from '#fixtures/queries/vocabulary.ts'
import { createLocalities } from '#gateways/geocoding/localities.ts'
import { knownMakes } from '#operations/listing/known-makes.ts'
import { readWords } from '#operations/listing/read-words.ts'
import type { Platform } from '#operations/platform.ts'
import { createMemoryEngine } from '#search/memory/memory-engine.ts'
import { siteSchema } from '#site/site.ts'
import { carsOfFeed } from '../tests/scenarios/car/cars-of-feed.ts'
import { count, quantile, round, timed } from './parts/measure.ts'
import { compareWithBound, size } from './parts/smallest.ts'

/**
 * `node bench/ask.ts [--cars 1800,10000] [--rounds 5]`: milliseconds to read each of the written queries: the grammar
 * alone, and with the questions to a stock of that size. Beside it, in the same run, the listing's own search for the
 * same words: what reading adds to it.
 */
const { values } = parseArgs({
  options: {
    cars: { type: 'string', default: size('cars', '1800,10000', '300') },
    rounds: { type: 'string', default: size('rounds', '5', '3') },
  },
})
const SITE = 'meridian-motor-group'
const ROOT = join(import.meta.dirname, '..')
const NOW = new Date()

const queries = ['written', 'cars', 'caravans', 'figures', 'electric'].flatMap((file) =>
  readFileSync(join(ROOT, 'fixtures/queries', `${file}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' → ')[0] ?? ''),
)
const {
  $schema: _,
  extends: _preset,
  ...written
} = JSON.parse(readFileSync(join(ROOT, 'sites', SITE, 'site.json'), 'utf8'))
const site = siteSchema.parse(written)
const folder = await mkdtemp(join(tmpdir(), 'forecourt-ask-'))
await writeStock(SITE, join(folder, 'stock.ndjson'), NOW)
const made = await carsOfFeed(join(folder, 'stock.ndjson'), {}, site, NOW)
await rm(folder, { recursive: true })

for (const cars of values.cars.split(',').map(Number)) {
  const engine = createMemoryEngine<CarSummary>(stockSchema)
  const stock = Array.from({ length: cars }, (_each, at) => ({
    ...made[at % made.length]!,
    id: `car-${at}`,
    slug: `car-${at}`,
  }))
  await engine.upsert(stock.map(carDocument))
  // Only these parts of a platform are used.
  const asked = { platform: { localities: createLocalities() } as Platform, site, now: NOW }
  const vocabulary = await knownMakes(engine, site, NOW)
  const request = (text: string) =>
    searchRequest(
      site,
      { page: WHOLE_LISTING, query: { ...EMPTY_QUERY, text } },
      { facets: site.search.facets, now: NOW },
      vocabulary,
    )
  const times = { grammar: [] as number[], reading: [] as number[], searching: [] as number[] }
  for (let round = 0; round <= Number(values.rounds); round++)
    for (const query of queries) {
      const grammar = await timed(async () => understand(query, QUERY_CONTEXT))
      const reading = await timed(() => readWords(engine, asked, query, vocabulary))
      const searching = await timed(() => engine.search(request(query)))
      // The first round compiles the code and warms the engine up.
      if (round === 0) continue
      times.grammar.push(grammar)
      times.reading.push(reading)
      times.searching.push(searching)
    }
  const searched = quantile(times.searching, 0.5)
  console.log(`\n${count(stock.length)} cars, ${queries.length} queries`)
  console.table(
    Object.entries(times).map(([what, each]) => ({
      what,
      p50: round(quantile(each, 0.5)),
      p95: round(quantile(each, 0.95)),
      p99: round(quantile(each, 0.99)),
      'p50 / searching': round(quantile(each, 0.5) / searched),
    })),
  )
  compareWithBound('p50 of reading, of that of searching', quantile(times.reading, 0.5) / searched, { atMost: 20 })
  const [reading = [], searching = []] = [times.reading, times.searching].map(quickest)
  compareWithBound(
    'p99 of reading, of that of searching, each query’s quickest',
    quantile(reading, 0.99) / quantile(searching, 0.99),
    { atMost: 40 },
  )
  await engine.close()
}

/** The least time of each query over the rounds: a time that others on the machine did not interrupt. */
function quickest(times: readonly number[]): readonly number[] {
  return queries.map((_query, at) => Math.min(...times.filter((_time, index) => index % queries.length === at)))
}
