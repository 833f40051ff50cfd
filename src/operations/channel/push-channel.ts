import { CHANNEL_FILES, type ChannelName } from '#domain/channel/channel.ts'
import { nextPushTry, pushSecretAccount } from '#domain/channel/channel-push.ts'
import type { ChannelPush, PushTry } from '#storage/channel/channel-pushes.ts'
import { atOnce } from '../at-once.ts'
import { dealerOrigin } from '../dealer-origin.ts'
import { notify } from '../notify/notify.ts'
import type { Platform } from '../platform.ts'
import type { SiteRequest } from '../site-request.ts'
import { requestOn } from '../site-request.ts'
import { channelBody } from './channel-body.ts'

/** What a try did. `fault` is a sentence. */
export type PushedChannel =
  | { readonly kind: 'sent' }
  /** The server has this file already. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly fault: string }

/** Longer than the deadline of a sending; a process that dies gives the push back then. */
const CLAIM_MINUTES = 5

/**
 * OUT-1: sends a channel's file to its server if it is another than the last one; `always`: in any case. Null: another
 * process sends it, or there is nowhere to send it.
 */
export async function pushChannel(
  request: SiteRequest,
  channel: ChannelName,
  always: boolean,
): Promise<PushedChannel | null> {
  const { platform, site } = request
  const { channelPushes, version, transaction } = platform.storage.forSite(site)
  const now = platform.clock.now()
  const push = await channelPushes.claim(channel, now, new Date(now.getTime() + CLAIM_MINUTES * 60_000))
  if (push === null) return null
  try {
    // Before the file: a change in between is looked at again.
    const seen = await version()
    // The search of this process may be behind a change that another one made.
    await platform.engines.refresh(site.slug)
    const { body, tag } = await channelBody(request, channel, {
      now,
      origin: dealerOrigin(platform.consoleOrigin, site),
    })
    if (!always && tag === push.sentTag) {
      await transaction((within) =>
        channelPushes.record(push, { ok: true, tag, isSent: false, version: seen, at: now }, within),
      )
      return { kind: 'unchanged' }
    }
    const account = pushSecretAccount(site.slug, channel)
    const outcome = await platform.channelSender.send({ siteSlug: site.slug, target: push.target, account, body })
    const at = platform.clock.now()
    const tried: PushTry = outcome.ok
      ? { ok: true, tag, isSent: true, version: seen, at }
      : { ok: false, error: `The server ${outcome.fault}.`, nextTryAt: nextPushTry(push.failures + 1, at), at }
    await transaction(async (within) => {
      await channelPushes.record(push, tried, within)
      if (!tried.ok && tried.nextTryAt === null) await notifyOfEnd(request, push, tried, within)
    })
    if (tried.ok) return { kind: 'sent' }
    platform.log.warn('channel not sent', { site: site.slug, channel, error: tried.error })
    return { kind: 'failed', fault: tried.error }
  } catch (error) {
    await channelPushes.release(channel)
    throw error
  }
}

/** Sendings at once; a slow server holds up no other dealer's file for long. */
const LANES = 4
/** Prices can change with time alone, so every file is looked at this often. */
const LOOK_MINUTES = 60

/** OUT-1: sends the files of these sites that have changed. */
export async function sweepChannelPushes(
  platform: Platform,
  siteSlugs: readonly string[],
  signal: AbortSignal | null = null,
): Promise<void> {
  const now = platform.clock.now()
  const oldest = new Date(now.getTime() - LOOK_MINUTES * 60_000)
  const due = (await platform.storage.channelPushesDue(now, oldest)).filter(({ siteSlug }) =>
    siteSlugs.includes(siteSlug),
  )
  await atOnce(
    LANES,
    due.map(({ siteSlug, channel }) => async () => {
      const site = platform.siteBySlug(siteSlug)
      if (!site || signal?.aborted) return
      await pushChannel(requestOn(platform, site), channel, false).catch((error: unknown) => {
        // One dealer's channel must not stop the others.
        platform.log.error('channel not sent', { site: siteSlug, channel, error })
      })
    }),
  )
}

/** INBOX-13: the first failure after which nothing is tried is one notification. */
async function notifyOfEnd(
  request: SiteRequest,
  { channel }: ChannelPush,
  { error, at }: Extract<PushTry, { ok: false }>,
  within: Parameters<typeof notify>[2],
): Promise<void> {
  const data = { feed: CHANNEL_FILES[channel].label, state: 'unsent', why: error }
  const key = `unsent ${channel} ${at.getTime()}`
  await notify(request, { event: 'feed', key, conversationId: null, place: {}, objectId: channel, data }, within)
}
