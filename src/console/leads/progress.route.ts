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
    const result = await planNextStep(request, idOf(call), filled)
    if (result.ok) return back(call, { did: 'next' })
    if (result.reason === 'not-found') return NOT_FOUND
    const fault = 'The next step changed meanwhile.'
    return refused(call, result.reason, fault, { next: { ...filled, clashes: result.clashes } })
  },
  'POST /leads/:id/stage': async (call) => {
    const stage = STAGE_FORM.read(call.form)
    const to = stage.values.stage
    // Its controls are buttons, so the sentence is at the top.
    if (to === undefined) return refused(call, 'same', 'Choose a stage.', { stage })
    if (faultsIn({ stage }) > 0) return toMend(call, { stage })
    const step = call.platform.randomId()
    const change = { stage: to, ...whyOf(to, stage.values), step }
    const result = await unlessDone(setStage(staffRequest(call), idOf(call), change, guardOf(call)))
    if ('event' in result) return refused(call, 'meanwhile', meanwhileText(call, result.event, 'The stage'), { stage })
    if (result.ok) return back(call, { did: 'stage', was: result.before.stage, step })
    if (result.reason === 'reason-missing' || result.reason === 'reason-unknown')
      return toMend(call, { stage: withFaults(stage, { reason: REASON_FAULTS[result.reason] }) })
    return refused(call, result.reason, STAGE_FAULTS[result.reason], { stage })
  },
  'POST /leads/:id/assign': async (call) => {
    const owner = OWNER_FORM.read(call.form)
    const assignment = { person: owner.values.person || null, step: call.platform.randomId() }
    const result = await unlessDone(assign(staffRequest(call), idOf(call), assignment, guardOf(call)))
    if ('event' in result) return refused(call, 'meanwhile', meanwhileText(call, result.event, 'The owner'), { owner })
    if (result.ok) return back(call, { did: 'assign', step: assignment.step })
    if (result.reason === 'not-found') return NOT_FOUND
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
