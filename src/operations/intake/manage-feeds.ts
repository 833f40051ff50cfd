import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Actor } from '#domain/staff/actor.ts'
import { authorise, Refusal } from '#domain/staff/authorise.ts'
import type { StaffAction } from '#domain/staff/roles.ts'
import { FEED_LIMITS } from '#gateways/feed-sources/feed-sources.ts'
import { hashOfFile, saveLimited, sizeText, TooLarge } from '#gateways/feed-sources/save-limited.ts'
import { unpack } from '#gateways/feed-sources/unpack.ts'
import type { Site } from '#site/site.ts'
import type { FeedRun } from '#storage/intake/feed-runs.ts'
import type { StoredFeed } from '#storage/intake/feeds.ts'
import type { Platform } from '../platform.ts'
import { recordAudit } from '../staff/record-audit.ts'
import { type ImportOptions, type ImportOutcome, importStock } from '../stock/import-stock.ts'
import { inFolder, withFeedFile } from './feed-files.ts'
import { type NotedRun, noteBroken } from './note-run.ts'
import { type PulledFeed, pullFeed } from './pull-feed.ts'
import { siteOfFeed } from './site-of-feed.ts'
import { outcomeOf, type TakenFile, takeFile } from './take-file.ts'

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

/** A file as it comes from a browser, piece by piece. */
export interface UploadedFile {
  readonly name: string
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** As it comes, packed or not: more than ten thousand cars. */
const UPLOAD_BYTES = 25 * 1024 * 1024
export const UPLOAD_LIMIT = { bytes: UPLOAD_BYTES, text: sizeText(UPLOAD_BYTES) } as const
const TOO_LARGE = `The file is larger than ${UPLOAD_LIMIT.text}; nothing was changed. Zip it, or have it fetched from a server.`

const unusable = (sentence: string): TakenFile => ({ outcome: 'unusable', runId: null, sentence })

/** INTAKE-1: takes a file that staff upload. It is written to disk as it comes. */
export async function uploadFile(
  platform: Platform,
  site: Site,
  actor: Actor,
  name: string,
  file: UploadedFile,
): Promise<TakenFile | NotedRun<'broken'>> {
  authorise(actor, site, 'feed.run', platform.clock.now())
  const feed = await feedOf(platform, site, name)
  const { content, isFaulty } = watched(file.content)
  return inFolder(async (folder) => {
    const path = join(folder, 'received')
    try {
      await saveLimited(Readable.from(content), path, UPLOAD_BYTES, AbortSignal.timeout(FEED_LIMITS.deadline))
    } catch (error) {
      if (error instanceof TooLarge) return unusable(TOO_LARGE)
      throw error
    }
    if ((await stat(path)).size === 0) return unusable('The file is empty.')
    const unpacked = await unpack(path, file.name, FEED_LIMITS)
    if (!unpacked.ok) return unusable(unpacked.sentence)
    const [{ size: bytes }, hash] = await Promise.all([stat(unpacked.path), hashOfFile(unpacked.path)])
    await platform.storage
      .forSite(site)
      .transaction((within) =>
        audit(platform, within, actor, 'feed.run', { kind: 'feed', id: name }, { after: { act: 'upload', hash } }),
      )
    return takeFile(platform, site, feed, { path: unpacked.path, name: unpacked.name, bytes, hash })
  }).catch((error: unknown) => {
    if (isFaulty(error)) throw error
    return noteBroken(platform, site, name, error)
  })
}

/** The same content, and whether an error came from it, such as an upload that broke off. */
function watched(content: UploadedFile['content']) {
  let fault: unknown = null
  async function* pieces() {
    try {
      yield* content
    } catch (error) {
      fault = error
      throw error
    }
  }
  return { content: pieces(), isFaulty: (error: unknown) => fault !== null && error === fault }
}

/** What a decision did; null: the file is not held any more, or it is gone. */
export type Decision = { readonly isDone: boolean; readonly sentence: string } | null

const GONE = 'This file is no longer stored, so nothing was changed. Pull the feed again, or wait for its next file.'

/** INTAKE-3: imports a held file as it is. */
export async function approveRun(platform: Platform, site: Site, actor: Actor, runId: string): Promise<Decision> {
  authorise(actor, site, 'feed.run', platform.clock.now())
  const { run, feed } = await runOf(platform, site, runId)
  if (run.outcome !== 'held') return null
  // S3-2: the file stays held, the board says what happened, and we hear of it.
  const taken = await imported(platform, site, feed, run, { dryRun: false, force: true }).catch((error: unknown) =>
    noteBroken(platform, site, feed.name, error),
  )
  if (taken !== null && 'runId' in taken) return { isDone: false, sentence: taken.sentence }
  const done = taken
  if (done === null) return { isDone: false, sentence: GONE }
  const { sentence, outcome } = outcomeOf(done, run.fileName ?? 'The file')
  if (outcome !== 'applied') return { isDone: false, sentence }
  const { feeds, feedRuns, transaction } = platform.storage.forSite(site)
  const isDecided = await transaction(async (within) => {
    if (!(await feedRuns.decide(runId, 'approved', within))) return false
    await feeds.change(feed.name, { appliedAt: platform.clock.now() }, within)
    const change = { before: { outcome: 'held' }, after: { outcome: 'approved' } }
    await audit(platform, within, actor, 'feed.run', { kind: 'feed-run', id: runId }, change)
    return true
  })
  return isDecided ? { isDone: true, sentence } : null
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
    return { isDone: true, sentence: 'The stock stays as it is.' }
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
  const { soldAfterFiles: usual } = siteOfFeed(site, feed.definition).intake
  const soldAfterFiles = run.outcome === 'held' ? 1 : usual
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
  return withFeedFile(platform, site, run, (path) =>
    importStock(platform, siteOfFeed(site, definition), path, { mapping, ...how }),
  )
}

async function feedOf(platform: Platform, site: Site, name: string): Promise<StoredFeed> {
  const feed = await platform.storage.forSite(site).feeds.find(name)
  if (feed === null) throw new Refusal('absent', 'feed.run')
  return feed
}

async function runOf(platform: Platform, site: Site, id: string) {
  const run = await platform.storage.forSite(site).feedRuns.find(id)
  if (run === null) throw new Refusal('absent', 'feed.run')
  const { feeds } = platform.storage.forSite(site)
  // A removed feed's files can still be tried.
  const removed = (await feeds.removed()).find(({ name }) => name === run.feed)
  return { run, feed: removed ?? (await feedOf(platform, site, run.feed)) }
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
