import type { FeedFigures } from '#storage/feed-figures.ts'

/** A feed that was last received longer ago than this is not looked for after a start. */
const REMEMBERED_DAYS = 35
/** Reads overlap by this, so that an import that was still running at the last look is seen. */
const OVERLAP_MS = 6 * 3_600_000

/**
 * The last import of every feed. After the first look it asks only for imports since, because a year of hourly feeds of 500 sites is
 * four million rows.
 */
export function latestFeeds(
  read: (since: Date) => Promise<readonly FeedFigures[]>,
  now: () => number,
): () => Promise<readonly FeedFigures[]> {
  const figuresByFeed = new Map<string, FeedFigures>()
  let since = now() - REMEMBERED_DAYS * 86_400_000
  return async () => {
    const at = now()
    for (const figures of await read(new Date(since))) {
      const key = `${figures.site} ${figures.feed}`
      const appliedAt = figures.appliedAt ?? figuresByFeed.get(key)?.appliedAt ?? null
      figuresByFeed.set(key, { ...figures, appliedAt })
    }
    since = at - OVERLAP_MS
    return [...figuresByFeed.values()]
  }
}
