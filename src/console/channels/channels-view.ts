import { fullName } from '#domain/car/car-title.ts'
import { CHANNEL_FILES, type ChannelName } from '#domain/channel/channel.ts'
import { type PushTarget, proposedPush, pushSecretVariable } from '#domain/channel/channel-push.ts'
import { PUSH_FORM, type PushFields, pushPlace } from '#domain/channel/push-form.ts'
import type { ClockPlace } from '#domain/date/local-time.ts'
import { type Clash, fieldStates } from '#domain/form/compare-shown.ts'
import type { FilledForm } from '#domain/form/define-form.ts'
import { may } from '#domain/staff/actor.ts'
import { type ShownChannel, showChannels } from '#operations/channel/show-channels.ts'
import type { StaffRequest } from '#operations/staff-request.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import { clashViews } from '../form/clash-view.ts'
import { staffRequest } from '../on-site.ts'
import { typedPage } from '../shown.ts'
import { momentAgo, momentOf } from '../time/moment.ts'
import type { ChannelRow, ChannelsPage, PushRow, PushState } from './channels-values.ts'

const NOTICES = {
  on: 'The channel has a new link. Give it to the partner; an earlier link no longer works.',
  off: 'The link is off. It no longer works.',
  saved: 'Saved. The file is sent within a minute.',
  paused: 'Paused. Changes are not sent until you start it again.',
  started: 'Started again. Changes are sent within a minute.',
  removed: 'The file is not sent any more. The server keeps the one that it has.',
  sent: 'Sent.',
  unchanged: 'Sent.',
  failed: 'Not sent.',
  busy: 'It is being sent just now. Look again in a minute.',
  changed:
    'Another person changed the link after you opened the page. It is as the page shows it now; your press has changed nothing.',
  moved: 'Another person changed where the file is sent after you opened the page. Your press has changed nothing.',
  nowhere: 'There is nowhere to send it. Enter the server below.',
} as const satisfies Readonly<Record<string, string>>

/** What was done with a channel, as its address says it. */
export type Done = keyof typeof NOTICES

export interface RefusedPush {
  readonly channel: ChannelName
  readonly filled: FilledForm<PushFields>
  readonly clashes: readonly Clash[]
  readonly fault: string | null
}

/** The page of the channels; `refused`: a form that was not saved. */
export async function channelsPage(call: ConsoleCall, refused: RefusedPush | null): Promise<ConsoleAnswer> {
  const { query } = call
  const request = staffRequest(call)
  const { site, actor, origin } = request
  const channels = await showChannels(request, origin)
  const noticeName = query.get('done') ?? ''
  const notice = Object.hasOwn(NOTICES, noticeName) ? NOTICES[noticeName as keyof typeof NOTICES] : null
  return {
    status: refused === null ? 200 : 409,
    page: typedPage<ChannelsPage>({
      kind: 'channels',
      mayChange: may(actor, site, 'settings.edit'),
      channels: channels.map((channel) => ({
        ...rowOf(channel, origin),
        notice: channel.name === query.get('channel') ? notice : null,
        seen: channel.path ?? '',
        push: pushRow(request, channel, refused?.channel === channel.name ? refused : null),
      })),
    }),
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
      car: fullName(car),
      stocknum: car.stocknum,
      href: link,
      reasons,
    })),
  }
}

function pushRow(
  { site, actor, now }: Omit<StaffRequest, 'platform'>,
  { name, push, hasPassword }: ShownChannel,
  refused: RefusedPush | null,
): PushRow {
  const clashes = refused?.clashes ?? []
  const states = fieldStates(PUSH_FORM, push?.target ?? {}, refused?.filled ?? null, clashes)
  const proposed = push === null && refused === null ? proposedPush(name) : null
  const fieldOf = (field: keyof PushTarget) => ({ ...states[field], ...(proposed && { input: proposed[field] }) })
  return {
    state: push && pushState(push, site, now),
    form: {
      host: fieldOf('host'),
      port: fieldOf('port'),
      path: fieldOf('path'),
      username: fieldOf('username'),
      hostKey: fieldOf('hostKey'),
    },
    clashes: clashViews(clashes, site, now),
    fault: refused?.fault ?? null,
    variable: actor.kind === 'operator' ? pushSecretVariable(site.slug, name) : null,
    hasPassword,
  }
}

type ChannelPush = NonNullable<ShownChannel['push']>

function pushState(push: ChannelPush, place: ClockPlace, now: Date): PushState {
  const { target, pausedAt, sentAt, error, failedAt, nextTryAt } = push
  const moment = (at: Date | null) => at && momentAgo(at, place, now)
  return {
    badge: badgeOf(push),
    where: pushPlace(target),
    isPaused: pausedAt !== null,
    sent: moment(sentAt),
    error,
    failed: moment(failedAt),
    next: pausedAt === null && nextTryAt !== null ? momentOf(nextTryAt, place) : null,
  }
}

function badgeOf({ pausedAt, givenUpAt, failures, sentAt }: ChannelPush): PushState['badge'] {
  if (pausedAt !== null) return { text: 'Paused', tone: 'plain' }
  if (givenUpAt !== null) return { text: 'Failed', tone: 'danger' }
  if (failures > 0) return { text: 'Failed, trying again', tone: 'warning' }
  return sentAt === null ? { text: 'Sends soon', tone: 'plain' } : { text: 'Working', tone: 'good' }
}
