import { FEED_FIELDS } from '#domain/feed/fields.ts'
import { fieldLabel } from '#domain/intake/mapping-labels.ts'
import type { FeedOutcome } from '#domain/intake/pull-outcome.ts'
import type { ReceivedFile } from '#gateways/feed-sources/feed-sources.ts'
import type { StoredFeed } from '#storage/intake/feeds.ts'
import type { SiteRequest } from '../site-request.ts'
import type { ImportReport } from '../stock/import-report.ts'
import { type ImportOutcome, importStock } from '../stock/import-stock.ts'
import { storeFeedFile } from './feed-files.ts'
import { siteOfFeed } from './site-of-feed.ts'

/** What a file did. `runId`: null if it is the one that we have. */
export interface TakenFile {
  readonly outcome: Extract<FeedOutcome, 'applied' | 'same' | 'held' | 'unusable'>
  readonly runId: string | null
  readonly sentence: string
}

/**
 * INTAKE-2, INTAKE-3: imports a file that came, stores it and notes what it did. The same file again changes nothing but
 * the time of the last one.
 */
export async function takeFile(
  { platform, site }: SiteRequest,
  feed: StoredFeed,
  file: ReceivedFile,
): Promise<TakenFile> {
  const { feeds, feedRuns } = platform.storage.forSite(site)
  const now = platform.clock.now()
  if (file.hash === feed.hash) {
    await feeds.change(feed.name, { receivedAt: now, warned: 'none' })
    return { outcome: 'same', runId: null, sentence: 'The file is the one that we have.' }
  }
  const id = platform.randomId()
  await storeFeedFile(platform, site, id, file.path)
  const mapping = { ...feed.definition.mapping, feed: feed.name }
  const own = siteOfFeed(site, feed.definition)
  const { soldAfterFiles } = own.intake
  const done = await importStock(platform, own, file.path, {
    options: { mapping, dryRun: false, force: false, soldAfterFiles },
  })
  const { outcome, sentence } = outcomeOf(done, file.name)
  await feedRuns.replaceHeld(feed.name)
  const report = done.report
  const run = { id, feed: feed.name, at: now, outcome, sentence, fileName: file.name, bytes: file.bytes }
  await feedRuns.add({ ...run, hasFile: true, report })
  // A file that another import overtook is read again.
  const hash = done.ok || done.reason !== 'overtaken' ? { hash: file.hash } : {}
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
