import { isOver } from '#domain/draft/draft-state.ts'
import { showDraft } from '#operations/draft/show-draft.ts'
import { listPreviewLinks, makePreviewLink, withdrawPreviewLink } from '#operations/preview/preview-links.ts'
import { previewOrigin } from '#site/preview-host.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../../console-call.ts'
import { formText } from '../../form-text.ts'
import { askFirst } from '../../held/ask-first.ts'
import { onSite, staffRequest } from '../../on-site.ts'
import { missing } from '../../refusal-pages.ts'
import { typedPage } from '../../shown.ts'
import { momentOf } from '../../time/moment.ts'
import { draftBar, draftHref } from '../studio/draft-view.ts'
import type { LinkRow, WebsiteSharePage } from './share-values.ts'

/** STUDIO-7: links by which people without an account see a draft. */
export const routes = {
  'GET /website/drafts/:draft/share': (call) => sharePage(call, null),
  'POST /website/drafts/:draft/share': async (call) => {
    const result = await makePreviewLink(staffRequest(call), draftOf(call), formText(call.form, 'note'))
    if (result === null) return MISSING
    if (!result.ok) return sharePage(call, FAULTS[result.reason])
    return { to: `${shareHref(call)}?did=made` }
  },
  'POST /website/drafts/:draft/share/:link/withdraw': async (call) => {
    const link = (await listPreviewLinks(staffRequest(call), draftOf(call))).find(
      ({ id }) => id === call.params['link'],
    )
    if (link === undefined) return MISSING
    const question = askFirst(call, `${shareHref(call)}/${encodeURIComponent(link.id)}/withdraw`, {
      title: 'Withdraw the link?',
      sentences: [link.note || UNNAMED, 'Its address opens nothing any more. This cannot be undone.'],
      button: 'Withdraw the link',
      back: shareHref(call),
    })
    if (question) return question
    await withdrawPreviewLink(staffRequest(call), link.id)
    return { to: `${shareHref(call)}?did=withdrawn` }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const UNNAMED = 'A link without a note'

const FAULTS = {
  over: 'This draft is over, so there is nothing to share.',
  'too-many': 'This draft has too many links. Withdraw one first.',
} as const

const SAID: Readonly<Record<string, string>> = {
  made: 'Made. Copy its address from the list.',
  withdrawn: 'Withdrawn. Its address opens nothing any more.',
}

async function sharePage(call: ConsoleCall, fault: string | null): Promise<ConsoleAnswer> {
  const shownDraft = await showDraft(staffRequest(call), draftOf(call))
  if (shownDraft === null) return MISSING
  const { previews } = call.platform
  const { site } = onSite(call)
  const origin = previews && previewOrigin(previews, site.slug, call.port)
  const links = (await listPreviewLinks(staffRequest(call), shownDraft.draft.id)).map(
    ({ id, note, madeBy, endsAt, withdrawnAt, isOpen, pass }): LinkRow => ({
      id,
      note: note || UNNAMED,
      by: madeBy.name,
      until: momentOf(endsAt, site),
      address: isOpen && origin ? `${origin}/preview?${new URLSearchParams({ pass })}` : null,
      isWithdrawn: withdrawnAt !== null,
    }),
  )
  return {
    page: typedPage<WebsiteSharePage>({
      kind: 'website-share',
      bar: draftBar(shownDraft, site),
      links,
      mayMake: previews !== null && !isOver(shownDraft.draft),
      notice: SAID[call.query.get('did') ?? ''] ?? null,
      fault,
    }),
    status: fault === null ? 200 : 409,
  }
}

function draftOf({ params }: ConsoleCall): string {
  return params['draft'] ?? ''
}

function shareHref(call: ConsoleCall): string {
  return `${draftHref(draftOf(call))}/share`
}

const MISSING = missing('This draft or link is not there any more.')
