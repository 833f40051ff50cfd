import type { ReceivedFile } from '#gateways/feed-sources/feed-sources.ts'
import type { ReadingError } from '#gateways/reading/reading-error.ts'
import type { StoredFeed } from '#storage/intake/feeds.ts'
import { alertOperators } from '../alert-operators.ts'
import type { SiteRequest } from '../site-request.ts'
import { unreadSentence } from '../stock/unread-sentence.ts'
import { noteRun } from './note-run.ts'
import type { TakenFile } from './taken-file.ts'

/** H4-3: a file that went over the bounds of a reading is a run on the board, alerts the operator, and is not read again. */
export async function setAside(
  { platform, site }: SiteRequest,
  feed: StoredFeed,
  file: ReceivedFile,
  error: ReadingError,
): Promise<TakenFile> {
  const { feeds } = platform.storage.forSite(site)
  const at = platform.clock.now()
  const sentence = unreadSentence(error.unread, file.name)
  platform.log.error('feed file set aside', { site: site.slug, feed: feed.name, bytes: file.bytes, error })
  const run = await noteRun(platform, site, feed.name, { outcome: 'unusable', sentence })
  await feeds.change(feed.name, { unread: { hash: file.hash, at, sentence }, receivedAt: at, warned: 'none' })
  await alertOperators(platform, {
    text: `Forecourt: a file of the feed '${feed.name}' of ${site.slug} was set aside: ${error.message}.`,
    mark: `feed-file-aside-${site.slug}-${feed.name}`,
    facts: { site: site.slug, feed: feed.name, file: file.name, bytes: file.bytes, hash: file.hash },
  })
  return run
}
