import { readFile, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { CHANNELS } from '#domain/channel/channel.ts'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { hashOfFile } from '#gateways/save-limited.ts'
import { inFolder, storeFeedFile } from '#operations/intake/feed-files.ts'
import { changesText, takeFile } from '#operations/intake/take-file.ts'
import type { Platform } from '#operations/platform.ts'
import { requestOn } from '#operations/site-request.ts'
import type { ImportReport } from '#operations/stock/import-report.ts'
import type { Site } from '#site/site.ts'

/** The feed that a mapping without a name belongs to. */
const FEED = 'stock'
const DAY_MS = 86_400_000

/** A fortnight of files: cars that are new, changed and sold. Null: the file could not be read. */
const FORTNIGHT = [
  [4, 21, 2],
  [1, 9, 3],
  [0, 14, 1],
  [6, 33, 4],
  [2, 12, 2],
  [3, 18, 0],
  [1, 7, 5],
  null,
  [5, 41, 3],
  [2, 16, 1],
  [0, 11, 2],
  [4, 24, 3],
  [1, 13, 2],
] as const

/** Rows that a dealer's system might send by mistake. */
const MISTAKES = [
  { make: '' },
  { year: 'unknown', model: 'Corolla', make: 'Toyota' },
  { make: 'Kia', model: 'Rio', year: 2021, price: 'POA', km: 'about 40,000' },
]

/**
 * Gives a demonstration dealer the feed by which its stock came, a fortnight of files before it, a file that waits for
 * approval because half of the cars are missing, and every channel switched on.
 */
export async function loadMadeFeed(platform: Platform, site: Site, file: string, report: ImportReport): Promise<void> {
  const { storage, clock, randomId } = platform
  const now = clock.now()
  const { feeds, feedRuns, channels, transaction } = storage.forSite(site)
  const definition = feedDefinitionSchema.parse({ name: FEED, way: 'upload' })
  await transaction(async (within) => {
    await feeds.save(definition, null, now, within)
    for (const channel of CHANNELS) await channels.set(channel, randomId(), now, within)
  })
  const fileName = basename(file)
  const { size: bytes } = await stat(file)
  for (const [index, day] of FORTNIGHT.entries()) {
    const at = new Date(now.getTime() - (FORTNIGHT.length - index) * DAY_MS)
    const run = { id: randomId(), feed: FEED, at, fileName, hasFile: false }
    const read = day === null ? null : madeReport(report, day)
    await feedRuns.add(
      read === null
        ? {
            ...run,
            outcome: 'unusable',
            sentence: `${fileName} is empty; nothing was changed.`,
            bytes: 0,
            report: null,
          }
        : { ...run, outcome: 'applied', sentence: changesText(read), bytes, report: read },
    )
  }
  const id = randomId()
  await storeFeedFile(platform, site, id, file)
  // As if the cars had come with the files before it.
  const last = madeReport(report, [3, 17, 1])
  const applied = { id, feed: FEED, at: now, outcome: 'applied', sentence: changesText(last), fileName } as const
  await feedRuns.add({ ...applied, bytes, hasFile: true, report: last })
  await feeds.change(FEED, { hash: await hashOfFile(file), receivedAt: now, appliedAt: now })
  await holdHalf(platform, site, file)
}

function madeReport(report: ImportReport, [added, changed, sold]: readonly [number, number, number]): ImportReport {
  return { ...report, added, changed, sold, unchanged: report.rows - added - changed - report.refused, missing: 0 }
}

/** Takes a file with less than half of the cars, and with rows that cannot be read. */
async function holdHalf(platform: Platform, site: Site, file: string): Promise<void> {
  const feed = await platform.storage.forSite(site).feeds.find(FEED)
  if (feed === null) return
  const rows = (await readFile(file, 'utf8')).trimEnd().split('\n')
  const kept = rows.slice(0, Math.floor(rows.length * 0.45))
  await inFolder(async (folder) => {
    const path = join(folder, basename(file))
    await writeFile(path, [...kept, ...MISTAKES.map((row) => JSON.stringify(row))].join('\n'))
    const [{ size: bytes }, hash] = await Promise.all([stat(path), hashOfFile(path)])
    await takeFile(requestOn(platform, site), feed, { path, name: basename(file), bytes, hash })
  })
}
