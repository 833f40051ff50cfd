import { HOOK_EVENT_NAMES, HOOK_EVENTS, hookEventOf, isHookEvent } from '#domain/hook/hook-events.ts'
import { may } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import {
  addHook,
  listHooks,
  pauseHook,
  removeHook,
  replaceHookSecret,
  type ShownHook,
  sendHookAgain,
} from '#operations/hook/hook-endpoints.ts'
import { sendHook } from '#operations/hook/send-hook.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { askFirst } from '../held/ask-first.ts'
import { onSite } from '../on-site.ts'
import type { HookCall, HookRow, HooksPage } from '../pages/hooks-page.ts'
import { momentAgo, momentOf } from '../time/moment.ts'

/** Webhooks: addresses that hear of the inbox, with their latest calls. */
export const HOOKS = {
  'GET /site/webhooks': (call) => hooksPage(call, { notice: SAID[call.query.get('did') ?? ''] ?? null }),
  'POST /site/webhooks': async (call) => {
    const { site, actor } = onSite(call)
    const url = formText(call.form, 'url')
    const events = call.form.getAll('event').map(String).filter(isHookEvent)
    const made = await addHook(call.platform, site, actor, { url, events })
    return made.ok
      ? hooksPage(call, { made: { url, secret: made.secret } })
      : hooksPage(call, { fault: made.fault, typed: { url, events } })
  },
  'POST /site/webhooks/:id/secret': async (call) => {
    const { site, actor } = onSite(call)
    const question = await askAbout(call, 'secret', {
      title: 'Replace the secret?',
      sentence: 'The one that it has works no more: its program refuses calls until it knows the new one.',
      button: 'Replace the secret',
    })
    if (question) return question
    const secret = await replaceHookSecret(call.platform, site, actor, idOf(call))
    return secret === null ? MISSING : hooksPage(call, { made: { url: '', secret } })
  },
  'POST /site/webhooks/:id/pause': async (call) => {
    const { site, actor } = onSite(call)
    const isPaused = formText(call.form, 'pause') === 'yes'
    return done(await pauseHook(call.platform, site, actor, idOf(call), isPaused), isPaused ? 'paused' : 'started')
  },
  'POST /site/webhooks/:id/remove': async (call) => {
    const { site, actor } = onSite(call)
    const question = await askAbout(call, 'remove', {
      title: 'Remove the address?',
      sentence: 'It hears of nothing any more, and the list of its calls goes.',
      button: 'Remove the address',
    })
    return question ?? done(await removeHook(call.platform, site, actor, idOf(call)), 'removed')
  },
  'POST /site/webhooks/:id/send': async (call) => {
    const { platform, form } = call
    const { site, actor } = onSite(call)
    const delivery = formText(form, 'delivery') || null
    const sent = await sendHookAgain(platform, site, actor, idOf(call), delivery)
    // Tried here too, so that the page already says how it went.
    const latest = sent ? (await platform.storage.forSite(site).hookDeliveries.latest(idOf(call), 1))[0] : undefined
    const hookId = delivery ?? latest?.id
    if (hookId) await sendHook(platform, { siteSlug: site.slug, hookId })
    return done(sent, 'sent')
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const SAID: Readonly<Record<string, string>> = {
  paused: 'Stopped. What happens from now on is not sent.',
  started: 'Started again.',
  removed: 'Removed.',
  sent: 'Sent once more. The list below says how it went.',
}

const MISSING: ConsoleAnswer = {
  page: { kind: 'message', title: 'Not found', sentence: 'There is no such webhook.' },
  status: 404,
}

/** STAFF-12: names the address. Null: the person said yes. */
async function askAbout(
  call: ConsoleCall,
  act: 'secret' | 'remove',
  { title, sentence, button }: Readonly<Record<'title' | 'sentence' | 'button', string>>,
): Promise<ConsoleAnswer | null> {
  const { site, actor } = onSite(call)
  if (act === 'secret') authorise(actor, site, 'key.make', call.platform.clock.now())
  const found = (await listHooks(call.platform, site, actor)).find(({ endpoint }) => endpoint.id === idOf(call))
  if (found === undefined) return MISSING
  const sentences = [found.endpoint.url, `${sentence} This cannot be undone.`]
  const back = '/site/webhooks'
  return askFirst(call, `${back}/${encodeURIComponent(idOf(call))}/${act}`, { title, sentences, button, back })
}

function idOf({ params }: ConsoleCall): string {
  return params.id ?? ''
}

function done(isDone: boolean | null, did: string): ConsoleAnswer {
  return isDone ? { to: `/site/webhooks?did=${did}` } : MISSING
}

async function hooksPage(
  call: ConsoleCall,
  { made = null, fault = null, notice = null, typed }: Partial<HooksPage>,
): Promise<ConsoleAnswer> {
  const { platform } = call
  const { site, actor } = onSite(call)
  const [hooks, people] = await Promise.all([
    listHooks(platform, site, actor),
    platform.storage.forSite(site).members.all(),
  ])
  const names = new Map(people.map(({ personId, name }) => [personId, name]))
  const now = platform.clock.now()
  return {
    status: fault === null ? 200 : 409,
    page: {
      kind: 'hooks',
      fault,
      notice,
      made,
      mayMake: may(actor, site, 'key.make'),
      typed: typed ?? { url: '', events: HOOK_EVENT_NAMES },
      events: HOOK_EVENT_NAMES.map((name) => ({ value: name, label: HOOK_EVENTS[name].label })),
      endpoints: hooks.map((hook) => rowOf(hook, names, site.timezone, now)),
    },
  }
}

function rowOf(
  { endpoint, latest }: ShownHook,
  names: ReadonlyMap<string, string>,
  timezone: string,
  now: Date,
): HookRow {
  const fails = latest[0]?.state === 'failed' || latest[0]?.state === 'dead'
  const events = HOOK_EVENT_NAMES.filter((name) =>
    HOOK_EVENTS[name].kinds.every((kind) => endpoint.kinds.includes(kind)),
  )
  return {
    id: endpoint.id,
    url: endpoint.url,
    state:
      endpoint.pausedAt !== null
        ? { text: 'Stopped', tone: 'danger' }
        : fails
          ? { text: 'Failing', tone: 'warning' }
          : { text: 'Works', tone: 'good' },
    isPaused: endpoint.pausedAt !== null,
    events:
      events.length === HOOK_EVENT_NAMES.length
        ? 'All events'
        : events.map((name) => HOOK_EVENTS[name].label).join(' · '),
    madeBy: names.get(endpoint.createdBy) ?? 'A former member',
    made: momentOf(endpoint.createdAt, timezone),
    latest: latest.map((each) => callRow(each, timezone, now)),
  }
}

const STATES = {
  pending: { text: 'On its way', tone: 'plain' },
  sent: { text: 'Taken', tone: 'good' },
  failed: { text: 'Failed, tried again', tone: 'warning' },
  dead: { text: 'Not taken', tone: 'danger' },
} as const

function callRow(each: ShownHook['latest'][number], timezone: string, now: Date): HookCall {
  const event = hookEventOf(each.kind)
  return {
    id: each.id,
    what: event === 'test' ? 'A test' : HOOK_EVENTS[event].label,
    href: hrefOf(each),
    at: momentAgo(each.at, timezone, now),
    state: STATES[each.state],
    error: each.error,
    isOver: each.nextAttemptAt === null,
  }
}

function hrefOf({ conversationId, reservationId }: ShownHook['latest'][number]): string | null {
  if (reservationId !== null) return `/reservations/${reservationId}`
  return conversationId === null ? null : `/leads/${conversationId}`
}
