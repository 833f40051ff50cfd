import { zonedYear } from '#domain/date/zoned-time.ts'
import { changeDraft } from '#operations/draft/change-draft.ts'
import { readDraftText } from '#operations/draft/draft-texts.ts'
import { type ShownDraft, showDraft } from '#operations/draft/show-draft.ts'
import { splitFront } from '#site/content/front-matter.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../../console-call.ts'
import { formText } from '../../form-text.ts'
import { onSite, staffRequest } from '../../on-site.ts'
import { missing } from '../../refusal-pages.ts'
import { dateOf, dayYearText } from '../../time/day-text.ts'
import { momentOf } from '../../time/moment.ts'
import { mayRoute } from '../studio/asides.ts'
import { draftBar, draftHref, textHref } from '../studio/draft-view.ts'
import { outlineView } from '../studio/outline-view.ts'
import { addToText } from './add-to-text.ts'
import { newText } from './new-text.ts'
import { showText, storeText } from './store-text.ts'
import { addressOf, isArticle, isTextFile, picturesBeside } from './text-file.ts'
import type { NewFault, TextRow, WebsitePagesPage } from './texts-values.ts'

/** STUDIO-2: the pages and articles of a site. */
export const routes = {
  'GET /website/drafts/:draft/pages': (call) => listPage(call, null),
  'POST /website/drafts/:draft/pages': async (call) => {
    const shownDraft = await shownOf(call)
    const madeText = shownDraft && (await newText(call, shownDraft))
    if (shownDraft === null || madeText === null) return MISSING
    return 'fault' in madeText
      ? listPage(call, madeText.fault)
      : { to: textHref(shownDraft.draft.id, madeText.file) ?? pagesHref(shownDraft.draft.id) }
  },
  'GET /website/drafts/:draft/pages/edit': async (call) => {
    const shownDraft = await shownOf(call)
    if (shownDraft === null) return MISSING
    return (await showText(call, shownDraft, {})) ?? { to: `${pagesHref(shownDraft.draft.id)}` }
  },
  'POST /website/drafts/:draft/pages/edit': async (call) => {
    const shownDraft = await shownOf(call)
    return shownDraft === null ? MISSING : ((await storeText(call, shownDraft)) ?? MISSING)
  },
  'POST /website/drafts/:draft/pages/picture': async (call) => {
    const shownDraft = await shownOf(call)
    return shownDraft === null ? MISSING : ((await addToText(call, shownDraft)) ?? MISSING)
  },
  'POST /website/drafts/:draft/pages/delete': async (call) => {
    const shownDraft = await shownOf(call)
    return shownDraft === null ? MISSING : deleteText(call, shownDraft)
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

function shownOf(call: ConsoleCall): Promise<ShownDraft | null> {
  return showDraft(staffRequest(call), call.params['draft'] ?? '')
}

function pagesHref(draftId: string): string {
  return `${draftHref(draftId)}/pages`
}

async function listPage(call: ConsoleCall, fault: NewFault | null): Promise<ConsoleAnswer> {
  const shownDraft = await shownOf(call)
  if (shownDraft === null) return MISSING
  const { site } = onSite(call)
  const { id } = shownDraft.draft
  const files = Object.keys(shownDraft.files).filter(isTextFile).toSorted()
  const rows = await Promise.all(files.map((file) => rowOf(call, shownDraft, file)))
  const today = momentOf(call.platform.clock.now(), site).iso.slice(0, DAY)
  const thisYear = zonedYear(call.platform.clock.now(), site.timezone)
  const page: WebsitePagesPage = {
    kind: 'website-pages',
    bar: draftBar(shownDraft, site),
    outline: outlineView(`${draftHref(id)}/parts`, PAGES, { locks: shownDraft.locks, mayRoute: mayRoute(call) }),
    pages: rows.filter(({ file }) => !isArticle(file)),
    articles: rows
      .filter(({ file }) => isArticle(file))
      .toSorted((one, other) => (one.date < other.date ? 1 : -1))
      .map((row) => ({
        ...row,
        note: dateOf(row.date) ? dayYearText(row.date, thisYear, site.region) : '',
      })),
    pictures: picturesBeside(shownDraft.files, 'blog/').map((name) => ({ value: name, label: name })),
    today,
    said: call.query.has('deleted') ? 'Deleted. ‘Undo’ above brings it back.' : null,
    fault,
  }
  return { page, status: fault === null ? 200 : 400 }
}

const DAY = 10
/** The row of the outline. */
const PAGES = 'pages'

interface FileRow extends TextRow {
  readonly file: string
  /** Of an article, ISO; '': none. */
  readonly date: string
}

async function rowOf(call: ConsoleCall, shown: ShownDraft, file: string): Promise<FileRow> {
  const read = await readDraftText(staffRequest(call), shown, file)
  const { head } = splitFront(read?.text ?? '')
  const address = addressOf(file)
  const href = textHref(shown.draft.id, file) ?? ''
  return { file, href, title: head?.['title'] || address, note: address, date: head?.['date'] ?? '' }
}

/** Deletes a page with its blocks, as one step. */
async function deleteText(call: ConsoleCall, shown: ShownDraft): Promise<ConsoleAnswer> {
  const file = call.query.get('file') ?? ''
  const content = Object.hasOwn(shown.files, file) && isTextFile(file) ? shown.files[file] : undefined
  if (content === undefined) return { to: pagesHref(shown.draft.id) }
  const blocks = file.replace(/\.md$/, '.json')
  const beside = isArticle(file) || !Object.hasOwn(shown.files, blocks) ? undefined : shown.files[blocks]
  const seen = formText(call.form, 'seen')
  const before = 'hash' in content && seen !== '' ? { hash: seen } : content
  const result = await changeDraft(staffRequest(call), shown.draft.id, {
    key: call.platform.randomId(),
    seen: shown.last,
    changes: [
      { kind: 'remove-file', path: [file], before },
      ...(beside === undefined ? [] : [{ kind: 'remove-file' as const, path: [blocks], before: beside }]),
    ],
  })
  if (result === null) return MISSING
  if (result.ok) return { to: `${pagesHref(shown.draft.id)}?deleted` }
  return (
    (await showText(call, shown, { fault: 'Not deleted: another person changed it since, or it is closed.' })) ??
    MISSING
  )
}

const MISSING = missing('This draft or page is not there any more.')
