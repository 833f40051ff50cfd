import type { ChannelName } from '#domain/channel/channel.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'

/** Channels of one site that are on (OUT-1). */
export function siteChannels(siteSlug: string, { queries }: Transactions) {
  return {
    /** The key of each channel that is on. */
    async keys(within?: Transaction): Promise<ReadonlyMap<string, string>> {
      const rows = await queries(within)
        .selectFrom('site_channels')
        .where('site_slug', '=', siteSlug)
        .select(['channel', 'key'])
        .execute()
      return new Map(rows.map(({ channel, key }) => [channel, key]))
    },
    /** Turns a channel on, or gives it another key. */
    async set(channel: ChannelName, key: string, at: Date, within: Transaction): Promise<void> {
      const since = at.toISOString()
      await queries(within)
        .insertInto('site_channels')
        .values({ site_slug: siteSlug, channel, key, since })
        .onConflict((conflict) => conflict.columns(['site_slug', 'channel']).doUpdateSet({ key, since }))
        .execute()
    },
    async remove(channel: ChannelName, within: Transaction): Promise<void> {
      await queries(within)
        .deleteFrom('site_channels')
        .where('site_slug', '=', siteSlug)
        .where('channel', '=', channel)
        .execute()
    },
  }
}
