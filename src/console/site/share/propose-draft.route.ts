import { approveDraft, proposeDraft, reopenDraft, sendBackDraft } from '#operations/draft/propose-draft.ts'
import { type ShownDraft, showDraft } from '#operations/draft/show-draft.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../../console-call.ts'
import { formText } from '../../form-text.ts'
import { staffRequest } from '../../on-site.ts'
import { NO_DRAFT } from '../../refusal-pages.ts'
import { type MessagePage, typedPage } from '../../shown.ts'
import { faultsOf, warningsOf } from '../studio/checks/found-rows.ts'
import { draftHref } from '../studio/draft-view.ts'
import { seenOf } from '../studio/propose-view.ts'
import { changesPage } from '../studio/publish.ts'

/** STUDIO-15: a draft goes to a publisher, who approves it or sends it back. */
export const routes = {
  'POST /website/drafts/:draft/propose': (call) =>
    withSentence(call, (sentence) => proposeDraft(staffRequest(call), idOf(call), sentence)),
  'POST /website/drafts/:draft/send-back': (call) =>
    withSentence(call, (sentence) => sendBackDraft(staffRequest(call), idOf(call), sentence)),
  'POST /website/drafts/:draft/reopen': async (call) => moved(call, await reopenDraft(staffRequest(call), idOf(call))),
  'POST /website/drafts/:draft/approve': async (call) => {
    const shownDraft = await showDraft(staffRequest(call), idOf(call))
    return shownDraft === null ? NO_DRAFT : approve(call, shownDraft)
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

/** Publishes what the person saw: a proposal that was taken back and changed since is shown again first. */
async function approve(call: ConsoleCall, shown: ShownDraft): Promise<ConsoleAnswer> {
  if (shown.draft.state !== 'proposed' || seenOf(shown.draft) !== formText(call.form, 'seen'))
    return { page: changesPage(call, shown, { faults: [{ text: CHANGED, href: null }] }), status: 409 }
  const confirmed = call.form.getAll('confirmed').map(String)
  const result = await approveDraft(staffRequest(call), shown.draft.id, { message: shown.draft.name, confirmed })
  if (result === null) return NO_DRAFT
  if (result.ok) return { to: `/website?published=${result.version}` }
  return {
    page: changesPage(call, shown, { faults: faultsOf(shown, result), warnings: warningsOf(shown, result, confirmed) }),
    status: 409,
  }
}

const CHANGED = 'The proposal was taken back or changed since. Look at the changes again.'

async function withSentence(
  call: ConsoleCall,
  act: (sentence: string) => Promise<boolean | null>,
): Promise<ConsoleAnswer> {
  const sentence = formText(call.form, 'sentence')
  if (sentence !== '') return moved(call, await act(sentence))
  const shownDraft = await showDraft(staffRequest(call), idOf(call))
  if (shownDraft === null) return NO_DRAFT
  return { page: changesPage(call, shownDraft, { sentenceFault: 'Write a sentence.' }), status: 400 }
}

function moved(call: ConsoleCall, isDone: boolean | null): ConsoleAnswer {
  if (isDone === null) return NO_DRAFT
  return isDone ? { to: `${draftHref(idOf(call))}/changes` } : NOT_NOW
}

function idOf({ params }: ConsoleCall): string {
  return params['draft'] ?? ''
}

const NOT_NOW = {
  status: 409,
  page: typedPage<MessagePage>({
    kind: 'message',
    title: 'Not done',
    sentence: 'Another person has moved this draft on since, or it has no changes. Look at its changes again.',
  }),
} as const
