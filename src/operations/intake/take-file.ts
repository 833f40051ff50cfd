import { stat } from 'node:fs/promises'
import { FEED_FIELDS } from '#domain/feed/fields.ts'
import { fieldLabel } from '#domain/intake/mapping-labels.ts'
import type { ReceivedFile } from '#gateways/feed-sources/feed-sources.ts'
import { isReadingError, ReadingError } from '#gateways/reading/reading-error.ts'
import { hashOfFile } from '#gateways/save-limited.ts'
import type { StoredFeed } from '#storage/intake/feeds.ts'
import type { SiteRequest } from '../site-request.ts'
import type { ImportReport } from '../stock/import-report.ts'
import { type ImportOutcome, importStock } from '../stock/import-stock.ts'
import { removeFeedFile, storeFeedFile } from './feed-files.ts'
import { metBefore, theSame } from './met-before.ts'
import { noteRun } from './note-run.ts'
import { type ReadingMark, readingMark } from './reading-mark.ts'
import { setAside } from './set-aside.ts'
import { siteOfFeed } from './site-of-feed.ts'
import type { TakenFile } from './taken-file.ts'

/**
 * INTAKE-2, INTAKE-3: unpacks and imports a file that came, stores it and notes what it did. The same file again changes
 * nothing but the time of the last one. H4-3: a file that goes over the bounds of a reading is set aside.
 */
export async function takeFile(request: SiteRequest, feed: StoredFeed, received: ReceivedFile): Promise<TakenFile> {
  const { platform, site } = request
  const met = await metBefore(request, feed, received)
  if (met) return met
  const mark = readingMark(request, feed.name, received.hash)
  await mark.put()
  try {
    const unpacked = await platform.feedReaders.imports.unpack(received.path, received.name)
    if (!unpacked.ok) {
      await mark.setAside(unpacked.sentence)
      return await noteRun(platform, site, feed.name, { outcome: 'unusable', sentence: unpacked.sentence })
    }
    return await takeUnpacked(request, feed, { received, file: await fileOf(unpacked, received), mark })
  } catch (error) {
    if (isReadingError(error)) return setAside(request, feed, received, error)
    await mark.takeOff()
    throw error
  }
}

async function fileOf({ path, name }: Pick<ReceivedFile, 'path' | 'name'>, received: ReceivedFile) {
  if (path === received.path) return received
  const [{ size: bytes }, hash] = await Promise.all([stat(path), hashOfFile(path)])
  return { path, name, bytes, hash }
}

interface Taken {
  readonly received: ReceivedFile
  readonly file: ReceivedFile
  readonly mark: ReadingMark
}

async function takeUnpacked(
  request: SiteRequest,
  feed: StoredFeed,
  { received, file, mark }: Taken,
): Promise<TakenFile> {
  const { platform, site } = request
  const { feeds, feedRuns } = platform.storage.forSite(site)
  const now = platform.clock.now()
  if (file.hash === feed.hash) {
    await mark.takeOff()
    return theSame(request, feed)
  }
  const id = platform.randomId()
  await storeFeedFile(platform, site, id, file.path)
  const mapping = { ...feed.definition.mapping, feed: feed.name }
  const feedSite = siteOfFeed(site, feed.definition)
  const { soldAfterFiles } = feedSite.intake
  const result = await importStock({ ...platform, feedReaders: mark.readers }, feedSite, file.path, {
    options: { mapping, dryRun: false, force: false, soldAfterFiles },
  })
  if (!result.ok && result.unread) {
    await removeFeedFile(platform, site, id)
    return setAside(request, feed, received, new ReadingError(result.unread))
  }
  const { outcome, sentence } = outcomeOf(result, file.name)
  await feedRuns.replaceHeld(feed.name)
  const report = result.report
  const run = { id, feed: feed.name, at: now, outcome, sentence, fileName: file.name, bytes: file.bytes }
  await feedRuns.add({ ...run, hasFile: true, report })
  // A file that another import overtook is read again.
  const hash = result.ok || result.reason !== 'overtaken' ? { hash: file.hash } : {}
  await feeds.change(feed.name, {
    ...hash,
    receivedAt: now,
    warned: 'none',
    ...(outcome === 'applied' && { appliedAt: now }),
  })
  platform.log.info('feed received', { site: site.slug, feed: feed.name, outcome })
  return { outcome, runId: id, sentence }
}

/** What an import did, in a sentence. */
export function outcomeOf(
  done: ImportOutcome,
  fileName: string,
): { readonly outcome: 'applied' | 'held' | 'unusable'; readonly sentence: string } {
  if (!done.ok && done.lacking.length > 0) return { outcome: 'unusable', sentence: lackingText(done.lacking) }
  // The file's own name, not that of our copy (K-3).
  if (!done.ok) return { outcome: 'unusable', sentence: done.sentence.replace(/\/\S+\/\S+/, () => fileName) }
  const { heldBack } = done.report
  if (heldBack) return { outcome: 'held', sentence: `${fileName} ${heldBack.reasons.join('; it ')}.` }
  return { outcome: 'applied', sentence: changesText(done.report) }
}

export const LACKING = 'Tell us which'

/** 'Tell us which columns hold make and model.' */
export function lackingText(columns: readonly string[]): string {
  const names = columns.map((column) =>
    Object.hasOwn(FEED_FIELDS, column) ? fieldLabel(column).toLowerCase() : `‘${column}’`,
  )
  const last = names.at(-1) ?? ''
  return `${LACKING} ${names.length === 1 ? 'column holds' : 'columns hold'} ${names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`}.`
}

/** '3 added, 12 changed, 1 sold.' */
export function changesText({ added, changed, sold, missing, refused }: ImportReport): string {
  const parts = [
    [added, 'added'],
    [changed, 'changed'],
    [sold, 'sold'],
    [missing, 'missing, still for sale'],
    [refused, 'refused'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, word]) => `${count.toLocaleString('en-AU')} ${word}`)
  return said.length === 0 ? 'Nothing changed.' : `${said.join(', ')}.`
}
