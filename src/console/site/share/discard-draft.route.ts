import { discardDraft } from '#operations/draft/drafts.ts'
import { showDraft } from '#operations/draft/show-draft.ts'
import type { ConsoleHandler } from '../../console-call.ts'
import { askFirst } from '../../held/ask-first.ts'
import { staffRequest } from '../../on-site.ts'
import { NO_DRAFT } from '../../refusal-pages.ts'
import { type MessagePage, typedPage } from '../../shown.ts'
import { draftHref } from '../studio/draft-view.ts'

/** STUDIO-7: ends a draft that nobody wants any more. */
export const routes = {
  'POST /website/drafts/:draft/discard': async (call) => {
    const request = staffRequest(call)
    const shownDraft = await showDraft(request, call.params['draft'] ?? '')
    if (shownDraft === null) return NO_DRAFT
    const { draft, changes } = shownDraft
    const people = [...new Set(changes.filter(({ undone }) => !undone).map(({ by }) => by.name))]
    const whose =
      people.length === 0 ? 'It has no changes.' : `Changes of ${people.join(', ')} go with it, unpublished.`
    const question = askFirst(call, `${draftHref(draft.id)}/discard`, {
      title: 'Discard this draft?',
      sentences: [draft.name, `${whose} This cannot be undone.`],
      button: 'Discard the draft',
      back: draftHref(draft.id),
    })
    if (question) return question
    return (await discardDraft(request, draft.id)) ? { to: '/website' } : OVER
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const OVER = {
  status: 409,
  page: typedPage<MessagePage>({
    kind: 'message',
    title: 'Not discarded',
    sentence: 'This draft is live, published or discarded already.',
  }),
} as const
