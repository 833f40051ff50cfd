import { rebaseDraft } from '#operations/draft/publish-draft.ts'
import { settleClash } from '#operations/draft/settle-clash.ts'
import { showDraft } from '#operations/draft/show-draft.ts'
import type { ConsoleAnswer, ConsoleCall } from '../../console-call.ts'
import { formText } from '../../form-text.ts'
import { staffRequest } from '../../on-site.ts'
import { NO_DRAFT } from '../../refusal-pages.ts'
import { seenOf } from './clash-rows.ts'
import { draftHref } from './draft-view.ts'
import { changesPage } from './publish.ts'

/** STUDIO-9: brings a draft up to date with the version that is live. */
export async function rebase(call: ConsoleCall): Promise<ConsoleAnswer> {
  const id = call.params['draft'] ?? ''
  return (await rebaseDraft(staffRequest(call), id)) === null ? NO_DRAFT : { to: `${draftHref(id)}/changes` }
}

/** STUDIO-9: keeps the draft's value or the website's. What the page did not show is not replaced. */
export async function settle(call: ConsoleCall): Promise<ConsoleAnswer> {
  const request = staffRequest(call)
  const id = call.params['draft'] ?? ''
  const shownDraft = await showDraft(request, id)
  if (shownDraft === null) return NO_DRAFT
  const number = Number(formText(call.form, 'number'))
  const clash = shownDraft.clashes.find(({ change }) => change.number === number)
  if (clash === undefined || seenOf(shownDraft, clash) !== formText(call.form, 'seen'))
    return { page: changesPage(call, shownDraft, { faults: [fault(REASONS.other)] }), status: 409 }
  const keep = formText(call.form, 'keep') === 'mine' ? 'mine' : 'theirs'
  const result = await settleClash(request, id, { number, keep })
  if (result === null) return NO_DRAFT
  if (result.ok) return { to: `${draftHref(id)}/changes` }
  const text = result.reason === 'locked' ? `This part is locked by ${result.lockedBy}.` : REASONS[result.reason]
  return { page: changesPage(call, shownDraft, { faults: [fault(text)] }), status: 409 }
}

function fault(text: string): { readonly text: string; readonly href: null } {
  return { text, href: null }
}

const REASONS = {
  other: 'Another person changed or decided this meanwhile. Look at it again.',
  conflict: 'What it changes is not on the website any more. Keep the website’s.',
  closed: 'This draft is published, scheduled or waits for approval.',
  malformed: 'The form was not understood. Open the page again.',
  'too-many': 'This draft has too many changes. Publish it, or begin another one.',
} as const
