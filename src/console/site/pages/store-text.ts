import { changeDraft } from '#operations/draft/change-draft.ts'
import { readDraftText, storeDraftText } from '#operations/draft/draft-texts.ts'
import { type ShownDraft, showDraft } from '#operations/draft/show-draft.ts'
import { joinFront, splitFront } from '#site/content/front-matter.ts'
import { PAGE_PART } from '#site/controls/outline.ts'
import type { ConsoleAnswer, ConsoleCall } from '../../console-call.ts'
import { formText } from '../../form-text.ts'
import { onSite, staffRequest } from '../../on-site.ts'
import { momentOf } from '../../time/moment.ts'
import { closedAt } from '../part/closed-places.ts'
import { draftSource } from '../part/draft-source.ts'
import { isPageFile } from '../part/site-steps.ts'
import { mayRoute } from '../studio/asides.ts'
import { draftBar, draftHref, partHref, textHref } from '../studio/draft-view.ts'
import { outlineView } from '../studio/outline-view.ts'
import { previewAt } from '../studio/preview-address.ts'
import { addressOf, isTextFile, lineFields, picturesBeside } from './text-file.ts'
import type { WebsiteTextPage } from './texts-values.ts'

interface TextState {
  readonly fault?: string | null
  readonly clash?: string | null
  /** The name of a picture that was just stored beside the text. */
  readonly added?: string | null
  /** The hash of what was just stored: another person may have written over it meanwhile, which the next text meets. */
  readonly seen?: string
  /** What was typed and is not stored. */
  readonly typed?: { readonly head: Readonly<Record<string, string>>; readonly body: string; readonly seen?: string }
}

/** The form of a page or an article. Null: the draft has no such file. */
export async function showText(
  call: ConsoleCall,
  shown: ShownDraft,
  { fault = null, clash = null, added = null, seen, typed }: TextState,
): Promise<ConsoleAnswer | null> {
  const file = call.query.get('file') ?? ''
  const read = isTextFile(file) ? await readDraftText(staffRequest(call), shown, file) : null
  if (read === null) return null
  const { site, actor } = onSite(call)
  const { id } = shown.draft
  const { head, body } = splitFront(read.text)
  const pictures = picturesBeside(shown.files, file)
  const source = draftSource(shown, { timezone: site.timezone })
  const page: WebsiteTextPage = {
    kind: 'website-text',
    title: head?.['title'] || addressOf(file),
    action: textHref(id, file) ?? '',
    bar: draftBar(shown, site),
    outline: outlineView(`${draftHref(id)}/parts`, 'pages', { locks: shown.locks, mayRoute: mayRoute(call) }),
    fields: lineFields(file, typed?.head ?? head ?? {}, {
      pictures,
      categories: source.referred('blog.categories', 'slug'),
    }),
    text: typed?.body ?? body.trim(),
    seen: typed?.seen ?? seen ?? read.hash,
    address: addressOf(file),
    blocks: blocksHref(shown, file),
    pictures,
    preview: previewAt(call, id, addressOf(file)),
    fault,
    clash,
    added,
    closed: closedAt(shown, actor, site)([file]),
  }
  return { page, ...(fault === null && clash === null && { isStored: true }) }
}

function blocksHref({ draft, files }: ShownDraft, file: string): string | null {
  const blocks = file.replace(/\.md$/, '.json')
  return isPageFile(blocks) && Object.hasOwn(files, blocks) ? partHref(draft.id, PAGE_PART.id, [blocks]) : null
}

/** STUDIO-8, 9: stores a text as it is typed, with the one that was shown. Null: the draft has no such file. */
export async function storeText(call: ConsoleCall, shown: ShownDraft): Promise<ConsoleAnswer | null> {
  const request = staffRequest(call)
  const file = call.query.get('file') ?? ''
  const read = isTextFile(file) ? await readDraftText(request, shown, file) : null
  if (read === null) return null
  const { head } = splitFront(read.text)
  const names = lineFields(file, {}, { pictures: [], categories: [{ value: '', label: '' }] }).map(({ name }) => name)
  const lines = Object.fromEntries(
    names.flatMap((name) =>
      call.form.has(name) || name === 'featured' ? [[name, formText(call.form, name)] as const] : [],
    ),
  )
  const typed = {
    head: { ...head, ...lines },
    body: String(call.form.get('text') ?? '').replaceAll('\r\n', '\n'),
    seen: formText(call.form, 'seen'),
  }
  const hash = await storeDraftText(request, joinFront(typed.head, typed.body))
  if (hash === null) return showText(call, shown, { fault: 'Not saved: it is too long for one page.', typed })
  const key = formText(call.form, 'key') || call.platform.randomId()
  const before = { hash: typed.seen }
  const changes = [{ kind: 'put' as const, path: [file], before, after: { hash } }]
  const result = await changeDraft(request, shown.draft.id, { key, seen: shown.last, changes })
  const again = await showDraft(request, shown.draft.id)
  if (result === null || again === null) return null
  if (result.ok) return showText(call, again, { seen: hash })
  if (result.reason !== 'conflict') return showText(call, again, { fault: FAULTS[result.reason], typed })
  const [conflict] = result.conflicts
  const at = momentOf(new Date(conflict?.at ?? 0), onSite(call).site).text
  const clash = `${conflict?.by ?? 'Another publication'} changed this at ${at}. What you wrote is not stored.`
  // 'Keep mine' sends the text again, over the one that is there now.
  return showText(call, again, { clash, typed: { head: typed.head, body: typed.body } })
}

const FAULTS = {
  closed: 'Not saved: this draft is published, scheduled or waits for approval.',
  malformed: 'Not saved: the form was not understood. Open the page again.',
  'too-many': 'Not saved: this draft has too many changes. Publish it, or begin another one.',
  locked: 'Not saved: this part is locked by your group.',
} as const
