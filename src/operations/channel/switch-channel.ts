import type { ChannelName } from '#domain/channel/channel.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { Site } from '#site/site.ts'
import type { Platform } from '../platform.ts'
import { recordAudit } from '../staff/record-audit.ts'

/** 'on' gives an address, or another one if it is on; the old one stops at once. */
export type ChannelSwitch = 'on' | 'off'

/** OUT-1: turns a channel on or off. Throws `Refusal` without the right. */
export async function switchChannel(
  platform: Platform,
  site: Site,
  actor: Actor,
  channel: ChannelName,
  to: ChannelSwitch,
): Promise<void> {
  const now = platform.clock.now()
  authorise(actor, site, 'settings.edit', now)
  const { channels, transaction } = platform.storage.forSite(site)
  await transaction(async (within) => {
    const before = (await channels.keys(within)).has(channel) ? 'on' : 'off'
    if (to === 'on') await channels.set(channel, platform.randomId(), now, within)
    else await channels.remove(channel, within)
    const object = { kind: 'channel', id: channel }
    await recordAudit(platform.storage, within, actor, 'settings.edit', object, { before, after: to }, now)
  })
}
