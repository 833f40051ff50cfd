import { isHookEvent } from '#domain/hook/hook-events.ts'
import { addHook, pauseHook, removeHook, replaceHookSecret, sendHookAgain } from '#operations/hook/hook-endpoints.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { staffRequest } from '../on-site.ts'
import { askAboutHook, MISSING } from './ask-about-hook.ts'
import { hooksPage } from './show-hooks.ts'

/** Webhooks: addresses that hear of the inbox, with their latest calls. */
export const routes = {
  'GET /site/webhooks': (call) => hooksPage(call, { notice: SAID[call.query.get('did') ?? ''] ?? null }),
  'POST /site/webhooks': async (call) => {
    const url = formText(call.form, 'url')
    const events = call.form.getAll('event').map(String).filter(isHookEvent)
    const result = await addHook(staffRequest(call), { url, events })
    return result.ok
      ? { ...(await hooksPage(call, { made: { url, secret: result.secret } })), isStored: true }
      : hooksPage(call, { fault: result.fault, field: result.field, typed: { url, events } })
  },
  'POST /site/webhooks/:id/secret': async (call) => {
    const question = await askAboutHook(call, 'secret', {
      title: 'Replace the secret?',
      sentence: 'The one that it has works no more: its program refuses calls until it knows the new one.',
      button: 'Replace the secret',
    })
    if (question) return question
    const secret = await replaceHookSecret(staffRequest(call), idOf(call))
    return secret === null ? MISSING : hooksPage(call, { made: { url: '', secret } })
  },
  'POST /site/webhooks/:id/pause': async (call) => {
    const isPaused = formText(call.form, 'pause') === 'yes'
    return done(await pauseHook(staffRequest(call), idOf(call), isPaused), isPaused ? 'paused' : 'started')
  },
  'POST /site/webhooks/:id/remove': async (call) => {
    const question = await askAboutHook(call, 'remove', {
      title: 'Remove the address?',
      sentence: 'It hears of nothing any more, and the list of its calls goes.',
      button: 'Remove the address',
    })
    return question ?? done(await removeHook(staffRequest(call), idOf(call)), 'removed')
  },
  'POST /site/webhooks/:id/send': async (call) => {
    const hookId = await sendHookAgain(staffRequest(call), idOf(call), formText(call.form, 'delivery') || null)
    return done(hookId !== null, 'sent')
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const SAID: Readonly<Record<string, string>> = {
  paused: 'Stopped. What happens from now on is not sent.',
  started: 'Started again.',
  removed: 'Removed.',
  sent: 'Tried. The list below says how it went.',
}

function idOf({ params }: ConsoleCall): string {
  return params.id ?? ''
}

function done(isDone: boolean | null, did: string): ConsoleAnswer {
  return isDone ? { to: `/site/webhooks?did=${did}` } : MISSING
}
