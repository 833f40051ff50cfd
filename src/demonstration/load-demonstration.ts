import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { feedMappingSchema } from '#domain/feed/mapping.ts'
import { FEEDS_READ_HERE } from '#gateways/feeds/feeds-read-here.ts'
import type { Platform } from '#operations/platform.ts'
import { importStock } from '#operations/stock/import-stock.ts'
import { loadMadeInbox } from './inbox/made-inbox.ts'
import { loadMadeFeed } from './made-feed.ts'
import { loadDemonstrationStaff, STAFFED_SITE } from './made-staff.ts'
import { formerTime } from './stock/former-stock.ts'
import { type CarPhotos, copyPhotos } from './stock/photo-folder.ts'
import { STOCK_PLANS } from './stock/plans.ts'
import { writeFormerStock, writeStock } from './stock/write-stock.ts'

export interface DemonstrationFolders {
  readonly dataFolder: string
  /** A presenter's photos for the made stock; null: it has drawings. */
  readonly demoPhotos: string | null
}

/**
 * Gives the demonstration dealers their generated stock at the first start, through a feed that is imported like a
 * dealer's own, and then enquiries about it. A site that ever had stock or a lead is left alone.
 */
export async function loadDemonstration(
  whole: Platform,
  { dataFolder, demoPhotos }: DemonstrationFolders,
  say: (line: string) => void,
): Promise<void> {
  // We made the files ourselves.
  const platform = { ...whole, feedReaders: FEEDS_READ_HERE }
  const folder = join(dataFolder, 'feeds')
  await mkdir(folder, { recursive: true })
  let photos: readonly CarPhotos[] | null = null
  for (const slug of Object.keys(STOCK_PLANS)) {
    const site = platform.siteBySlug(slug)
    if (!site || (await platform.storage.forSite(site).cars.any())) continue
    photos ??= demoPhotos === null ? [] : await copyPhotos(demoPhotos, folder)
    const file = join(folder, `${slug}.ndjson`)
    const now = platform.clock.now()
    await writeStock(slug, file, now, photos)
    const former = join(folder, `${slug}-former.ndjson`)
    await writeFormerStock(slug, former, now)
    const options = { mapping: feedMappingSchema.parse({}), dryRun: false, force: false }
    // So that the site has shown the prices that its cards call 'Was' (DESK-7).
    const then = { now: () => formerTime(now) }
    await importStock({ ...platform, clock: then }, site, former, { options })
    const imported = await importStock(platform, site, file, { options: { ...options, force: true } })
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
    const site = platform.siteBySlug(slug)
    const conversationCount = site ? await loadMadeInbox(platform, site) : 0
    if (site && conversationCount > 0) say(`${site.name}: ${conversationCount} made conversations in the inbox`)
  }
}
