import { type ChannelName, channelPath } from '#domain/channel/channel.ts'
import { authorise } from '#domain/staff/authorise.ts'
import { recordAudit } from '../staff/record-audit.ts'
import type { StaffRequest } from '../staff-request.ts'
import { channelSecret } from './channel-file.ts'

/** 'on' gives an address, or another one if it is on; the old one stops at once. */
export type ChannelSwitch = 'on' | 'off'

/**
 * OUT-1: turns a channel on or off. `seen`: the address that the page showed, '' for none (STAFF-11); null: any. False:
 * another person changed it meanwhile, and nothing has changed now. Throws `Refusal` without the right.
 */
export async function switchChannel(
  { platform, site, actor, now }: StaffRequest,
  channel: ChannelName,
  to: ChannelSwitch,
  seen: string | null = null,
): Promise<boolean> {
  authorise(actor, site, 'settings.edit', now)
  const { channels, imports, transaction } = platform.storage.forSite(site)
  return transaction(async (within) => {
    // There may be no row to lock yet.
    await imports.lock(within)
    const key = (await channels.keys(within)).get(channel)
    const path = key === undefined ? '' : channelPath(channel, channelSecret(platform, site, channel, key))
    if (seen !== null && seen !== path) return false
    if (to === 'on') await channels.set(channel, platform.randomId(), now, within)
    else await channels.remove(channel, within)
    const object = { kind: 'channel', id: channel }
    const change = { before: key === undefined ? 'off' : 'on', after: to }
    await recordAudit(platform.storage, within, actor, { action: 'settings.edit', object, change, now })
    return true
  })
}
