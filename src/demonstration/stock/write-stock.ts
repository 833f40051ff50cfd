import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FeedRow } from './feed-row.ts'
import { formerStock } from './former-stock.ts'
import { makeStock } from './make-stock.ts'
import { type CarPhotos, withPhotos } from './photo-folder.ts'
import { STOCK_PLANS, type StockPlan } from './plans.ts'

/**
 * Writes the generated stock of a demonstration site as NDJSON, with drawings, or with these photos. Usage: node
 * src/demonstration/stock/write-stock.ts SITE FILE.ndjson
 */
export function writeStock(site: string, file: string, now: Date, photos: readonly CarPhotos[] = []): Promise<number> {
  return writeRows(withPhotos(makeStock(planOf(site), now), photos), file)
}

/** Writes the site's reduced cars as they were before (DESK-7). */
export function writeFormerStock(site: string, file: string, now: Date): Promise<number> {
  return writeRows(formerStock(makeStock(planOf(site), now), now), file)
}

function planOf(site: string): StockPlan {
  const plan = STOCK_PLANS[site]
  if (!plan)
    throw new Error(`No stock is planned for the site '${site}'. Known: ${Object.keys(STOCK_PLANS).join(', ')}`)
  return plan
}

async function writeRows(rows: Iterable<FeedRow>, file: string): Promise<number> {
  let written = 0
  const lines = function* () {
    for (const row of rows) {
      written += 1
      yield `${JSON.stringify(row)}\n`
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(file))
  return written
}

if (import.meta.main) {
  const [site, file] = process.argv.slice(2)
  if (site && file) {
    console.log(`${await writeStock(site, file, new Date())} rows written to ${file}`)
  } else {
    console.error('Usage: node src/demonstration/stock/write-stock.ts SITE FILE.ndjson')
    process.exitCode = 2
  }
}
