import { CHANNELS, type ChannelName, channelPath } from '#domain/channel/channel.ts'
import { pushSecretAccount } from '#domain/channel/channel-push.ts'
import { type SortedOffers, sortOffers } from '#domain/channel/sort-offers.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { ChannelPush } from '#storage/channel/channel-pushes.ts'
import type { StaffRequest } from '../staff-request.ts'
import { channelSecret } from './channel-file.ts'
import { offeredCars } from './offered-cars.ts'

export interface ShownChannel {
  readonly name: ChannelName
  /** Its address below the site's hostname; null while it has none. */
  readonly path: string | null
  /** Null: it is not sent by SFTP. */
  readonly push: ChannelPush | null
  /** Whether this installation has the password of its server. */
  readonly hasPassword: boolean
  readonly offers: SortedOffers
}

/** OUT-2: every channel with the cars that it takes and, for each other car, every reason. */
export async function showChannels(request: StaffRequest, origin: string): Promise<readonly ShownChannel[]> {
  const { platform, site, actor } = request
  const now = platform.clock.now()
  authorise(actor, site, 'stock.read', now)
  const { channels, channelPushes } = platform.storage.forSite(site)
  const [keys, pushes, cars] = await Promise.all([
    channels.keys(),
    channelPushes.all(),
    offeredCars(request, { now, origin }),
  ])
  return CHANNELS.map((name) => {
    const key = keys.get(name)
    const path = key === undefined ? null : channelPath(name, channelSecret(platform, site, name, key))
    const hasPassword = platform.channelSender.hasPassword(pushSecretAccount(site.slug, name))
    return { name, path, push: pushes.get(name) ?? null, hasPassword, offers: sortOffers(name, cars) }
  })
}
