import { CHANNEL_FILES, type ChannelName } from '#domain/channel/channel.ts'
import { type PushTarget, pushTargetSchema } from '#domain/channel/channel-push.ts'
import { PUSH_FORM, type PushFields, pushPlace } from '#domain/channel/push-form.ts'
import { type Clash, compareShown } from '#domain/form/compare-shown.ts'
import type { FilledForm } from '#domain/form/define-form.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { ChannelPush } from '#storage/channel/channel-pushes.ts'
import type { Transaction } from '#storage/transaction.ts'
import { type AuditedChange, recordAudit } from '../staff/record-audit.ts'
import { signClashes } from '../staff/sign-clashes.ts'
import type { StaffRequest } from '../staff-request.ts'
import { type PushedChannel, pushChannel } from './push-channel.ts'

export type SavedPush =
  | { readonly ok: true }
  /** `fault`: what is wrong with it as a whole, as a sentence. Clashes: another person changed it meanwhile (STAFF-11). */
  | { readonly ok: false; readonly fault: string | null; readonly clashes: readonly Clash[] }

/** OUT-1: says where a channel's file is sent by SFTP. Throws `Refusal` without the right. */
export async function savePush(
  request: StaffRequest,
  channel: ChannelName,
  filled: FilledForm<PushFields>,
): Promise<SavedPush> {
  const { platform, site, actor, now } = request
  authorise(actor, site, 'settings.edit', now)
  const { channelPushes, imports, transaction } = platform.storage.forSite(site)
  return transaction(async (within): Promise<SavedPush> => {
    // There may be no row to lock yet.
    await imports.lock(within)
    const pushes = await channelPushes.all(within)
    const before = pushes.get(channel)?.target
    const { changed, clashes } = compareShown(PUSH_FORM, filled, before ?? {}, () => null)
    if (clashes.length > 0) {
      const object = { kind: 'channel', id: channel }
      const valueIn = (state: unknown, name: string) => (state as Readonly<Record<string, unknown>>)[name]
      return { ok: false, fault: null, clashes: await signClashes(request, object, { clashes, valueIn }, within) }
    }
    const typed = before ? Object.fromEntries(changed.map((name) => [name, filled.values[name]])) : filled.values
    const parsed = pushTargetSchema.safeParse({ ...before, ...typed })
    if (!parsed.success) return refused(parsed.error.issues[0]?.message ?? 'This cannot be saved.')
    const target = parsed.data
    const taken = [...pushes.values()].find((push) => push.channel !== channel && isSamePlace(push.target, target))
    if (taken) return refused(`${CHANNEL_FILES[taken.channel].label} is sent to this path already. Enter another one.`)
    await channelPushes.save(channel, target, now, within)
    await audit(request, within, channel, { before: before ?? null, after: target })
    return { ok: true }
  })
}

function refused(fault: string): SavedPush {
  return { ok: false, fault, clashes: [] }
}

/** Stops sending, or starts it again. False: there is nowhere to send it. */
export function pausePush(request: StaffRequest, channel: ChannelName, isPaused: boolean): Promise<boolean> {
  const { platform, site } = request
  return change(request, channel, async (push, within) => {
    const at = isPaused ? platform.clock.now() : null
    await platform.storage.forSite(site).channelPushes.pause(channel, at, within)
    await audit(request, within, channel, { before: { paused: push.pausedAt !== null }, after: { paused: isPaused } })
  })
}

/**
 * The server keeps the file that it has. `seen`: where the page said that it is sent (STAFF-11); null: anywhere. `moved`:
 * another person has changed where, and nothing is removed.
 */
export async function removePush(
  request: StaffRequest,
  channel: ChannelName,
  seen: string | null,
): Promise<'removed' | 'moved' | 'nowhere'> {
  const { platform, site } = request
  let outcome: 'removed' | 'moved' = 'moved'
  const isThere = await change(request, channel, async ({ target }, within) => {
    if (seen !== null && pushPlace(target) !== seen) return
    await platform.storage.forSite(site).channelPushes.remove(channel, within)
    await audit(request, within, channel, { before: target })
    outcome = 'removed'
  })
  return isThere ? outcome : 'nowhere'
}

/** Sends the file at once, also one that the server has. Null: it is being sent, or there is nowhere to send it. */
export async function sendPushNow(request: StaffRequest, channel: ChannelName): Promise<PushedChannel | null> {
  const isThere = await change(request, channel, (_push, within) =>
    audit(request, within, channel, { after: { sent: 'by hand' } }),
  )
  return isThere ? pushChannel(request, channel, true) : null
}

async function change(
  { platform, site, actor }: StaffRequest,
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
  { platform, actor }: StaffRequest,
  within: Transaction,
  channel: ChannelName,
  change: AuditedChange,
): Promise<void> {
  const object = { kind: 'channel', id: channel } as const
  return recordAudit(platform.storage, within, actor, {
    action: 'settings.edit',
    object,
    change,
    now: platform.clock.now(),
  })
}
