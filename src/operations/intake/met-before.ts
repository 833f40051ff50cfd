import { meetFile } from '#domain/intake/unread-file.ts'
import type { ReceivedFile } from '#gateways/feed-sources/feed-sources.ts'
import { ReadingError } from '#gateways/reading/reading-error.ts'
import type { StoredFeed } from '#storage/intake/feeds.ts'
import type { SiteRequest } from '../site-request.ts'
import { setAside } from './set-aside.ts'
import type { TakenFile } from './taken-file.ts'

/** INTAKE-2, H4-3: what becomes of a file that came before, without reading it; null: it is new. */
export async function metBefore(request: SiteRequest, feed: StoredFeed, file: ReceivedFile): Promise<TakenFile | null> {
  if (file.hash === feed.hash) return theSame(request, feed)
  switch (meetFile(feed.unread, file.hash, request.platform.clock.now())) {
    case 'new':
      return null
    case 'aside':
      return { ...(await theSame(request, feed)), sentence: feed.unread?.sentence ?? '' }
    case 'being-read':
      return { outcome: 'growing', runId: null, sentence: 'The file is being read. Look again in a minute.' }
    case 'interrupted':
      return setAside(request, feed, file, new ReadingError('interrupted'))
  }
}

/** Nothing changes but the time of the last file. */
export async function theSame({ platform, site }: SiteRequest, feed: StoredFeed): Promise<TakenFile> {
  const receivedAt = platform.clock.now()
  await platform.storage.forSite(site).feeds.change(feed.name, { receivedAt, warned: 'none' })
  return { outcome: 'same', runId: null, sentence: 'The file is the one that we have.' }
}
