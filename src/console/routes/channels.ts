import { fullTitle } from '#domain/car/car-title.ts'
import { CHANNEL_FILES, CHANNELS, type ChannelName } from '#domain/channel/channel.ts'
import { type PushTarget, proposedPush, pushSecretVariable } from '#domain/channel/channel-push.ts'
import { PUSH_FORM, type PushFields, pushPlace } from '#domain/channel/push-form.ts'
import { type Clash, fieldStates } from '#domain/form/compare-shown.ts'
import type { FilledForm } from '#domain/form/define-form.ts'
import { may } from '#domain/staff/actor.ts'
import { pausePush, removePush, savePush, sendPushNow } from '#operations/channel/manage-push.ts'
import { type ShownChannel, showChannels } from '#operations/channel/show-channels.ts'
import { switchChannel } from '#operations/channel/switch-channel.ts'
import { dealerOrigin } from '#operations/dealer-origin.ts'
import type { Site } from '#site/site.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { clashViews } from '../form/clash-view.ts'
import { faultText } from '../form/fault-text.ts'
import { formText } from '../form-text.ts'
import { onSite, staffRequest } from '../on-site.ts'
import type { ChannelRow, PushRow, PushState } from '../pages/channels-page.ts'
import { momentAgo, momentOf } from '../time/moment.ts'

/** OUT-1, OUT-2: the files for channels outside, the cars that each takes, and where each is sent. */
export const CHANNEL_PAGES = {
  'GET /channels': (call) => channelsPage(call, null),
  'POST /channels/:channel': onChannel(async (call, channel) => {
    const to = call.form.get('to') === 'off' ? 'off' : 'on'
    const seen = call.form.get('seen')
    const isDone = await switchChannel(staffRequest(call), channel, to, typeof seen === 'string' ? seen : null)
    return isDone ? to : 'changed'
  }),
  'POST /channels/:channel/push': async (call) => {
    const channel = channelOf(call)
    if (channel === null) return UNKNOWN
    const filled = PUSH_FORM.read(call.form)
    const wrong = Object.keys(filled.faults).length
    if (wrong > 0) return channelsPage(call, { channel, filled, clashes: [], fault: faultText(wrong) })
    const saved = await savePush(staffRequest(call), channel, filled)
    return saved.ok ? doneTo(channel, 'saved') : channelsPage(call, { channel, filled, ...saved })
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
  'POST /channels/:channel/push/remove': onChannel((call, channel) =>
    removePush(staffRequest(call), channel, formText(call.form, 'seen') || null),
  ),
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
  changed:
    'Another person changed the address after you opened the page. It is as the page shows it now; your press has changed nothing.',
  moved: 'Another person changed where the file is sent after you opened the page. Your press has changed nothing.',
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
  readonly filled: FilledForm<PushFields>
  readonly clashes: readonly Clash[]
  readonly fault: string | null
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
        seen: channel.path ?? '',
        push: pushRow(channel, site, now, refused?.channel === channel.name ? refused : null),
      })),
    },
  }
}

function rowOf(
  { name, path, push, offers }: ShownChannel,
  origin: string,
): Omit<ChannelRow, 'notice' | 'push' | 'seen'> {
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
  site: Site,
  now: Date,
  refused: RefusedPush | null,
): PushRow {
  const clashes = refused?.clashes ?? []
  const states = fieldStates(PUSH_FORM, push?.target ?? {}, refused?.filled ?? null, clashes)
  const proposed = push === null && refused === null ? proposedPush(name) : null
  const fieldOf = (field: keyof PushTarget) => ({ ...states[field], ...(proposed && { input: proposed[field] }) })
  return {
    state: push && pushState(push, site.timezone, now),
    form: {
      host: fieldOf('host'),
      port: fieldOf('port'),
      path: fieldOf('path'),
      username: fieldOf('username'),
      hostKey: fieldOf('hostKey'),
    },
    clashes: clashViews(clashes, site, now),
    fault: refused?.fault ?? null,
    variable: pushSecretVariable(site.slug, name),
    hasPassword,
  }
}

type ChannelPush = NonNullable<ShownChannel['push']>

function pushState(push: ChannelPush, timezone: string, now: Date): PushState {
  const { target, pausedAt, sentAt, error, failedAt, nextTryAt } = push
  const moment = (at: Date | null) => at && momentAgo(at, timezone, now)
  return {
    badge: badgeOf(push),
    where: pushPlace(target),
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
