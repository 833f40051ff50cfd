import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { feedMappingSchema } from '#domain/feed/mapping.ts'
import { formerTime } from '#fixtures/stock/former-stock.ts'
import { STOCK_PLANS } from '#fixtures/stock/plans.ts'
import { writeFormerStock, writeStock } from '#fixtures/stock/write-stock.ts'
import { importStock } from '#operations/stock/import-stock.ts'
import type { JoinedPlatform } from '../create-platform.ts'
import { loadMadeFeed } from './demonstration-feed.ts'
import { loadMadeInbox } from './demonstration-inbox.ts'
import { loadDemonstrationStaff, STAFFED_SITE } from './demonstration-staff.ts'

/**
 * Gives the demonstration dealers their generated stock at the first start, through a feed that is imported like a
 * dealer's own, and then enquiries about it. A site that ever had stock or a lead is left alone.
 */
export async function loadDemonstration(
  { platform, directory }: JoinedPlatform,
  dataFolder: string,
  say: (line: string) => void,
): Promise<void> {
  const folder = join(dataFolder, 'feeds')
  await mkdir(folder, { recursive: true })
  for (const slug of Object.keys(STOCK_PLANS)) {
    const site = directory.bySlug(slug)
    if (!site || (await platform.storage.forSite(site).cars.any())) continue
    const file = join(folder, `${slug}.ndjson`)
    const now = platform.clock.now()
    await writeStock(slug, file, now)
    const former = join(folder, `${slug}-former.ndjson`)
    await writeFormerStock(slug, former, now)
    const options = { mapping: feedMappingSchema.parse({}), dryRun: false, force: false }
    // So that the site has shown the prices that its cards call 'Was' (DESK-7).
    const then = { now: () => formerTime(now) }
    await importStock({ ...platform, clock: then }, site, former, options)
    const imported = await importStock(platform, site, file, { ...options, force: true })
    // Another server on the same database is importing it at this moment.
    if (!imported.ok && imported.reason === 'overtaken') continue
    if (!imported.ok) throw new Error(`The made stock of ${site.name} was not imported: ${imported.sentence}`)
    if (slug === STAFFED_SITE) await loadMadeFeed(platform, site, file, imported.report)
    say(
      `${site.name}: ${imported.report.added + imported.report.changed} of ${imported.report.rows} rows imported from ${file}`,
    )
  }
  // Before the enquiries, so that they have owners.
  await loadDemonstrationStaff(platform)
  for (const slug of Object.keys(STOCK_PLANS)) {
    const site = directory.bySlug(slug)
    const made = site ? await loadMadeInbox(platform, site) : 0
    if (site && made > 0) say(`${site.name}: ${made} made conversations in the inbox`)
  }
}
