import { fullTitle } from '#domain/car/car-title.ts'
import { CHANNEL_FILES, CHANNELS } from '#domain/channel/channel.ts'
import { may } from '#domain/staff/actor.ts'
import { type ShownChannel, showChannels } from '#operations/channel/show-channels.ts'
import { switchChannel } from '#operations/channel/switch-channel.ts'
import type { ConsoleHandler } from '../console-call.ts'
import { dealerOrigin } from '../dealer-origin.ts'
import { onSite } from '../on-site.ts'
import type { ChannelRow } from '../pages/channels-page.ts'

/** OUT-1, OUT-2: the files for channels outside, and the cars that each takes. */
export const CHANNEL_PAGES = {
  'GET /channels': async (call) => {
    const { platform, query } = call
    const { site, actor } = onSite(call)
    const origin = dealerOrigin(platform.consoleOrigin, site)
    const shown = await showChannels(platform, site, actor, origin)
    return {
      page: {
        kind: 'channels',
        mayChange: may(actor, site, 'settings.edit'),
        notice: NOTICES[query.get('done') ?? ''] ?? null,
        channels: shown.map((channel) => rowOf(channel, origin)),
      },
    }
  },
  'POST /channels/:channel': async (call) => {
    const { site, actor } = onSite(call)
    const channel = CHANNELS.find((each) => each === call.params['channel'])
    if (channel === undefined) return { page: UNKNOWN, status: 404 }
    const to = call.form.get('to') === 'off' ? 'off' : 'on'
    await switchChannel(call.platform, site, actor, channel, to)
    return { to: `/channels?done=${to}#${channel}` }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const UNKNOWN = {
  kind: 'message',
  title: 'No such channel',
  sentence: 'The platform has no channel of that name.',
} as const

const NOTICES: Readonly<Record<string, string>> = {
  on: 'The channel has a new address. Give it to the partner; an earlier address no longer works.',
  off: 'The channel is off. Its address no longer works.',
}

function rowOf({ name, path, offers }: ShownChannel, origin: string): ChannelRow {
  const { label, note } = CHANNEL_FILES[name]
  const { eligible, blocked } = offers
  return {
    name,
    label,
    note,
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
