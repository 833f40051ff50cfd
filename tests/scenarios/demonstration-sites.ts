import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FeedRow } from '#demonstration/stock/feed-row.ts'
import { formerStock, formerTime } from '#demonstration/stock/former-stock.ts'
import { makeStock } from '#demonstration/stock/make-stock.ts'
import { STOCK_PLANS } from '#demonstration/stock/plans.ts'
import { feedMappingSchema } from '#domain/feed/mapping.ts'
import { importStock } from '#operations/stock/import-stock.ts'
import type { AppParts } from '#server/app.ts'
import { EMPTY_FOLDER, readFolder } from '#site/folder/read-folder.ts'
import type { Site } from '#site/site.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

/** Approximate number of generated cars for each demonstration dealer. */
const CARS_EACH = 60

/** Serves the demonstration dealers in this process, with part of their stock; `changed` replaces parts of each site. */
export async function serveDemonstrationSites(
  changed: (site: Site) => Site = (site) => site,
  parts: Partial<AppParts> = {},
): Promise<ServedSites> {
  const folder = await readFolder('sites', EMPTY_FOLDER, false)
  const options = {
    sites: [...folder.sites.values()].map(changed),
    content: Object.fromEntries(folder.live),
  }
  const served = await serveSites(options, parts)
  const feeds = await mkdtemp(join(tmpdir(), 'forecourt-feeds-'))
  const now = served.platform.clock.now()
  for (const [slug, plan] of Object.entries(STOCK_PLANS)) {
    const rows = [...makeStock(plan, now)]
    const step = Math.ceil(rows.length / CARS_EACH)
    const file = join(feeds, `${slug}.ndjson`)
    const kept = rows.filter((_, at) => at % step === 0)
    const options = { mapping: feedMappingSchema.parse({}), dryRun: false, force: true }
    const site = served.platform.site(slug)
    await writeFile(file, ndjson(formerStock(kept, now)))
    await importStock({ ...served.platform, clock: { now: () => formerTime(now) } }, site, file, { options })
    await writeFile(file, ndjson(kept))
    const imported = await importStock(served.platform, site, file, { options })
    if (!imported.ok) throw new Error(`The stock of ${slug} was not imported: ${imported.sentence}`)
  }
  await rm(feeds, { recursive: true })
  return served
}

function ndjson(rows: Iterable<FeedRow>): string {
  return [...rows].map((row) => JSON.stringify(row)).join('\n')
}
