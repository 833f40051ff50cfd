import { approveRun, rejectRun, tryRun } from '#operations/intake/manage-feeds.ts'
import { undoApproval } from '#operations/intake/undo-approval.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { staffRequest } from '../on-site.ts'
import { withPatience } from '../with-patience.ts'
import { addressOf, feedRunQuestion, idOf } from './feed-run-question.ts'
import { runPage } from './feed-run-view.ts'

/** INTAKE-3: one file, with the decision on a held one. STAFF-12: approving asks, and can be undone for an hour. */
export const routes = {
  'GET /feed-runs/:id': (call) => runPage(call, { notice: NOTICES[call.query.get('did') ?? ''] ?? null }),
  'POST /feed-runs/:id/trial': async (call) => {
    const waited = await withPatience(tryRun(staffRequest(call), idOf(call)), call.platform.log)
    if (!waited.isDone) return runPage(call, { fault: 'This file takes too long to try. Nothing was changed.' })
    if (waited.result === null) return runPage(call, { fault: 'This file is no longer stored.' })
    return runPage(call, waited.result.ok ? { trial: waited.result.report } : { fault: waited.result.sentence })
  },
  'POST /feed-runs/:id': async (call) => {
    const isApproval = formText(call.form, 'do') === 'approve'
    const question = isApproval ? await feedRunQuestion(call) : null
    if (question) return question
    const decide = isApproval ? approveRun : rejectRun
    const waited = await withPatience(decide(staffRequest(call), idOf(call)), call.platform.log)
    if (!waited.isDone)
      return runPage(call, { fault: 'The file is being applied. Load this page again in a minute for the result.' })
    return decided(call, waited.result, isApproval ? 'approved' : 'rejected')
  },
  'POST /feed-runs/:id/undo': async (call) => {
    const waited = await withPatience(undoApproval(staffRequest(call), idOf(call)), call.platform.log)
    if (!waited.isDone)
      return runPage(call, { fault: 'The stock is being put back. Load this page again in a minute for the result.' })
    if (waited.result === null) return runPage(call, { fault: 'This can no longer be undone. Nothing was changed.' })
    return decided(call, waited.result, 'undone')
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const NOTICES: Readonly<Record<string, string>> = {
  approved: 'The file is used.',
  rejected: 'Rejected. The stock stays as it is.',
  undone: 'Undone. The stock is as it was, and the file waits again.',
}

function decided(
  call: ConsoleCall,
  done: { readonly isDone: boolean; readonly sentence: string } | null,
  did: string,
): ConsoleAnswer | Promise<ConsoleAnswer> {
  if (done === null) return runPage(call, { fault: 'Another person decided on this file, or a later one replaced it.' })
  return done.isDone ? { to: `${addressOf(call)}?did=${did}` } : runPage(call, { fault: done.sentence })
}
