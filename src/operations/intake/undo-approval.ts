import { gunzipSync, gzipSync } from 'node:zlib'
import { undoneUntil } from '#domain/intake/undo-approval.ts'
import { authorise, Refusal } from '#domain/staff/authorise.ts'
import type { CopiedCar } from '#storage/imports/stock-copy.ts'
import type { FeedRun } from '#storage/intake/feed-runs.ts'
import type { SiteKey } from '#storage/site-storage.ts'
import type { Platform } from '../platform.ts'
import { recordAudit } from '../staff/record-audit.ts'
import type { StaffRequest } from '../staff-request.ts'
import { copyKeyOf } from './feed-files.ts'

/** What a decision did; null: the file is not held any more, or it is gone. */
export type Decision = { readonly isDone: boolean; readonly sentence: string } | null

/** The stock before a file was approved. */
interface StockCopy {
  readonly appliedAt: string | null
  readonly cars: readonly CopiedCar[]
}

/** STAFF-12: keeps the stock as it is, so that approving a file can be undone. */
export async function keepStock(
  { storage, objects }: Pick<Platform, 'storage' | 'objects'>,
  site: SiteKey,
  run: FeedRun,
  appliedAt: Date | null,
): Promise<void> {
  const cars = await storage.forSite(site).imports.copy()
  const copy: StockCopy = { appliedAt: appliedAt?.toISOString() ?? null, cars }
  await objects.write(copyKeyOf(site, run.id), gzipSync(JSON.stringify(copy)), 'application/gzip')
}

/** STAFF-12: until when an approved file can be undone; null: it cannot. */
export async function mayUndoUntil({ platform, site, now }: Omit<StaffRequest, 'actor'>, run: FeedRun) {
  const { feeds, feedRuns } = platform.storage.forSite(site)
  const [feed, [latest]] = await Promise.all([feeds.find(run.feed), feedRuns.latest(run.feed, 1)])
  return undoneUntil(run, latest, feed?.appliedAt ?? null, now)
}

/**
 * STAFF-12: puts the stock back as it was before a file was approved, by a merge like that of a file. Cars that the file
 * sold are for sale again, those that it changed are as before, and those that it added are not for sale. The file waits
 * again. Null: too late, or another person was first.
 */
export async function undoApproval(request: StaffRequest, runId: string): Promise<Decision> {
  const { platform, site, actor, now } = request
  authorise(actor, site, 'feed.run', now)
  const { feeds, feedRuns, transaction } = platform.storage.forSite(site)
  const run = await feedRuns.find(runId)
  if (run === null) throw new Refusal('absent', 'feed.run')
  if ((await mayUndoUntil(request, run)) === null) return null
  const packed = await platform.objects.read(copyKeyOf(site, runId))
  if (packed === null) return { isDone: false, sentence: 'This can no longer be undone: nothing was changed.' }
  // This program wrote it.
  const copy = JSON.parse(gunzipSync(packed).toString()) as StockCopy
  const merged = await putBack(request, run.feed, copy.cars)
  if (!merged.ok)
    return { isDone: false, sentence: 'A later import took over, and nothing was undone. Look at the stock.' }
  const isUndone = await transaction(async (within) => {
    if (!(await feedRuns.undoApproval(runId, within))) return false
    const before = copy.appliedAt === null ? run.at : new Date(copy.appliedAt)
    await feeds.change(run.feed, { appliedAt: before }, within)
    const change = { before: { outcome: 'approved' }, after: { outcome: 'held', act: 'undo' } }
    const object = { kind: 'feed-run', id: runId } as const
    await recordAudit(platform.storage, within, actor, { action: 'feed.run', object, change, now })
    return true
  })
  return isUndone ? { isDone: true, sentence: 'Undone.' } : null
}

const ROWS_A_BATCH = 50

async function putBack({ platform, site, now }: StaffRequest, feed: string, cars: readonly CopiedCar[]) {
  const { imports } = platform.storage.forSite(site)
  // A car that the file took over from another feed is this feed's until the other one comes again.
  const itsCars = await imports.carsOfFeed(feed)
  const rows = cars.filter(({ feed: its, row }) => its === feed || itsCars.has(row.newId)).map(({ row }) => row)
  const id = await imports.begin(feed, now)
  for (let at = 0; at < rows.length; at += ROWS_A_BATCH) await imports.stage(id, rows.slice(at, at + ROWS_A_BATCH))
  const merged = await imports.merge(id, { at: now, force: true, dryRun: false })
  await imports.end(id, merged.ok ? 'merged' : 'abandoned', now, { undo: feed, ...merged })
  return merged
}
