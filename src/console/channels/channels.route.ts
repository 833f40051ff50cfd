import { CHANNELS, type ChannelName } from '#domain/channel/channel.ts'
import { PUSH_FORM } from '#domain/channel/push-form.ts'
import { pausePush, removePush, savePush, sendPushNow } from '#operations/channel/manage-push.ts'
import { switchChannel } from '#operations/channel/switch-channel.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { faultText } from '../form/fault-text.ts'
import { formText } from '../form-text.ts'
import { staffRequest } from '../on-site.ts'
import { type MessagePage, typedPage } from '../shown.ts'
import { channelsPage, type Done } from './channels-view.ts'

/** OUT-1, OUT-2: the files for channels outside, the cars that each takes, and where each is sent. */
export const routes = {
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
    const isPaused = formText(call.form, 'pause') === 'yes'
    const isDone = await pausePush(staffRequest(call), channel, isPaused)
    return isDone ? (isPaused ? 'paused' : 'started') : 'nowhere'
  }),
  'POST /channels/:channel/push/send': onChannel(async (call, channel) => {
    return (await sendPushNow(staffRequest(call), channel))?.kind ?? 'busy'
  }),
  'POST /channels/:channel/push/remove': onChannel((call, channel) =>
    removePush(staffRequest(call), channel, formText(call.form, 'seen') || null),
  ),
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const UNKNOWN: ConsoleAnswer = {
  page: typedPage<MessagePage>({
    kind: 'message',
    title: 'No such channel',
    sentence: 'The platform has no channel of that name.',
  }),
  status: 404,
}

function channelOf({ params }: ConsoleCall): ChannelName | null {
  return CHANNELS.find((each) => each === params['channel']) ?? null
}

/** Does something with one channel, and leads back to it. */
function onChannel(act: (call: ConsoleCall, channel: ChannelName) => Promise<Done>): ConsoleHandler {
  return async (call) => {
    const channel = channelOf(call)
    return channel === null ? UNKNOWN : doneTo(channel, await act(call, channel))
  }
}

function doneTo(channel: ChannelName, done: Done): ConsoleAnswer {
  return { to: `/channels?channel=${channel}&done=${done}#${channel}` }
}
