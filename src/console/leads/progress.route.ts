import { nextStepForm } from '#domain/inbox/next-step-form.ts'
import { STAGES, type Stage } from '#domain/inbox/stage.ts'
import { assign } from '#operations/inbox/assign.ts'
import { planNextStep } from '#operations/inbox/set-next-action.ts'
import { setStage } from '#operations/inbox/set-stage.ts'
import type { ConsoleHandler } from '../console-call.ts'
import { faultText } from '../form/fault-text.ts'
import { formText } from '../form-text.ts'
import { staffRequest } from '../on-site.ts'
import { conversationPage, NOT_FOUND } from './conversation-page.ts'
import { guardOf, meanwhileText, unlessDone } from './done-meanwhile.ts'
import { back, idOf, refused } from './lead-call.ts'

/** INBOX-2, INBOX-4: who has a lead, its stage and its next step. */
export const routes = {
  'POST /leads/:id/next': async (call) => {
    const request = staffRequest(call)
    const filled = nextStepForm(request.site.region).read(call.form)
    const faults = Object.keys(filled.faults).length
    if (faults > 0) return conversationPage(call, { fault: faultText(faults), next: { filled, clashes: [] } })
    const done = await planNextStep(request, idOf(call), filled)
    if (done.ok) return back(call, { did: 'next' })
    if (done.reason === 'not-found') return NOT_FOUND
    return conversationPage(call, {
      fault: 'The next step changed meanwhile.',
      next: { filled, clashes: done.clashes },
    })
  },
  'POST /leads/:id/stage': async (call) => {
    const { form } = call
    const request = staffRequest(call)
    const stage = stageOf(formText(form, 'stage'))
    if (stage === null) return refused(call, 'same', 'Choose a stage.')
    const step = call.platform.randomId()
    const done = await unlessDone(setStage(request, idOf(call), { stage, ...whyOf(form, stage), step }, guardOf(call)))
    if ('event' in done) return refused(call, 'meanwhile', meanwhileText(call, done.event, 'The stage'))
    if (!done.ok) return refused(call, done.reason, STAGE_FAULTS[done.reason])
    return back(call, { did: 'stage', was: done.before.stage, step })
  },
  'POST /leads/:id/assign': async (call) => {
    const { form } = call
    const request = staffRequest(call)
    const given = { person: formText(form, 'person') || null, step: call.platform.randomId() }
    const done = await unlessDone(assign(request, idOf(call), given, guardOf(call)))
    if ('event' in done) return refused(call, 'meanwhile', meanwhileText(call, done.event, 'The owner'))
    if (!done.ok) return refused(call, done.reason, 'This person may not answer the lead.')
    return back(call, { did: 'assign', step: given.step })
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const STAGE_FAULTS = {
  same: 'It is in this stage already.',
  'never-new-again': 'A lead that was answered is not new again.',
  'reason-missing': 'Say why: choose a reason.',
  'reason-unknown': 'This reason is no longer in the list: choose another one.',
  'sale-stands': 'This lead has a sale. Take the sale back first.',
  'not-found': '',
} as const

/** SALES-10: the reason of lost is chosen, and words of one's own are a note to it; junk may have a reason of one's own. */
function whyOf(form: FormData, stage: Stage) {
  const [chosen, own] = [formText(form, 'reason'), formText(form, 'other')]
  return stage === 'lost' ? { reason: chosen || null, note: own } : { reason: own || chosen || null }
}

function stageOf(text: string): Stage | null {
  return STAGES.find((stage) => stage === text) ?? null
}
