import type { ClockPlace } from '#domain/date/local-time.ts'
import { HOOK_EVENT_NAMES, HOOK_EVENTS, hookEventOf } from '#domain/hook/hook-events.ts'
import { may } from '#domain/staff/actor.ts'
import { listHooks, type ShownHook } from '#operations/hook/hook-endpoints.ts'
import { memberNames } from '#operations/staff/member-names.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import { deliveryWords } from '../delivery-words.ts'
import { staffRequest } from '../on-site.ts'
import { typedPage } from '../shown.ts'
import { momentAgo, momentOf } from '../time/moment.ts'
import type { HookCall, HookRow, HooksPage } from './hooks-values.ts'

/** The page with what a form of it did. */
export async function hooksPage(
  call: ConsoleCall,
  { made = null, fault = null, field = null, notice = null, typed }: Partial<HooksPage>,
): Promise<ConsoleAnswer> {
  const request = staffRequest(call)
  const { site, actor, now } = request
  const [hooks, names] = await Promise.all([listHooks(request), memberNames(request)])
  return {
    status: fault === null ? 200 : 409,
    page: typedPage<HooksPage>({
      kind: 'hooks',
      fault,
      field,
      notice,
      made,
      mayMake: may(actor, site, 'key.make'),
      typed: typed ?? { url: '', events: HOOK_EVENT_NAMES },
      events: HOOK_EVENT_NAMES.map((name) => ({ value: name, label: HOOK_EVENTS[name].label })),
      endpoints: hooks.map((hook) => rowOf(hook, names, site, now)),
    }),
  }
}

function rowOf(
  { endpoint, latest }: ShownHook,
  names: ReadonlyMap<string, string>,
  place: ClockPlace,
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
          : { text: 'Working', tone: 'good' },
    isPaused: endpoint.pausedAt !== null,
    events:
      events.length === HOOK_EVENT_NAMES.length
        ? 'All events'
        : events.map((name) => HOOK_EVENTS[name].label).join(' · '),
    madeBy: names.get(endpoint.createdBy) ?? 'A former member',
    made: momentOf(endpoint.createdAt, place),
    latest: latest.map((each) => callRow(each, place, now)),
  }
}

const STATES = {
  pending: { text: 'On its way', tone: 'plain' },
  sent: { text: 'Taken', tone: 'good' },
  failed: { text: 'Failed, sent again soon', tone: 'warning' },
  dead: { text: 'Failed', tone: 'danger' },
} as const

function callRow(each: ShownHook['latest'][number], place: ClockPlace, now: Date): HookCall {
  const event = hookEventOf(each.kind)
  return {
    id: each.id,
    what: event === 'test' ? 'A test' : HOOK_EVENTS[event].label,
    href: hrefOf(each),
    at: momentAgo(each.at, place, now),
    state: STATES[each.state],
    error: each.error && deliveryWords(each.error),
    isOver: each.nextAttemptAt === null,
  }
}

function hrefOf({ conversationId, reservationId }: ShownHook['latest'][number]): string | null {
  if (reservationId !== null) return `/reservations/${reservationId}`
  return conversationId === null ? null : `/leads/${conversationId}`
}
