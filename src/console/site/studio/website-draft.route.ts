import { cutText } from '#domain/cut-text.ts'
import { preparePages } from '#operations/draft/draft-findings.ts'
import { showDraft } from '#operations/draft/show-draft.ts'
import { redoInDraft, undoInDraft } from '#operations/draft/undo-draft.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../../console-call.ts'
import { formText } from '../../form-text.ts'
import { onSite, staffRequest } from '../../on-site.ts'
import { NO_DRAFT } from '../../refusal-pages.ts'
import { type MessagePage, typedPage } from '../../shown.ts'
import { mayRoute } from './asides.ts'
import { draftBar, draftHref } from './draft-view.ts'
import { changePart, goToMark, showPart } from './edit-part.ts'
import { foundRows, outlineView } from './outline-view.ts'
import { publish, showChanges } from './publish.ts'
import { rebase, settle } from './settle.ts'
import type { WebsiteDraftPage } from './website-values.ts'

const MOST_TYPED = 200

/** A draft of the website: its parts, its changes, undo and publication. */
export const routes = {
  'GET /website/drafts/:draft': async (call) => {
    const shownDraft = await showDraft(staffRequest(call), idOf(call))
    if (shownDraft === null) return NO_DRAFT
    preparePages(staffRequest(call))
    const words = cutText(call.query.get('q') ?? '', MOST_TYPED)
    const parts = `${draftHref(shownDraft.draft.id)}/parts`
    return {
      page: typedPage<WebsiteDraftPage>({
        kind: 'website-draft',
        bar: draftBar(shownDraft, onSite(call).site),
        outline: outlineView(parts, null, { locks: shownDraft.locks, mayRoute: mayRoute(call) }),
        words,
        found: foundRows(parts, words, onSite(call).site.region, mayRoute(call)),
      }),
    }
  },
  'GET /website/drafts/:draft/parts/:part': showPart,
  'POST /website/drafts/:draft/parts/:part': changePart,
  'GET /website/drafts/:draft/at': goToMark,
  'GET /website/drafts/:draft/changes': showChanges,
  'POST /website/drafts/:draft/publish': publish,
  'POST /website/drafts/:draft/rebase': rebase,
  'POST /website/drafts/:draft/settle': settle,
  'POST /website/drafts/:draft/undo': (call) => step(call, undoInDraft),
  'POST /website/drafts/:draft/redo': (call) => step(call, redoInDraft),
} as const satisfies Readonly<Record<string, ConsoleHandler>>

/** STUDIO-10: takes one's own last step back, or makes it again, and leads back to the page. */
async function step(call: ConsoleCall, act: typeof undoInDraft): Promise<ConsoleAnswer> {
  const id = idOf(call)
  const result = await act(staffRequest(call), id, Number(formText(call.form, 'step')))
  if (result === null) return NO_DRAFT
  if (!result.ok)
    return {
      page: typedPage<MessagePage>({
        kind: 'message',
        title: 'Not taken back',
        sentence: REASONS[result.reason] ?? REASONS.closed,
      }),
      status: 409,
    }
  const to = formText(call.form, 'to')
  return { to: to.startsWith(`${draftHref(id)}`) ? to : draftHref(id) }
}

const REASONS: Readonly<Record<string, string>> & { readonly closed: string } = {
  later: 'Another person changed the same since. Change it back by hand.',
  'not-yours': 'Only your own last step can be taken back.',
  locked: 'This part is locked by your group.',
  closed: 'This draft is published, scheduled or waits for approval.',
}

function idOf({ params }: ConsoleCall): string {
  return params['draft'] ?? ''
}
