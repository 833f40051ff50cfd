import { fullTitle } from '#domain/car/car-title.ts'
import { CHANNEL_FILES, CHANNELS, type ChannelName } from '#domain/channel/channel.ts'
import { type PushTarget, proposedPush, pushSecretVariable } from '#domain/channel/channel-push.ts'
import { may } from '#domain/staff/actor.ts'
import { pausePush, removePush, savePush, sendPushNow } from '#operations/channel/manage-push.ts'
import { type ShownChannel, showChannels } from '#operations/channel/show-channels.ts'
import { switchChannel } from '#operations/channel/switch-channel.ts'
import { dealerOrigin } from '#operations/dealer-origin.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { momentAgo, momentOf } from '../moment.ts'
import { onSite } from '../on-site.ts'
import type { ChannelRow, PushRow, PushState } from '../pages/channels-page.ts'

/** OUT-1, OUT-2: the files for channels outside, the cars that each takes, and where each is sent. */
export const CHANNEL_PAGES = {
  'GET /channels': (call) => channelsPage(call, null),
  'POST /channels/:channel': onChannel(async (call, channel) => {
    const { site, actor } = onSite(call)
    const to = call.form.get('to') === 'off' ? 'off' : 'on'
    await switchChannel(call.platform, site, actor, channel, to)
    return to
  }),
  'POST /channels/:channel/push': async (call) => {
    const channel = channelOf(call)
    if (channel === null) return UNKNOWN
    const { site, actor } = onSite(call)
    const value = (name: keyof PushTarget) => formText(call.form, name)
    const form = {
      host: value('host'),
      port: value('port'),
      path: value('path'),
      username: value('username'),
      hostKey: value('hostKey'),
    }
    const fault = await savePush(call.platform, site, actor, channel, form)
    return fault === null ? doneTo(channel, 'saved') : channelsPage(call, { channel, form, fault })
  },
  'POST /channels/:channel/push/pause': onChannel(async (call, channel) => {
    const { site, actor } = onSite(call)
    const isPaused = formText(call.form, 'pause') === 'yes'
    const isDone = await pausePush(call.platform, site, actor, channel, isPaused)
    return isDone ? (isPaused ? 'paused' : 'started') : 'nowhere'
  }),
  'POST /channels/:channel/push/send': onChannel(async (call, channel) => {
    const { site, actor } = onSite(call)
    return (await sendPushNow(call.platform, site, actor, channel))?.kind ?? 'busy'
  }),
  'POST /channels/:channel/push/remove': onChannel(async (call, channel) => {
    const { site, actor } = onSite(call)
    return (await removePush(call.platform, site, actor, channel)) ? 'removed' : 'nowhere'
  }),
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const UNKNOWN: ConsoleAnswer = {
  page: { kind: 'message', title: 'No such channel', sentence: 'The platform has no channel of that name.' },
  status: 404,
}

const NOTICES = {
  on: 'The channel has a new address. Give it to the partner; an earlier address no longer works.',
  off: 'The address no longer works.',
  saved: 'Saved. The file is sent within a minute.',
  paused: 'Paused. Changes are not sent until you start it again.',
  started: 'Started again. Changes are sent within a minute.',
  removed: 'The file is not sent any more. The server keeps the one that it has.',
  sent: 'Sent.',
  unchanged: 'Sent.',
  failed: 'Not sent.',
  busy: 'It is being sent just now. Look again in a minute.',
  nowhere: 'There is nowhere to send it. Enter the server below.',
} as const satisfies Readonly<Record<string, string>>

function channelOf({ params }: ConsoleCall): ChannelName | null {
  return CHANNELS.find((each) => each === params['channel']) ?? null
}

/** Does something with one channel, and leads back to it. */
function onChannel(act: (call: ConsoleCall, channel: ChannelName) => Promise<keyof typeof NOTICES>): ConsoleHandler {
  return async (call) => {
    const channel = channelOf(call)
    return channel === null ? UNKNOWN : doneTo(channel, await act(call, channel))
  }
}

function doneTo(channel: ChannelName, done: keyof typeof NOTICES): ConsoleAnswer {
  return { to: `/channels?channel=${channel}&done=${done}#${channel}` }
}

interface RefusedPush {
  readonly channel: ChannelName
  readonly form: PushRow['form']
  readonly fault: string
}

async function channelsPage(call: ConsoleCall, refused: RefusedPush | null): Promise<ConsoleAnswer> {
  const { platform, query } = call
  const { site, actor } = onSite(call)
  const now = platform.clock.now()
  const origin = dealerOrigin(platform.consoleOrigin, site)
  const shown = await showChannels(platform, site, actor, origin)
  const done = query.get('done') ?? ''
  const notice = Object.hasOwn(NOTICES, done) ? NOTICES[done as keyof typeof NOTICES] : null
  return {
    status: refused === null ? 200 : 409,
    page: {
      kind: 'channels',
      mayChange: may(actor, site, 'settings.edit'),
      channels: shown.map((channel) => ({
        ...rowOf(channel, origin),
        notice: channel.name === query.get('channel') ? notice : null,
        push: pushRow(channel, site, now, refused?.channel === channel.name ? refused : null),
      })),
    },
  }
}

function rowOf({ name, path, push, offers }: ShownChannel, origin: string): Omit<ChannelRow, 'notice' | 'push'> {
  const { label, note } = CHANNEL_FILES[name]
  const { eligible, blocked } = offers
  return {
    name,
    label,
    note,
    isOn: path !== null || (push !== null && push.pausedAt === null),
    address: path === null ? null : origin + path,
    eligible: eligible.length,
    total: eligible.length + blocked.length,
    blocked: blocked.map(({ offered: { car, link }, reasons }) => ({
      car: fullTitle(car),
      stocknum: car.stocknum,
      href: link,
      reasons,
    })),
  }
}

function pushRow(
  { name, push, hasPassword }: ShownChannel,
  { slug, timezone }: { readonly slug: string; readonly timezone: string },
  now: Date,
  refused: RefusedPush | null,
): PushRow {
  return {
    state: push && pushState(push, timezone, now),
    form: refused?.form ?? (push ? { ...push.target, port: String(push.target.port) } : proposedPush(name)),
    fault: refused?.fault ?? null,
    variable: pushSecretVariable(slug, name),
    hasPassword,
  }
}

type ChannelPush = NonNullable<ShownChannel['push']>

function pushState(push: ChannelPush, timezone: string, now: Date): PushState {
  const { target, pausedAt, sentAt, error, failedAt, nextTryAt } = push
  const moment = (at: Date | null) => at && momentAgo(at, timezone, now)
  return {
    badge: badgeOf(push),
    where: `${target.username}@${target.host}:${target.port}${target.path}`,
    isPaused: pausedAt !== null,
    sent: moment(sentAt),
    error,
    failed: moment(failedAt),
    next: pausedAt === null && nextTryAt !== null ? momentOf(nextTryAt, timezone) : null,
  }
}

function badgeOf({ pausedAt, givenUpAt, failures, sentAt }: ChannelPush): PushState['badge'] {
  if (pausedAt !== null) return { text: 'Paused', tone: 'plain' }
  if (givenUpAt !== null) return { text: 'Given up', tone: 'danger' }
  if (failures > 0) return { text: 'Failing', tone: 'warning' }
  return sentAt === null ? { text: 'Sends soon', tone: 'plain' } : { text: 'Works', tone: 'good' }
}
