import type { ApiInput, ApiOperation } from '#domain/api/api-routes.ts'
import type { ApiPushedCar } from '#domain/api/api-schemas.ts'
import type { Acted } from '#operations/inbox/act.ts'
import { addNote, logCall } from '#operations/inbox/add-note.ts'
import { assign } from '#operations/inbox/assign.ts'
import { listAnswerers } from '#operations/inbox/inbox-staff.ts'
import { listConversations } from '#operations/inbox/list-conversations.ts'
import { writeReply } from '#operations/inbox/mail/write-reply.ts'
import { setStage } from '#operations/inbox/set-stage.ts'
import { showConversation } from '#operations/inbox/show-conversation.ts'
import { versionOf, type WriteGuard } from '#operations/inbox/write-guard.ts'
import { pushCar } from '#operations/intake/push-car.ts'
import type { RoutePlatform } from '#operations/route-platform.ts'
import type { StaffRequest } from '#operations/staff-request.ts'
import { conversationDetail, conversationRow } from './api-conversation.ts'
import { type ApiFailure, type FailureCode, failure } from './api-failure.ts'

/** A call with a key, after the checks of its schemas. */
export interface ApiCall<Name extends ApiOperation = ApiOperation> extends StaffRequest<RoutePlatform> {
  /** Id of the conversation; empty without one. */
  readonly id: string
  readonly guard: WriteGuard
  readonly input: ApiInput<Name>
}

/** `version` is the ETag. */
export interface ApiAnswer {
  readonly value: object
  readonly version: string | null
}

type Answer = { readonly done: ApiAnswer } | ApiFailure

export const API_HANDLERS: { readonly [Name in ApiOperation]: (call: ApiCall<Name>) => Promise<Answer> } = {
  listConversations: async (call) => {
    const { input } = call
    const { q, stage = null, category = null, location = null, source = null, assignee = null, after = null } = input
    const query = { view: input.view, words: q, stage, category, location, source, assignee, after }
    const page = await listConversations(call, query, input.limit)
    if (page === null) return failure('no-right')
    return { done: { value: { data: page.rows.map(conversationRow), next: page.next }, version: null } }
  },
  readConversation: (call) => shown(call),
  setStage: async (call) => {
    const { id, guard, input } = call
    return acted(call, await setStage(call, id, input, guard), 'stage')
  },
  assign: async (call) => {
    const { id, guard, input } = call
    return acted(call, await assign(call, id, input, guard), 'person')
  },
  addNote: async (call) => {
    const { id, guard, input } = call
    return acted(call, await addNote(call, id, input.text, guard), 'text')
  },
  logCall: async (call) => {
    const { id, guard, input } = call
    return acted(call, await logCall(call, id, input, guard), 'text')
  },
  reply: async (call) => {
    const { platform, id, guard, input } = call
    const reply = { mailId: platform.randomId(), subject: input.subject, text: input.text, carIds: input.car_ids }
    return acted(call, await writeReply(call, id, reply, guard), 'text')
  },
  pushCar: (call) => pushed(call),
  listPeople: async (call) => {
    const people = await listAnswerers(call)
    return { done: { value: { data: people.map(({ id, name }) => ({ id, name })) }, version: null } }
  },
}

async function pushed(call: ApiCall<'pushCar'>): Promise<Answer> {
  const { guard, input } = call
  const pushedCar = await pushCar(call, input, guard.once)
  if (!pushedCar.ok) {
    const { column, reason, suggestion } = pushedCar
    const { problem, ...rest } = failure(pushedCar.code, column, null, pushedCar.code === 'car-refused' ? reason : null)
    return { ...rest, problem: suggestion === null ? problem : { ...problem, fix: suggestion } }
  }
  const warnings = pushedCar.remarks.map(({ column, reason, value, suggestion = null }) => ({
    field: column,
    message: reason,
    value,
    fix: suggestion,
  }))
  const value: ApiPushedCar = { result: pushedCar.result, car: pushedCar.car, warnings }
  return { done: { value, version: null } }
}

/** A write answers with the conversation as it is now; a repeated call too. */
async function acted(call: ApiCall, done: Acted<Refused>, where: string): Promise<Answer> {
  if (done.ok) return shown(call)
  const field = done.reason === 'not-found' ? 'id' : done.reason === 'subject-variables' ? 'subject' : where
  return failure(CODES[done.reason], field)
}

const CODES = {
  'not-found': 'not-found',
  same: 'same',
  'never-new-again': 'never-new-again',
  'reason-missing': 'reason-missing',
  'reason-unknown': 'reason-unknown',
  'sale-stands': 'sale-stands',
  'no-such-person': 'no-such-person',
  'no-address': 'no-address-of-buyer',
  variables: 'variables',
  'subject-variables': 'variables',
  'no-such-car': 'no-such-car',
  empty: 'empty',
} as const satisfies Readonly<Record<string, FailureCode>>
type Refused = Exclude<keyof typeof CODES, 'not-found'>

async function shown(call: ApiCall): Promise<Answer> {
  const { platform, site, id } = call
  const shownConversation = await showConversation(call, id)
  if (shownConversation === null) return failure('not-found', 'id')
  return {
    done: {
      value: conversationDetail(shownConversation, site, platform.clock.now()),
      version: versionOf(shownConversation.conversation),
    },
  }
}
