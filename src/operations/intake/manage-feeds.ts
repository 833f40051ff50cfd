import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FeedDefinition } from '#domain/intake/feed-definition.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { authorise, Refusal } from '#domain/staff/authorise.ts'
import type { StaffAction } from '#domain/staff/roles.ts'
import { FEED_LIMITS } from '#gateways/feed-sources/feed-sources.ts'
import { hashOfFile } from '#gateways/feed-sources/save-limited.ts'
import { unpack } from '#gateways/feed-sources/unpack.ts'
import type { Site } from '#site/site.ts'
import type { FeedRun } from '#storage/intake/feed-runs.ts'
import type { StoredFeed } from '#storage/intake/feeds.ts'
import type { Platform } from '../platform.ts'
import { recordAudit } from '../staff/record-audit.ts'
import { type ImportOptions, type ImportOutcome, importStock } from '../stock/import-stock.ts'
import { inFolder, withFeedFile } from './feed-files.ts'
import { nextPullOf, type PulledFeed, pullFeed } from './pull-feed.ts'
import { outcomeOf, type TakenFile, takeFile } from './take-file.ts'

/** INTAKE-1: adds a feed or changes it. The next file is read with the new definition, even if it is the same. */
export async function saveFeed(
  platform: Platform,
  site: Site,
  actor: Actor,
  definition: FeedDefinition,
): Promise<void> {
  const now = platform.clock.now()
  authorise(actor, site, 'feed.edit', now)
  const { feeds, transaction } = platform.storage.forSite(site)
  await transaction(async (within) => {
    const before = await feeds.find(definition.name, within)
    await feeds.save(definition, nextPullOf(site, { definition }, now), now, within)
    const change = { before: before?.definition ?? null, after: definition }
    await audit(platform, within, actor, 'feed.edit', { kind: 'feed', id: definition.name }, change)
  })
}

/** INTAKE-6: pulls a feed now. Null: it is being pulled. */
export async function pullNow(platform: Platform, site: Site, actor: Actor, name: string): Promise<PulledFeed | null> {
  authorise(actor, site, 'feed.run', platform.clock.now())
  await feedOf(platform, site, name)
  await platform.storage
    .forSite(site)
    .transaction((within) =>
      audit(platform, within, actor, 'feed.run', { kind: 'feed', id: name }, { after: { act: 'pull' } }),
    )
  return pullFeed(platform, site, name)
}

/** INTAKE-1: takes a file that staff upload. */
export async function uploadFile(
  platform: Platform,
  site: Site,
  actor: Actor,
  name: string,
  file: { readonly name: string; readonly bytes: Uint8Array },
): Promise<TakenFile> {
  authorise(actor, site, 'feed.run', platform.clock.now())
  const feed = await feedOf(platform, site, name)
  return inFolder(async (folder) => {
    const path = join(folder, 'received')
    await writeFile(path, file.bytes)
    const unpacked = await unpack(path, file.name, FEED_LIMITS)
    if (!unpacked.ok) return { outcome: 'unusable', runId: null, sentence: unpacked.sentence }
    const [{ size: bytes }, hash] = await Promise.all([stat(unpacked.path), hashOfFile(unpacked.path)])
    await platform.storage
      .forSite(site)
      .transaction((within) =>
        audit(platform, within, actor, 'feed.run', { kind: 'feed', id: name }, { after: { act: 'upload', hash } }),
      )
    return takeFile(platform, site, feed, { path: unpacked.path, name: unpacked.name, bytes, hash })
  })
}

/** What a decision did; null: the file is not held any more, or it is gone. */
export type Decision = { readonly sentence: string } | null

/** INTAKE-3: imports a held file as it is. */
export async function approveRun(platform: Platform, site: Site, actor: Actor, runId: string): Promise<Decision> {
  authorise(actor, site, 'feed.run', platform.clock.now())
  const { run, feed } = await runOf(platform, site, runId)
  if (run.outcome !== 'held') return null
  const done = await imported(platform, site, feed, run, { dryRun: false, force: true })
  if (done === null) return null
  const { sentence, outcome } = outcomeOf(done, run.fileName ?? 'The file')
  if (outcome !== 'applied') return { sentence }
  const { feeds, feedRuns, transaction } = platform.storage.forSite(site)
  const isDecided = await transaction(async (within) => {
    if (!(await feedRuns.decide(runId, 'approved', within))) return false
    await feeds.change(feed.name, { appliedAt: platform.clock.now() }, within)
    const change = { before: { outcome: 'held' }, after: { outcome: 'approved' } }
    await audit(platform, within, actor, 'feed.run', { kind: 'feed-run', id: runId }, change)
    return true
  })
  return isDecided ? { sentence } : null
}

/** INTAKE-3: leaves the stock as it is; the same file is not asked about again. */
export async function rejectRun(platform: Platform, site: Site, actor: Actor, runId: string): Promise<Decision> {
  authorise(actor, site, 'feed.run', platform.clock.now())
  await runOf(platform, site, runId)
  const { feedRuns, transaction } = platform.storage.forSite(site)
  return transaction(async (within) => {
    if (!(await feedRuns.decide(runId, 'rejected', within))) return null
    const change = { before: { outcome: 'held' }, after: { outcome: 'rejected' } }
    await audit(platform, within, actor, 'feed.run', { kind: 'feed-run', id: runId }, change)
    return { sentence: 'The stock stays as it is.' }
  })
}

/** INTAKE-6: what a stored file would change today. Null: the file is gone. */
export async function tryRun(
  platform: Platform,
  site: Site,
  actor: Actor,
  runId: string,
): Promise<ImportOutcome | null> {
  authorise(actor, site, 'feed.run', platform.clock.now())
  const { run, feed } = await runOf(platform, site, runId)
  // Approving a held file sells its missing cars at once.
  const soldAfterFiles = run.outcome === 'held' ? 1 : site.intake.soldAfterFiles
  return imported(platform, site, feed, run, { dryRun: true, force: true, soldAfterFiles })
}

function imported(
  platform: Platform,
  site: Site,
  { name, definition }: StoredFeed,
  run: FeedRun,
  how: Omit<ImportOptions, 'mapping'>,
): Promise<ImportOutcome | null> {
  const mapping = { ...definition.mapping, feed: name }
  return withFeedFile(platform, site, run, (path) => importStock(platform, site, path, { mapping, ...how }))
}

async function feedOf(platform: Platform, site: Site, name: string): Promise<StoredFeed> {
  const feed = await platform.storage.forSite(site).feeds.find(name)
  if (feed === null) throw new Refusal('absent', 'feed.run')
  return feed
}

async function runOf(platform: Platform, site: Site, id: string) {
  const run = await platform.storage.forSite(site).feedRuns.find(id)
  if (run === null) throw new Refusal('absent', 'feed.run')
  return { run, feed: await feedOf(platform, site, run.feed) }
}

function audit(
  { storage, clock }: Platform,
  within: Parameters<typeof recordAudit>[1],
  actor: Actor,
  action: StaffAction,
  object: Parameters<typeof recordAudit>[4],
  change: Parameters<typeof recordAudit>[5],
): Promise<void> {
  return recordAudit(storage, within, actor, action, object, change, clock.now())
}
