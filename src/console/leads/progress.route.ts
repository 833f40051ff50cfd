import { withFaults } from '#domain/form/define-form.ts'
import { nextStepForm, OWNER_FORM, STAGE_FORM, whyOf } from '#domain/inbox/form/progress-forms.ts'
import { assign } from '#operations/inbox/assign.ts'
import { planNextStep } from '#operations/inbox/set-next-action.ts'
import { setStage } from '#operations/inbox/set-stage.ts'
import type { ConsoleHandler } from '../console-call.ts'
import { faultsIn } from '../form/came-forms.ts'
import { staffRequest } from '../on-site.ts'
import { NOT_FOUND } from './conversation-page.ts'
import { guardOf, meanwhileText, unlessDone } from './done-meanwhile.ts'
import { back, idOf, refused, toMend } from './lead-call.ts'

/** INBOX-2, INBOX-4: who has a lead, its stage and its next step. */
export const routes = {
  'POST /leads/:id/next': async (call) => {
    const request = staffRequest(call)
    const filled = nextStepForm(request.site.region).read(call.form)
    const next = { ...filled, clashes: [] }
    if (faultsIn({ next }) > 0) return toMend(call, { next })
    const done = await planNextStep(request, idOf(call), filled)
    if (done.ok) return back(call, { did: 'next' })
    if (done.reason === 'not-found') return NOT_FOUND
    const fault = 'The next step changed meanwhile.'
    return refused(call, done.reason, fault, { next: { ...filled, clashes: done.clashes } })
  },
  'POST /leads/:id/stage': async (call) => {
    const stage = STAGE_FORM.read(call.form)
    const to = stage.values.stage
    // Its controls are buttons, so the sentence is at the top.
    if (to === undefined) return refused(call, 'same', 'Choose a stage.', { stage })
    if (faultsIn({ stage }) > 0) return toMend(call, { stage })
    const step = call.platform.randomId()
    const change = { stage: to, ...whyOf(to, stage.values), step }
    const done = await unlessDone(setStage(staffRequest(call), idOf(call), change, guardOf(call)))
    if ('event' in done) return refused(call, 'meanwhile', meanwhileText(call, done.event, 'The stage'), { stage })
    if (done.ok) return back(call, { did: 'stage', was: done.before.stage, step })
    if (done.reason === 'reason-missing' || done.reason === 'reason-unknown')
      return toMend(call, { stage: withFaults(stage, { reason: REASON_FAULTS[done.reason] }) })
    return refused(call, done.reason, STAGE_FAULTS[done.reason], { stage })
  },
  'POST /leads/:id/assign': async (call) => {
    const owner = OWNER_FORM.read(call.form)
    const given = { person: owner.values.person || null, step: call.platform.randomId() }
    const done = await unlessDone(assign(staffRequest(call), idOf(call), given, guardOf(call)))
    if ('event' in done) return refused(call, 'meanwhile', meanwhileText(call, done.event, 'The owner'), { owner })
    if (done.ok) return back(call, { did: 'assign', step: given.step })
    if (done.reason === 'not-found') return NOT_FOUND
    return toMend(call, { owner: withFaults(owner, { person: 'This person may not answer the lead.' }) })
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const REASON_FAULTS = {
  'reason-missing': 'Say why: choose a reason.',
  'reason-unknown': 'This reason is no longer in the list: choose another one.',
} as const

const STAGE_FAULTS = {
  same: 'It is in this stage already.',
  'never-new-again': 'A lead that was answered is not new again.',
  'sale-stands': 'This lead has a sale. Take the sale back first.',
  'not-found': '',
} as const
