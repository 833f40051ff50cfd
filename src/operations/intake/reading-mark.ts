import type { FeedReader, FeedReaders } from '#gateways/feeds/feed-reader.ts'
import { isReadingError } from '#gateways/reading/reading-error.ts'
import type { SiteRequest } from '../site-request.ts'

/** H4-3: the mark that a feed has while its file is read. One that stays was left by a process that ended. */
export interface ReadingMark {
  put(): Promise<void>
  /** The file is read, or it was not read for a reason that is not its own. */
  takeOff(): Promise<void>
  /** From now on the file is not read. */
  setAside(sentence: string): Promise<void>
  /** Readers that take the mark off once the file is read: what follows says nothing about the file. */
  readonly readers: Pick<FeedReaders, 'imports'>
}

/** `hash` is that of the file as it came, before it is unpacked. */
export function readingMark({ platform, site }: SiteRequest, feed: string, hash: string): ReadingMark {
  const { feeds } = platform.storage.forSite(site)
  const { imports } = platform.feedReaders
  const at = platform.clock.now()
  const takeOff = () => feeds.change(feed, { unread: null })
  const open: FeedReader['open'] = async (...file) => {
    const read = await imports.open(...file).catch(async (error: unknown) => {
      if (!isReadingError(error)) await takeOff()
      throw error
    })
    await takeOff()
    return read
  }
  return {
    put: () => feeds.change(feed, { unread: { hash, at, sentence: null } }),
    takeOff,
    setAside: (sentence) => feeds.change(feed, { unread: { hash, at, sentence } }),
    readers: { imports: { ...imports, open } },
  }
}
