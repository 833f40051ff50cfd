import type { FeedDefinition } from '#domain/intake/feed-definition.ts'
import type { StaffRequest } from '../staff-request.ts'
import { addFeed } from './edit-feeds.ts'
import { nextPullOf } from './pull-feed.ts'

/** Adds a feed, or gives the one of this name another definition, whatever its form showed before. */
export async function saveFeed(request: StaffRequest, definition: FeedDefinition): Promise<void> {
  const { platform, site } = request
  if (await addFeed(request, definition)) return
  const now = platform.clock.now()
  const { feeds, transaction } = platform.storage.forSite(site)
  await transaction((within) => feeds.save(definition, nextPullOf(site, { definition }, now), now, within))
}
