import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { authorise, Refusal } from '#domain/staff/authorise.ts'
import { FEED_LIMITS } from '#gateways/feed-sources/feed-sources.ts'
import { hashOfFile, saveLimited, sizeText, TooLarge } from '#gateways/save-limited.ts'
import type { FeedRun } from '#storage/intake/feed-runs.ts'
import type { StoredFeed } from '#storage/intake/feeds.ts'
import type { AuditedObject } from '#storage/staff/audit-events.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { SiteRequest } from '../site-request.ts'
import { type AuditedChange, recordAudit } from '../staff/record-audit.ts'
import type { StaffRequest } from '../staff-request.ts'
import { type ImportOptions, type ImportOutcome, importStock } from '../stock/import-stock.ts'
import { inFolder, withFeedFile } from './feed-files.ts'
import { type NotedRun, noteBroken } from './note-run.ts'
import { type PulledFeed, pullFeed } from './pull-feed.ts'
import { siteOfFeed } from './site-of-feed.ts'
import { outcomeOf, takeFile } from './take-file.ts'
import type { TakenFile } from './taken-file.ts'
import { type Decision, keepStock } from './undo-approval.ts'

/** INTAKE-6: pulls a feed now. Null: it is being pulled. */
export async function pullNow(request: StaffRequest, name: string): Promise<PulledFeed | null> {
  const { platform, site, actor } = request
  authorise(actor, site, 'feed.run', platform.clock.now())
  await feedOf(request, name)
  await platform.storage
    .forSite(site)
    .transaction((within) => audit(request, within, { kind: 'feed', id: name }, { after: { act: 'pull' } }))
  return pullFeed(request, name)
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
  request: StaffRequest,
  name: string,
  file: UploadedFile,
): Promise<TakenFile | NotedRun<'broken'>> {
  const { platform, site, actor } = request
  authorise(actor, site, 'feed.run', platform.clock.now())
  const feed = await feedOf(request, name)
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
    const [{ size: bytes }, hash] = await Promise.all([stat(path), hashOfFile(path)])
    await platform.storage
      .forSite(site)
      .transaction((within) => audit(request, within, { kind: 'feed', id: name }, { after: { act: 'upload', hash } }))
    return takeFile(request, feed, { path, name: file.name, bytes, hash })
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

const GONE = 'This file is no longer stored, so nothing was changed. Pull the feed again, or wait for its next file.'

/** INTAKE-3: imports a held file as it is. */
export async function approveRun(request: StaffRequest, runId: string): Promise<Decision> {
  const { platform, site, actor } = request
  authorise(actor, site, 'feed.run', platform.clock.now())
  const { run, feed } = await runOf(request, runId)
  if (run.outcome !== 'held') return null
  await keepStock(platform, site, run, feed.appliedAt)
  // S3-2: the file stays held, the board says what happened, and we hear of it.
  const taken = await imported(request, feed, run, { dryRun: false, force: true }).catch((error: unknown) =>
    noteBroken(platform, site, feed.name, error),
  )
  if (taken !== null && 'runId' in taken) return { isDone: false, sentence: taken.sentence }
  const result = taken
  if (result === null) return { isDone: false, sentence: GONE }
  const { sentence, outcome } = outcomeOf(result, run.fileName ?? 'The file')
  if (outcome !== 'applied') return { isDone: false, sentence }
  const { feeds, feedRuns, transaction } = platform.storage.forSite(site)
  const isDecided = await transaction(async (within) => {
    if (!(await feedRuns.decide(runId, 'approved', within))) return false
    await feeds.change(feed.name, { appliedAt: platform.clock.now() }, within)
    const change = { before: { outcome: 'held' }, after: { outcome: 'approved' } }
    await audit(request, within, { kind: 'feed-run', id: runId }, change)
    return true
  })
  return isDecided ? { isDone: true, sentence } : null
}

/** INTAKE-3: leaves the stock as it is; the same file is not asked about again. */
export async function rejectRun(request: StaffRequest, runId: string): Promise<Decision> {
  const { platform, site, actor } = request
  authorise(actor, site, 'feed.run', platform.clock.now())
  await runOf(request, runId)
  const { feedRuns, transaction } = platform.storage.forSite(site)
  return transaction(async (within) => {
    if (!(await feedRuns.decide(runId, 'rejected', within))) return null
    const change = { before: { outcome: 'held' }, after: { outcome: 'rejected' } }
    await audit(request, within, { kind: 'feed-run', id: runId }, change)
    return { isDone: true, sentence: 'The stock stays as it is.' }
  })
}

/** INTAKE-6: what a stored file would change today. Null: the file is gone. */
export async function tryRun(request: StaffRequest, runId: string): Promise<ImportOutcome | null> {
  const { platform, site, actor } = request
  authorise(actor, site, 'feed.run', platform.clock.now())
  const { run, feed } = await runOf(request, runId)
  // Approving a held file sells its missing cars at once.
  const { soldAfterFiles: usual } = siteOfFeed(site, feed.definition).intake
  const soldAfterFiles = run.outcome === 'held' ? 1 : usual
  return imported(request, feed, run, { dryRun: true, force: true, soldAfterFiles })
}

function imported(
  { platform, site }: SiteRequest,
  { name, definition }: StoredFeed,
  run: FeedRun,
  how: Omit<ImportOptions, 'mapping'>,
): Promise<ImportOutcome | null> {
  const mapping = { ...definition.mapping, feed: name }
  return withFeedFile(platform, site, run, (path) =>
    importStock(platform, siteOfFeed(site, definition), path, { options: { mapping, ...how } }),
  )
}

async function feedOf({ platform, site }: SiteRequest, name: string): Promise<StoredFeed> {
  const feed = await platform.storage.forSite(site).feeds.find(name)
  if (feed === null) throw new Refusal('absent', 'feed.run')
  return feed
}

async function runOf(request: SiteRequest, id: string) {
  const { platform, site } = request
  const run = await platform.storage.forSite(site).feedRuns.find(id)
  if (run === null) throw new Refusal('absent', 'feed.run')
  const { feeds } = platform.storage.forSite(site)
  // A removed feed's files can still be tried.
  const removed = (await feeds.removed()).find(({ name }) => name === run.feed)
  return { run, feed: removed ?? (await feedOf(request, run.feed)) }
}

function audit(
  { platform, actor }: StaffRequest,
  within: Transaction,
  object: AuditedObject,
  change: AuditedChange,
): Promise<void> {
  return recordAudit(platform.storage, within, actor, { action: 'feed.run', object, change, now: platform.clock.now() })
}
