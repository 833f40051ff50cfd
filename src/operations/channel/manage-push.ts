import { CHANNEL_FILES, type ChannelName } from '#domain/channel/channel.ts'
import { type PushTarget, pushTargetSchema } from '#domain/channel/channel-push.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { Site } from '#site/site.ts'
import type { ChannelPush } from '#storage/channel/channel-pushes.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { Platform } from '../platform.ts'
import { recordAudit } from '../staff/record-audit.ts'
import { type PushedChannel, pushChannel } from './push-channel.ts'

/** Null: saved. Otherwise what is wrong, as a sentence. */
export type PushFault = string | null

/** OUT-1: says where a channel's file is sent by SFTP. Throws `Refusal` without the right. */
export async function savePush(
  platform: Platform,
  site: Site,
  actor: Actor,
  channel: ChannelName,
  typed: Readonly<Record<keyof PushTarget, string>>,
): Promise<PushFault> {
  const now = platform.clock.now()
  authorise(actor, site, 'settings.edit', now)
  const parsed = pushTargetSchema.safeParse(typed)
  if (!parsed.success) return parsed.error.issues[0]?.message ?? 'This cannot be saved.'
  const target = parsed.data
  const { channelPushes, transaction } = platform.storage.forSite(site)
  return transaction(async (within) => {
    const pushes = await channelPushes.all(within)
    const taken = [...pushes.values()].find((push) => push.channel !== channel && isSamePlace(push.target, target))
    if (taken) return `${CHANNEL_FILES[taken.channel].label} is sent to this path already. Enter another one.`
    await channelPushes.save(channel, target, now, within)
    await audit(platform, within, actor, channel, pushes.get(channel)?.target ?? null, target)
    return null
  })
}

/** Stops sending, or starts it again. False: there is nowhere to send it. */
export function pausePush(
  platform: Platform,
  site: Site,
  actor: Actor,
  channel: ChannelName,
  isPaused: boolean,
): Promise<boolean> {
  return change(platform, site, actor, channel, async (push, within) => {
    const at = isPaused ? platform.clock.now() : null
    await platform.storage.forSite(site).channelPushes.pause(channel, at, within)
    await audit(platform, within, actor, channel, { paused: push.pausedAt !== null }, { paused: isPaused })
  })
}

/** The server keeps the file that it has. False: there is nowhere to send it. */
export function removePush(platform: Platform, site: Site, actor: Actor, channel: ChannelName): Promise<boolean> {
  return change(platform, site, actor, channel, async ({ target }, within) => {
    await platform.storage.forSite(site).channelPushes.remove(channel, within)
    await audit(platform, within, actor, channel, target, null)
  })
}

/** Sends the file at once, also one that the server has. Null: it is being sent, or there is nowhere to send it. */
export async function sendPushNow(
  platform: Platform,
  site: Site,
  actor: Actor,
  channel: ChannelName,
): Promise<PushedChannel | null> {
  const isThere = await change(platform, site, actor, channel, (_push, within) =>
    audit(platform, within, actor, channel, null, { sent: 'by hand' }),
  )
  return isThere ? pushChannel(platform, site, channel, true) : null
}

async function change(
  platform: Platform,
  site: Site,
  actor: Actor,
  channel: ChannelName,
  work: (push: ChannelPush, within: Transaction) => Promise<void>,
): Promise<boolean> {
  authorise(actor, site, 'settings.edit', platform.clock.now())
  const { channelPushes, transaction } = platform.storage.forSite(site)
  return transaction(async (within) => {
    const push = (await channelPushes.all(within)).get(channel)
    if (push === undefined) return false
    await work(push, within)
    return true
  })
}

/** Two channels under one name would replace each other's file for ever. */
function isSamePlace(a: PushTarget, b: PushTarget): boolean {
  return (
    a.host.toLowerCase() === b.host.toLowerCase() && a.port === b.port && a.path === b.path && a.username === b.username
  )
}

function audit(
  { storage, clock }: Platform,
  within: Transaction,
  actor: Actor,
  channel: ChannelName,
  before: unknown,
  after: unknown,
): Promise<void> {
  const object = { kind: 'channel', id: channel } as const
  return recordAudit(storage, within, actor, 'settings.edit', object, { before, after }, clock.now())
}
